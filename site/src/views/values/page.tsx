import { params } from "../../state/route.ts";
import { Calculator } from "./calculator.tsx";
import { SumPage } from "./sum/sum-page.tsx";
import "./values.css";

export function ValuesPage() {
  return params.value.sum === undefined ? <Calculator /> : <SumPage />;
}
