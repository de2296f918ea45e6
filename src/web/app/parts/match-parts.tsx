import { Specimen } from "./specimen.tsx";

export function MatchParts() {
  return <Specimen name="Match">To come.</Specimen>;
}
