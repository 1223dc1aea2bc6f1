import { params } from "../../state/route.ts";
import { ItemPage } from "./item-page.tsx";
import { AllPapers, OnePaper } from "./overview.tsx";
import "./papers.css";

export function PapersPage() {
  const { item, paper } = params.value;
  if (item !== undefined) return <ItemPage name={item} />;
  return paper === undefined ? <AllPapers /> : <OnePaper name={paper} />;
}
