import type { DraftFact } from "#contract/job-creation.ts";
import { type Around, factNamed } from "./ear.ts";
import { FACT_LABEL } from "./pointing.ts";

/** "The title wasn't right, it is …": the value of what was wrong. */
const COMPLAINT =
  /^(?:the |that |your |sorry, (?:the )?)?(?<name>[\p{L} ]{3,24}?)(?: (?:is|are|was|were|isn't|aren't|wasn't|weren't)|'s) (?:not )?(?:quite |completely |all |also )?(?:wrong|right|incorrect|correct|off|out of date)\s*[,;:–—-]+\s*(?:and |but )?(?:it|that|they|this)?(?:'s| is| are| should (?:be|say|read)| needs to (?:be|say|read)| will be| must be|make (?:it|that)|put)?:?\s+(?=\S)/iu;
const PUTS_RIGHT =
  /^(?:it|that|they|this)(?:'s| is| should (?:be|say|read)| needs to (?:be|say|read)| will be)|^(?:should (?:be|say|read)|make (?:it|that)|put|say)\b/i;

/** The sentence with the name of the fact that it puts right in front of it. */
export function putRight(sentence: string, { denied }: Around): string {
  const match = COMPLAINT.exec(sentence);
  const own = match ? factNamed(match.groups?.name ?? "") : undefined;
  if (match && own !== undefined) return labelled(own, sentence.slice(match[0].length));
  const before = denied === "" ? undefined : factNamed(denied);
  if (before === undefined) return sentence;
  return labelled(before, sentence.replace(PUTS_RIGHT, "").replace(/^[\s:,]+/, ""));
}

const labelled = (fact: DraftFact, value: string) => `${FACT_LABEL[fact] ?? fact}: ${value}`;
