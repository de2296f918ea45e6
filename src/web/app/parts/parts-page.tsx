import { ChartParts } from "./chart-parts.tsx";
import { FloatParts } from "./float-parts.tsx";
import { FormParts } from "./form-parts.tsx";
import { ListParts } from "./list-parts.tsx";
import { MatchParts } from "./match-parts.tsx";
import { MatchingParts } from "./matching-parts.tsx";

/** Every part of the design system in every state, so that one picture reviews them all. */
export function PartsPage() {
  return (
    <div className="wrap py-12">
      <h1>Parts</h1>
      <FormParts />
      <FloatParts />
      <ListParts />
      <MatchParts />
      <MatchingParts />
      <ChartParts />
    </div>
  );
}
