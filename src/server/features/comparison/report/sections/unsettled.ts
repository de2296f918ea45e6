import type { Finding, Findings } from "../findings.ts";
import { isThing } from "../wording/forms.ts";
import { isTelling, isWork } from "../wording/name-requirement.ts";

/** Work that the text neither shows nor rules out: essential first, and what is a thing before what is quoted. */
export function unsettled(findings: Findings): Finding[] {
  const open = findings.requirements.filter(
    (one) =>
      one.grade === "unclear" &&
      isWork(one) &&
      one.kind !== "duty" &&
      isTelling(one, findings) &&
      !isAboutYears(one),
  );
  const weight = (one: Finding) => Number(one.essential) * 2 + Number(isThing(one));
  return open.toSorted((a, b) => weight(b) - weight(a));
}

/** Years have a finding of their own. */
const isAboutYears = ({ words }: Finding) => words.type === "years";
