import * as z from "zod/mini";
import { Acknowledged, endpoint, Id, WORD_MAX } from "./endpoint.ts";
import { isUrl } from "./is-url.ts";
import { upTo } from "./text-rules.ts";

/** Applying for a job, what becomes of it, and the jobs that a candidate keeps track of. All of it is ours. */

const text = z.string();

/** How far somebody has come with a job, as they see it themselves. */
export const TRACKED_STAGES = ["saved", "applied", "interview", "offer", "closed"] as const;
export type TrackedStage = (typeof TRACKED_STAGES)[number];

/** How far an application has come, as the recruiter says it. The candidate is shown the same. */
export const APPLICATION_STAGES = [
  "received",
  "in_review",
  "interview",
  "offer",
  "not_going_ahead",
] as const;
export type ApplicationStage = (typeof APPLICATION_STAGES)[number];

export const APPLICATION_LIMITS = {
  note: 2000,
  answer: 1000,
  question: 200,
  questions: 5,
  tracked: 500,
  title: 200,
  link: 1000,
  advertisement: 20_000,
  notes: 4000,
  documents: 10,
} as const;
const most = APPLICATION_LIMITS;

export const APPLICATION_SENTENCES = {
  applied: "Your application was sent.",
  withdrawn: "Your application was withdrawn. The recruiter is told.",
  already: "You have already applied for this job.",
  notApplied: "Application not found",
  elsewhere: "This job was advertised elsewhere. Apply where it was posted.",
  ownJob: "This is your own job posting.",
  noResume: "Choose a resume that has been read.",
  hidden:
    "Your profile hides you from a company that would see this application. Change that in your profile first.",
  blocked: "You have blocked the person who posted this job.",
  notTaken: "This recruiter does not take applications from you.",
  answerAll: "Please answer every question.",
  questionsChanged: "The recruiter has changed the questions. Please look at them again.",
  tooLong: "That is too long.",
  tooMany: "You have sent many applications today. Please go on tomorrow.",
  tooManyReadings: "You have pasted many jobs today. Please fill in the fields yourself.",
  tooManyTracked: "You keep track of as many jobs as fit. Remove one first.",

  trackedMissing: "This job is not in your list",
  titleRequired: "Job title is required",
  linkWrong: "Enter a link that starts with https:// or http://",
  dayWrong: "Choose a day after today, within two years.",
  closingWrong: "Enter the closing date as a day of the calendar.",
  documentMissing: "Document not found",
  added: "Added to your applications.",
  saved: "Saved.",
  removed: "Removed from your applications.",
  stays: "You have applied for this job here. Withdraw the application first.",
  textRequired: "Paste the job advertisement first.",

  notVerified:
    "You will see who applied once your company is verified. Your profile says what we still need.",
  staged: "The candidate sees the new stage.",
  questionsSaved: "Your questions were saved.",
  tooManyQuestions: `Ask ${most.questions} questions at most.`,
} as const;
const say = APPLICATION_SENTENCES;

const line = (longest: number) => text.check(z.trim(), upTo(longest, say.tooLong));
const day = text.check(upTo(WORD_MAX), z.regex(/^\d{4}-\d\d-\d\d$/, say.dayWrong));
/** "2026-12-01", as the calendar has it; "" for none. */
const closing = text.check(
  upTo(WORD_MAX),
  z.refine((date) => date === "" || isDay(date), say.closingWrong),
);
const isDay = (date: string) =>
  /^20\d\d-\d\d-\d\d$/.test(date) &&
  new Date(`${date}T00:00:00Z`).getUTCDate() === Number(date.slice(8));

/** Where a job is advertised: "" or a page that a browser opens. */
export const jobLink = line(most.link).check(
  z.refine(
    (address) => address === "" || (isUrl(address) && /^https?:/i.test(address)),
    say.linkWrong,
  ),
);

const Application = z.object({
  stage: z.enum(APPLICATION_STAGES),
  applied_at: text,
  /** When the recruiter last said how it stands. */
  staged_at: z.nullable(text),
  withdrawn_at: z.nullable(text),
});

const Tracked = z.object({
  id: Id,
  /** Null for a job from elsewhere, and once its posting is gone. */
  jobDocumentId: z.nullable(Id),
  title: text,
  company: text,
  location: text,
  /** Where it is advertised; "" for one that was posted here. */
  link: text,
  stage: z.enum(TRACKED_STAGES),
  notes: text,
  saved_at: text,
  applied_at: z.nullable(text),
  moved_at: text,
  /** A day: "2026-12-01". Of a job from elsewhere. */
  closes_on: z.nullable(text),
  /** A day as well. */
  remind_on: z.nullable(text),
  was_reminded: z.boolean(),
  /** Its page here can be opened. */
  is_open: z.boolean(),
  has_advertisement: z.boolean(),
  /** What was sent to the recruiter, where it was posted here. */
  application: z.nullable(Application),
  documents: z.array(z.object({ id: Id, title: text })),
});
export type Tracked = z.infer<typeof Tracked>;

export const listTracked = endpoint("GET /api/applications", {
  who: "candidate",
  summary: "The jobs that the caller keeps track of, the last moved first.",
  response: z.object({ jobs: z.array(Tracked), total: z.number() }),
});

