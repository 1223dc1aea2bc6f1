import { params } from "../../state/route.ts";
import { Calculator } from "./calculator.tsx";
import "./values.css";

export function ValuesPage() {
  return params.value.sum === undefined ? <Calculator /> : <Calculator />;
}
