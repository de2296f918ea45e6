import { Specimen } from "./specimen.tsx";

export function FloatParts() {
  return <Specimen name="Float">To come.</Specimen>;
}
