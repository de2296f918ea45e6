import type { Finding } from "./finding.ts";

/** Of a report: fewer are no report, and more would not be read. */
export const FINDINGS = { least: 6, most: 7 };

/** The strongest of each family in their order; the rest only where there would be too few. */
export function chooseFindings(found: readonly Finding[]): Finding[] {
  const families = new Set<string>();
  const first = found.filter(({ family }) => !families.has(family) && families.add(family));
  const rest = found.filter((finding) => !first.includes(finding));
  const missing = Math.max(0, FINDINGS.least - first.length);
  const chosen = new Set([...first.slice(0, FINDINGS.most), ...rest.slice(0, missing)]);
  return found.filter((finding) => chosen.has(finding));
}
