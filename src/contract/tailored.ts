import * as z from "zod/mini";
import { download, endpoint, Id } from "./endpoint.ts";
import { GRADES } from "./match-rules.ts";
import { readable, upTo } from "./text-rules.ts";

/** A resume and a cover letter for one job, made from cited lines of the candidate's current resume. */

export const TAILORED_LIMITS = { sentence: 600, sentences: 40, lines: 400, id: 40 } as const;

export const TAILORED_SENTENCES = {
  noWords: "Please write the sentence, or leave it out.",
  tooLong: `Please use ${TAILORED_LIMITS.sentence} characters at most.`,
  oneLine: "Please write it in one line.",
  tooMany: `A letter has room for ${TAILORED_LIMITS.sentences} sentences.`,
  twice: "Each sentence can stand in the letter once.",
  noSuchLine:
    "Only a line that is no heading, name, date or employer of your resume can be left out.",
  notCurrent:
    "This report was made with another resume than your current one. Compare your current resume to tailor it.",
  changed: "Your resume has changed since this report was made. Compare it again to tailor it.",
  unread: "Your resume is still being read. Please try again in a moment.",
  notFound: "That document is not here.",
  noPdf: "Some letters in it are missing from the typefaces of our PDF. Take the Word document.",
  tooManyFiles: "You have downloaded a lot in a short time. Please wait a few minutes.",
} as const;
const say = TAILORED_SENTENCES;

const text = z.string();

const Row = z.object({
  /** Its lines of the resume, counted from 1. */
  lines: z.array(z.number()),
  text,
  kind: z.enum(["name", "heading", "head", "text", "item"]),
  /** Numbers of the requirements that it is cited for. */
  proves: z.array(z.number()),
  /** It stands earlier than in the resume. */
  moved: z.boolean(),
  can_leave: z.boolean(),
  left_out: z.boolean(),
});
export type TailoredRow = z.infer<typeof Row>;

const Sentence = z.object({
  id: text,
  /** As it stands in the letter. */
  text,
  /** As it was made; "" for one that the candidate added. */
  made: text,
  part: z.enum(["greeting", "opening", "proof", "closing", "added"]),
  /** What it rests on: lines of the resume, the advertisement, nothing that is claimed, or the candidate's word. */
  rests_on: z.enum(["resume", "advertisement", "nothing", "own-words"]),
  /** Lines of the resume, counted from 1. */
  lines: z.array(z.number()),
  /** The requirement that it answers; 0 for none. */
  requirement: z.number(),
  out: z.boolean(),
});
export type TailoredSentence = z.infer<typeof Sentence>;

export const Tailored = z.object({
  comparison_id: Id,
  name: text,
  job: z.object({ title: text, company: text }),
  requirements: z.array(
    z.object({
      number: z.number(),
      requirement: text,
      essential: z.boolean(),
      grade: z.enum(GRADES),
    }),
  ),
  resume: z.object({
    rows: z.array(Row),
    is_changed: z.boolean(),
    /** Whether our typefaces have all its letters. */
    can_be_pdf: z.boolean(),
  }),
  letter: z.object({
    sentences: z.array(Sentence),
    sign_off: text,
    is_changed: z.boolean(),
    can_be_pdf: z.boolean(),
  }),
  /** The resume's own lines, so that a sentence can show what it rests on. */
  lines: z.array(text),
});
export type Tailored = z.infer<typeof Tailored>;

export const getTailored = endpoint("GET /api/comparisons/:id/tailored", {
  who: "candidate",
  summary: "The resume and the cover letter for the job of one of the caller's comparisons.",
  response: Tailored,
});

export const leaveOutLines = endpoint("PUT /api/comparisons/:id/tailored/resume", {
  who: "candidate",
  summary: "Which lines the tailored resume leaves out; none is the resume as it was made.",
  body: z.object({
    /** The first line of each, counted from 1. */
    left_out: z.array(z.number()).check(z.maxLength(TAILORED_LIMITS.lines, say.noSuchLine)),
  }),
  response: Tailored,
});

const Changed = z.object({
  /** Of a sentence that was made, or a new one of the candidate's. */
  id: z.string().check(upTo(TAILORED_LIMITS.id), z.regex(/^[a-z0-9-]+$/)),
  /** Null: as it was made. */
  text: z.nullable(
    z
      .string({ error: say.noWords })
      .check(
        z.trim(),
        z.minLength(1, say.noWords),
        upTo(TAILORED_LIMITS.sentence, say.tooLong),
        readable(say.oneLine),
      ),
  ),
  out: z.boolean(),
});
export type ChangedSentence = z.infer<typeof Changed>;

export const changeLetter = endpoint("PUT /api/comparisons/:id/tailored/letter", {
  who: "candidate",
  summary: "The sentences of the letter in their order; none is the letter as it was made.",
  body: z.object({
    sentences: z.array(Changed).check(z.maxLength(TAILORED_LIMITS.sentences, say.tooMany)),
  }),
  response: Tailored,
});

export const TAILORED_DOCUMENTS = ["resume", "letter"] as const;
export const TAILORED_FORMATS = ["docx", "pdf"] as const;

export const tailoredFile = download("GET /api/comparisons/:id/tailored/:document/:format", {
  who: "candidate",
  summary: "The tailored resume or the letter as a Word document or a tagged PDF.",
});