export const getTracked = endpoint("GET /api/applications/:id", {
  who: "candidate",
  summary: "One of them, with its advertisement as it was pasted and what was sent.",
  response: z.object({
    job: Tracked,
    advertisement: text,
    sent: z.nullable(
      z.object({ note: text, answers: z.array(z.object({ question: text, answer: text })) }),
    ),
  }),
});

export const addTracked = endpoint("POST /api/applications", {
  who: "candidate",
  summary: "Keep track of a job from elsewhere.",
  body: z.object({
    title: line(most.title).check(z.minLength(1, say.titleRequired)),
    company: z._default(line(most.title), ""),
    location: z._default(line(most.title), ""),
    link: z._default(jobLink, ""),
    advertisement: z._default(line(most.advertisement), ""),
    closes_on: z._default(closing, ""),
    stage: z._default(z.enum(TRACKED_STAGES), "saved"),
  }),
  response: z.extend(Acknowledged, { id: Id }),
});

export const readAdvertisement = endpoint("POST /api/applications/read", {
  who: "candidate",
  summary: "What a pasted advertisement says: title, company and place. Nothing is kept.",
  body: z.object({
    text: line(most.advertisement).check(z.minLength(1, say.textRequired)),
  }),
  response: z.object({ title: text, company: text, location: text }),
});

export const trackJob = endpoint("POST /api/applications/track", {
  who: "candidate",
  summary:
    "Say how far the caller has come with a job of ours, for example applied where it was advertised.",
  body: z.object({
    jobDocumentId: Id,
    stage: z.enum(TRACKED_STAGES),
    remind_on: z.optional(z.nullable(day)),
  }),
  response: z.extend(Acknowledged, { id: Id }),
});

export const changeTracked = endpoint("PUT /api/applications/:id", {
  who: "candidate",
  summary: "Move one, or write something down about it. What is left out stays as it is.",
  body: z.object({
    stage: z.optional(z.enum(TRACKED_STAGES)),
    notes: z.optional(line(most.notes)),
    closes_on: z.optional(closing),
    remind_on: z.optional(z.nullable(day)),
    documents: z.optional(z.array(Id).check(z.maxLength(most.documents))),
  }),
  response: Acknowledged,
});

export const removeTracked = endpoint("DELETE /api/applications/:id", {
  who: "candidate",
  summary: "Keep track of it no longer.",
  response: Acknowledged,
});

export const getApplicationForm = endpoint("GET /api/applications/form", {
  who: "candidate",
  summary: "What applying for a job of ours takes: the questions, and the resumes to choose from.",
  query: z.object({ jobId: Id }),
  response: z.object({
    title: text,
    company: text,
    questions: z.array(text),
    resumes: z.array(z.object({ id: Id, title: text, file_name: text, is_current: z.boolean() })),
    application: z.nullable(Application),
    /** Why the caller cannot apply; "" when they can. */
    refusal: text,
  }),
});

export const applyForJob = endpoint("POST /api/applications/apply", {
  who: "candidate",
  summary: "Apply for a job that was posted here. Its recruiter is told and sees the resume.",
  body: z.object({
    jobDocumentId: Id,
    /** The current one when it is left out. */
    resumeId: z.optional(Id),
    note: z._default(line(most.note), ""),
    answers: z._default(
      z
        .array(z.object({ question: line(most.question), answer: line(most.answer) }))
        .check(z.maxLength(most.questions)),
      [],
    ),
  }),
  response: Acknowledged,
});

export const withdrawApplication = endpoint("POST /api/applications/withdraw", {
  who: "candidate",
  summary:
    "Take an application back. The recruiter is told, and can no longer open the resume by it.",
  body: z.object({ jobDocumentId: Id }),
  response: Acknowledged,
});

const Applicant = z.object({
  id: Id,
  name: text,
  /** The resume that was sent; null when it was deleted. */
  document_id: z.nullable(Id),
  note: text,
  answers: z.array(z.object({ question: text, answer: text })),
  stage: z.enum(APPLICATION_STAGES),
  applied_at: text,
  staged_at: z.nullable(text),
});
export type Applicant = z.infer<typeof Applicant>;

export const listApplicants = endpoint("GET /api/jobs/:jobId/applications", {
  who: "recruiter",
  summary: "Who applied for one of the caller's postings, the latest first.",
  response: z.object({
    job: z.object({ id: Id, title: text, company: text }),
    applicants: z.array(Applicant),
    total: z.number(),
    /** Of those who took theirs back nothing but their number is shown. */
    withdrawn: z.number(),
    /** False until the recruiter is verified: then only how many there are is said. */
    sees_people: z.boolean(),
  }),
});

export const stageApplication = endpoint("POST /api/jobs/:jobId/applications/:id/stage", {
  who: "recruiter",
  summary: "Say how an application stands. The candidate is told.",
  body: z.object({ stage: z.enum(APPLICATION_STAGES) }),
  response: Acknowledged,
});

export const getQuestions = endpoint("GET /api/jobs/:jobId/questions", {
  who: "recruiter",
  summary: "What one of the caller's postings asks everybody who applies.",
  response: z.object({ questions: z.array(text) }),
});

export const saveQuestions = endpoint("PUT /api/jobs/:jobId/questions", {
  who: "recruiter",
  summary: `Ask up to ${most.questions} short questions of everybody who applies.`,
  body: z.object({
    questions: z
      .array(line(most.question))
      .check(z.maxLength(most.questions, say.tooManyQuestions)),
  }),
  response: Acknowledged,
});
