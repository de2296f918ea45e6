import * as z from "zod/mini";
import { Comparison } from "./comparison.ts";
import { endpoint, Id } from "./endpoint.ts";
import { readable, upTo } from "./text-rules.ts";

/** "Do you have this?" about a requirement that the resume does not show. */

const LONGEST = { line: 400, place: 40, number: 4 };

export const ANSWER_SENTENCES = {
  noLine: "Please write the line that shows it.",
  tooLong: `Please use ${LONGEST.line} characters at most.`,
  oneLine: "Please write it in one line.",
  noPlace: "Please choose where it belongs.",
  added: "Added to your profile. The report and your matches follow it.",
  saidAlready: "Your profile says that already.",
  noted: "Noted: you don’t have this. You won’t be asked again.",
  undone: "You can be asked about this again.",
  notCurrent:
    "This report was made with another resume than your current one. Compare your current resume to answer.",
  notAsked: "That requirement is not in this report.",
} as const;
const say = ANSWER_SENTENCES;

/** Where a line of the profile goes: into one of the jobs, counted from 0 as the profile has them, or a list. */
const AnswerPlace = z
  .string({ error: say.noPlace })
  .check(
    upTo(LONGEST.place, say.noPlace),
    z.regex(/^(summary|skills|certifications|education|experience\.\d{1,3})$/, say.noPlace),
  );

export const HaveIt = z.object({
  /** Its number in the report. */
  requirement: z.string().check(upTo(LONGEST.number), z.regex(/^\d+$/)),
  place: AnswerPlace,
  /** The true line, as it shall stand in the profile. */
  line: z
    .string({ error: say.noLine })
    .check(
      z.trim(),
      z.minLength(1, say.noLine),
      upTo(LONGEST.line, say.tooLong),
      readable(say.oneLine),
    ),
});

/** The same words ask for the same, however they are set. */
export const plainWords = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();

export const listAnswers = endpoint("GET /api/requirement-answers", {
  who: "candidate",
  summary: "What the caller said they do not have, and the resume about which they can be asked.",
  response: z.object({
    /** The caller's current one. */
    resume_id: z.nullable(Id),
    /** As the advertisements word it. */
    lacking: z.array(z.string()),
  }),
});

export const haveRequirement = endpoint("POST /api/comparisons/:id/answers", {
  who: "candidate",
  summary: "Add the line that shows a requirement to the caller's profile, and compare again.",
  body: HaveIt,
  response: z.object({ success: z.literal(true), message: z.string(), comparison: Comparison }),
});

export const lackRequirement = endpoint("PUT /api/comparisons/:id/lacking/:number", {
  who: "candidate",
  summary: "Say that the caller does not have a requirement, or take that back.",
  body: z.object({ lacking: z.boolean() }),
  response: z.object({ success: z.literal(true), message: z.string(), comparison: Comparison }),
});
