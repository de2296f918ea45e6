import { withoutShouting } from "../../../matching/service.ts";
import type { Finding, Findings, RoleFound } from "../../findings.ts";

type Evidence = Finding["evidence"][number];

/** Where a cited line stands: in the work of a role, at the head of a role, or outside of all. */
export interface Place {
  readonly kind: "work" | "head" | "outside";
  readonly evidence: Evidence;
  readonly role: RoleFound | undefined;
}

const roleAt = ({ roles }: Pick<Findings, "roles">, line: number) =>
  roles.find(({ from, to }) => line >= from && line <= to);

/** Where advice can point: the present role, or the latest that has a title. */
export function latestRole({ roles }: Pick<Findings, "roles">): RoleFound | undefined {
  const titled = roles.filter(({ title }) => title.trim());
  return titled.find(({ isCurrent }) => isCurrent) ?? titled[0];
}

/** The cited line that tells most: work before a heading, a heading before the rest. */
export function bestPlace(finding: Finding, findings: Findings): Place | undefined {
  const places = finding.evidence.map((evidence) => placeOf(evidence, findings));
  const { credential } = finding;
  if (credential)
    return (
      places.find(({ evidence }) => names(evidence.quote, credential)) ??
      places.find(({ evidence }) => evidence.quote.includes(" ")) ??
      places[0]
    );
  return (
    places.find(({ kind }) => kind === "work") ??
    places.find(({ kind }) => kind === "head") ??
    places[0]
  );
}

const names = (quote: string, credential: string) =>
  credential
    .toLowerCase()
    .split(" ")
    .some((word) => word.length > 4 && quote.toLowerCase().includes(word));

function placeOf(evidence: Evidence, findings: Findings): Place {
  const role = roleAt(findings, evidence.line);
  if (!role) return { kind: "outside", evidence, role };
  if (!role.title.trim()) return { kind: "work", evidence, role: undefined };
  return { kind: isHead(evidence, role) ? "head" : "work", evidence, role };
}

/** A heading may run over two lines, and the second one names the firm or the dates. */
function isHead({ line, quote }: Evidence, { from, title, company }: RoleFound): boolean {
  const has = (part: string) => part !== "" && quote.toLowerCase().includes(part.toLowerCase());
  return line === from || (line <= from + 2 && quote.length < 90 && (has(title) || has(company)));
}

/** Associate, Real Estate, at Tolliver Marsh Lawyers */
export function roleName({ title, company }: RoleFound): string {
  const name = roleTitle({ title });
  if (!company) return name;
  return `${name}${name.includes(",") ? "," : ""} at ${withoutShouting(company.trim())}`;
}

export const roleTitle = ({ title }: Pick<RoleFound, "title">) => withoutShouting(title.trim());

const PRIVATE =
  /\b(?:universit\w*|college|school|tafe|institute|academy|citizen\w*|resident|visa|passport|national\w*|born|birth|married|aged?)\b/i;

/** Schools, origins and the like are cited by their line, never told. Work in a school is work. */
export const mayBeTold = ({ kind, evidence }: Place) =>
  kind === "work" ||
  (kind === "outside" && !PRIVATE.test(evidence.quote) && isWordy(evidence.quote));

/** "CPA" behind a name says nothing that its line does not. */
const isWordy = (quote: string) => (quote.match(/[\p{L}\d]+/gu) ?? []).length > 1;
