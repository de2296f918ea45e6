import type { PairEvidence } from "../../matching/service.ts";
import type { NamedChange } from "../changes/change.ts";

/** So many of a resume's nearest jobs. */
const NEAREST = 3;

interface Scored {
  readonly evidence: PairEvidence;
}

/**
 * What must matter: for the jobs that fit a resume best, the lines that prove an essential requirement are
 * taken out.
 */
export function controlsOf<Pair extends Scored>(
  pairs: readonly Pair[],
): (NamedChange & { readonly pair: Pair })[] {
  return [...pairs]
    .sort((a, b) => a.evidence.distance - b.evidence.distance)
    .flatMap((pair) => {
      const without = provingLines(pair.evidence);
      return without.length > 0 ? { pair, without } : [];
    })
    .slice(0, NEAREST)
    .map(({ pair, without }) => ({
      kind: "control",
      label: "without the lines that prove what is essential",
      change: { kind: "control", without },
      pair,
    }));
}

function provingLines({ requirements }: PairEvidence): number[] {
  const proving = requirements.flatMap(({ essential, passages }) =>
    essential ? passages.map(({ line }) => line) : [],
  );
  return [...new Set(proving)];
}
