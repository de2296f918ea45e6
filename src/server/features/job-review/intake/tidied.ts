import { createHash } from "node:crypto";
import { isUrl } from "#contract/is-url.ts";
import { cleanText } from "#reading/text/clean-text.ts";
import type { FoundJob } from "../service.ts";

const LONGEST = { line: 300, address: 2000, key: 500 };

/** Pages are strangers': one line each, and no longer than such things are. The text is seen to where it is read. */
export function tidied(found: FoundJob): FoundJob {
  return {
    ...found,
    sourceKey: shortKey(found.sourceKey),
    sourceUrl: address(found.sourceUrl),
    firmName: tidyLine(found.firmName),
    firmWebsite: address(found.firmWebsite),
    title: tidyLine(found.title),
    location: tidyLine(found.location),
    jobType: tidyLine(found.jobType),
    salary: tidyLine(found.salary),
    practiceArea: tidyLine(found.practiceArea),
  };
}

export function tidyLine(text = "", longest = LONGEST.line): string {
  const { text: clean } = cleanText(text.replace(/\s+/g, " "), { turns: true });
  // Never half of a character.
  return clean
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
}

/** Somebody will click on it. */
function address(text: string): string {
  const one = tidyLine(text, LONGEST.address);
  return /^https?:\/\//i.test(one) && isUrl(one) ? one : "";
}

/** Still one for each job, however long its address is. */
function shortKey(key: string): string {
  const whole = tidyLine(key, key.length);
  if (whole.length <= LONGEST.key) return whole;
  return `${whole.slice(0, LONGEST.key)}#${createHash("sha256").update(whole).digest("hex")}`;
}
