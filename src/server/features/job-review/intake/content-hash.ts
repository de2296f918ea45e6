import { createHash } from "node:crypto";
import type { FoundJob } from "../service.ts";

/** Of letters and digits alone: another font, other spaces, another dash or another day are no change of a job. */
export function contentHash(found: FoundJob): string {
  const { title, location, jobType, salary, practiceArea, text } = found;
  const said = [title, location, jobType, salary, practiceArea, text].join(" ");
  const bare = lastingWords(said).replaceAll(" ", "");
  return createHash("sha256").update(bare).digest("hex");
}

const NUMBER =
  "(?:\\d{1,4}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty)";
const UNIT = "(?:m|h|d|w|mo|mins?|minutes?|hrs?|hours?|days?|weeks?|months?)";
const SHOWN = "(?:re ?)?(?:posted|listed|advertised|published|updated|added|opened|refreshed)";
const ENDS = "(?:clos(?:es?|ing)|expir(?:es?|ing)|ends?|ending)";

/** Of bare words with one space between: what a page counts by itself. */
const COUNTED = [
  `(?:${SHOWN} )?(?:on )?(?:about |over |more than )?${NUMBER} ?${UNIT} ago`,
  `${SHOWN} (?:today|yesterday|just now|recently)`,
  `(?:applications? )?${ENDS} (?:in |within )?(?:${NUMBER} ${UNIT}|today|tomorrow)`,
  `(?:only )?${NUMBER} (?:hours?|days?|weeks?) (?:left|remaining|to go)(?: to apply)?`,
  "(?:be among the first |over |more than )?\\d{1,6} (?:applicants?|views?)(?: so far)?",
  "(?:over |more than )?\\d{1,6} (?:people|candidates?|applications?) (?:have |has )?(?:already )?(?:applied|viewed|received)",
].map((words) => new RegExp(`(?<= |^)${words}(?= |$)`, "g"));

/** The words of a page without those that are others tomorrow: "Posted 3 days ago", "closes in 4 days", "12 applicants". */
export function lastingWords(text: string): string {
  const bare = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
  return COUNTED.reduce((words, counted) => words.replace(counted, ""), bare);
}
