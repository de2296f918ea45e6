import { Specimen } from "./specimen.tsx";

export function ListParts() {
  return <Specimen name="List">To come.</Specimen>;
}
