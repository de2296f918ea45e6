import { Specimen } from "./specimen.tsx";

export function ChartParts() {
  return <Specimen name="Chart">To come.</Specimen>;
}
