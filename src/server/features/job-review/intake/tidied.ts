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
    firmName: cleanLine(found.firmName),
    firmWebsite: address(found.firmWebsite),
    title: cleanLine(found.title),
    location: cleanLine(found.location),
    jobType: cleanLine(found.jobType),
    salary: cleanLine(found.salary),
    practiceArea: cleanLine(found.practiceArea),
  };
}

export function cleanLine(text = "", longest = LONGEST.line): string {
  const { text: clean } = cleanText(text.replace(/\s+/g, " "), { turns: true });
  // Never half of a character.
  return clean
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
}

/** Somebody will click on it. */
function address(text: string): string {
  const one = cleanLine(text, LONGEST.address);
  return /^https?:\/\//i.test(one) && isUrl(one) ? one : "";
}

/** Still one for each job, however long its address is. */
function shortKey(key: string): string {
  const whole = cleanLine(key, key.length);
  if (whole.length <= LONGEST.key) return whole;
  return `${whole.slice(0, LONGEST.key)}#${createHash("sha256").update(whole).digest("hex")}`;
}
