import type { Finding } from "./finding.ts";

/** Of a report: fewer are no report, and more would not be read. */
export const FINDINGS = { least: 6, most: 7 };

/** What every report is read for, however little it moved. */
const ALWAYS = new Set(["volume", "fields", "place", "pay", "asks"]);

/** The strongest of each family in their order; the rest only where there would be too few. */
export function chooseFindings(found: readonly Finding[]): Finding[] {
  const families = new Set<string>();
  const first = found.filter(({ family }) => !families.has(family) && families.add(family));
  const rest = found.filter((finding) => !first.includes(finding));
  const missing = Math.max(0, FINDINGS.least - first.length);
  const wanted = [
    ...first.filter(({ family }) => ALWAYS.has(family)),
    ...first.filter(({ family }) => !ALWAYS.has(family)),
  ];
  const chosen = new Set([...wanted.slice(0, FINDINGS.most), ...rest.slice(0, missing)]);
  return found.filter((finding) => chosen.has(finding));
}
