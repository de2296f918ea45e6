import { Specimen } from "./specimen.tsx";

export function FormParts() {
  return <Specimen name="Form">To come.</Specimen>;
}
