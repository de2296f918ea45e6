import type { Finding, Findings } from "../findings.ts";
import { askedNames, isTelling, isWork, shownAnywhere } from "../wording/name-requirement.ts";
import { topicNames } from "../wording/topic-names.ts";

const LONGEST = 130;

/**
 * Work that the text neither shows nor rules out: essential first, and what has a name before what has none. What
 * the resume names all the same is no question; of the rest, what it never names is asked.
 */
export function unsettled(findings: Findings): Finding[] {
  const shown = shownAnywhere(findings);
  const open = findings.requirements.filter(
    (one) =>
      one.grade === "unclear" &&
      isWork(one) &&
      (one.topics.length === 0 || one.absent.length > 0) &&
      isTelling(one, findings) &&
      one.requirement.length <= LONGEST &&
      !isAboutYears(one) &&
      !askedNames(one, findings.years).every((name) => shown.has(name)),
  );
  const weight = (one: Finding) =>
    Number(one.essential) * 2 + Number(topicNames(one, one.topics).length > 0);
  return open
    .map((one) => ({ ...one, topics: one.absent }))
    .toSorted((a, b) => weight(b) - weight(a));
}

/** Years have a finding of their own. */
const isAboutYears = (one: Finding) =>
  /\byears\b/i.test(one.requirement) && topicNames(one, one.topics).length === 0;
