import { paperWithArticle } from "../../../matching/service.ts";
import type { Finding, Findings } from "../../findings.ts";
import { sortOf } from "./forms.ts";

/** a driver licence, admission as a lawyer */
export const credentialName = ({ credential }: Pick<Finding, "credential">) =>
  paperWithArticle(credential);

/** Asked for as a paper, whatever the engine knows of it. */
export const isPaper = (finding: Finding) =>
  finding.credential !== "" || ["paper", "degree"].includes(sortOf(finding));

const WORK: ReadonlySet<Finding["kind"]> = new Set(["skill", "duty", "practice-area", "degree"]);

/** Rights are also asked for among the skills. */
export const isRights = ({ kind, words }: Finding) =>
  kind === "work-right" ||
  (WORK.has(kind) &&
    /\b(?:rights? to work in|work(?:ing)? rights|permanent residen\w+|permission to work|sponsor(?:ship)?|australian citizen\w*)\b/i.test(
      words.clause,
    ));

export const isWork = (finding: Finding) =>
  !finding.credential && !isRights(finding) && WORK.has(finding.kind);

/** What repeats the clause of a licence or of the years and names nothing more is that requirement again. */
export function isTelling(
  finding: Finding,
  { requirements }: Pick<Findings, "requirements">,
): boolean {
  if (!isWork(finding)) return true;
  const { clause } = finding.words;
  return !requirements.some(
    (other) => !isWork(other) && other.kind !== "quality" && other.words.clause === clause,
  );
}
