/** The work that builds the product, one name for each piece. */
export const CAPABILITIES = [
  "accounts",
  "shell",
  "legal",
  "notifications",
  "documents",
  "matching",
  "comparison",
  "home",
  "candidate",
  "recruiter",
  "operations",
  "blog",
  "contact",
] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** What is declared built: from then on each of its sentences must be in the product. */
export const BUILT: readonly Capability[] = [
  "accounts",
  "shell",
  "legal",
  "documents",
  "matching",
  "comparison",
  "home",
  "notifications",
  "candidate",
  "recruiter",
  "operations",
  "blog",
  "contact",
];

export interface Sentence {
  readonly text: string;
  /** As in "spec 1 §8". */
  readonly from: string;
  readonly capability: Capability;
  /**
   * `exact`: the whole of a string that the product shows or answers. `pattern`: part of such a
   * string, where `{n}` is a number, another `{name}` some words, and `{}` some words or none.
   */
  readonly kind: "exact" | "pattern";
  /** Of a pattern: the spec describes rather than words it, so capitals are free. */
  readonly anyCase?: true;
}

interface Texts {
  readonly exact?: readonly string[];
  readonly pattern?: readonly string[];
  /** Patterns whose capitals are free. */
  readonly loose?: readonly string[];
}

export function sentences(
  capability: Capability,
  from: string,
  { exact = [], pattern = [], loose = [] }: Texts,
): Sentence[] {
  const about = { from, capability };
  return [
    ...exact.map((text) => ({ ...about, text, kind: "exact" as const })),
    ...pattern.map((text) => ({ ...about, text, kind: "pattern" as const })),
    ...loose.map((text) => ({ ...about, text, kind: "pattern" as const, anyCase: true as const })),
  ];
}
