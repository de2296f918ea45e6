import * as z from "zod/mini";
import { DOCUMENT_SENTENCES, MAX_DOCUMENT_BYTES } from "./document-rules.ts";
import { endpoint, Id, upload } from "./endpoint.ts";
import { Exemptions } from "./lawful.ts";
import { Posting } from "./postings.ts";
import { upTo } from "./text-rules.ts";
import { UnlawfulPlace } from "./unlawful-place.ts";

/** Create Job Posting (spec 2): from a file, or by talking to the assistant. */

export const CREATION_SENTENCES = {
  /** Spec 2 §5 and §8. */
  noFile: "Please select a file to upload.",
  noUrl: "Please enter a company URL.",
  uploadFailed: "Failed to upload job description.",
  fetchFailed: "Failed to fetch company information.",
  openingFailed: "Failed to generate initial response.",
  turnFailed: "Failed to generate JD content.",
  uploaded: "Job description uploaded successfully!",
  fetched: "Company information fetched successfully!",
  complete: "Job description generation complete!",
  /** Ours. */
  badUrl: "That is not the address of a website.",
  noMessage: "Please type a message.",
  messageTooLong: "That message is too long. Please send it in parts.",
  historyTooLong: "That conversation is too long to be taken up again. Please start again.",
  itemTooLong: "That is too long for one line of an advertisement.",
  tooManyItems: "An advertisement has at most 60 lines in a list.",
  talkDiscarded: "The draft was discarded.",
  fileRead: "The file was read.",
  emptyFile: "There is no text in this file.",
  sessionNotFound: "That conversation was not found. Please start again.",
  sameAgain: "You uploaded this file before. This is the job posting that it became.",
  notAJob: "Nothing in this file reads like a job description. It was kept as a draft.",
} as const;
const say = CREATION_SENTENCES;

const text = z.string();

export const uploadJd = upload("POST /api/upload-jd", {
  who: "recruiter",
  summary: "Bring in a job description. It becomes a posting of the caller's.",
  files: {
    jobDescription: {
      maxBytes: MAX_DOCUMENT_BYTES,
      tooLarge: DOCUMENT_SENTENCES.tooLarge,
      missing: say.noFile,
    },
  },
  response: z.object({
    success: z.literal(true),
    message: text,
    jobDescriptionID: Id,
    documentId: Id,
    /** Active when title and text were read; otherwise a draft that says why. */
    posting: Posting,
  }),
});

/** What a website says about its company, in its own words. */
const CompanyQuote = z.object({
  text,
  /** The address that it was read at. */
  url: text,
});
export type CompanyQuote = z.infer<typeof CompanyQuote>;

export const fetchCompany = endpoint("POST /api/getUrlForJob", {
  who: "recruiter",
  summary: "What a company says about itself on its website. Quoted, never invented.",
  body: z.object({
    url: z.string(say.noUrl).check(z.trim(), z.minLength(1, say.noUrl), upTo(2000, say.badUrl)),
  }),
  response: z.object({
    success: z.literal(true),
    company_name: text,
    /** The quotes in one text; "" when the page says nothing about the company. */
    summary: text,
    /** Where it was read, after redirects. */
    url: text,
    quotes: z.array(CompanyQuote),
  }),
});

/** In Australian dollars. */
export const DraftSalary = z.object({
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  per: z.enum(["year", "day", "hour"]),
  /** "plus": super comes on top; "including": it is part of the sum; "": nobody said. */
  super: z.enum(["plus", "including", ""]),
});

/**
 * The facts of an advertisement that is being written. Unsaid is "" or []. Items of lists are in the
 * recruiter's own words, tidied (first letter large, no full stop, abbreviations spelt out), never reworded.
 */
export const JobDraft = z.object({
  company: text,
  title: text,
  /** graduate, junior, associate, senior or partner; "" when neither said nor in the title. */
  level: text,
  /** "Sydney NSW", "Moorebank NSW", "Remote, Australia"; as said, with its state where that is known. */
  location: text,
  /** on-site, hybrid or remote, with its detail: "hybrid, 3 days in the office". */
  arrangement: text,
  /** full-time, part-time, contract, casual or internship. Several joined by ", ". */
  employment_type: text,
  /** Days, shifts, rosters and how long a contract lasts: "Wednesday to Sunday", "2/1 roster". */
  hours: z._default(z.array(text), []),
  /** Null when nothing was said; see `unstated` for "leave it off". */
  salary: z.nullable(DraftSalary),
  /** Of the pay, what is no sum: "Weekend penalties", "Award rates", "Quarterly bonus". */
  pay_notes: z._default(z.array(text), []),
  /** One or two sentences at the top. */
  summary: z._default(text, ""),
  responsibilities: z.array(text),
  must: z.array(text),
  nice: z.array(text),
  benefits: z.array(text),
  /** What else was said of the job, the team and the firm: "Two positions", "42-bed home". */
  details: z._default(z.array(text), []),
  reports_to: text,
  /** As said: "1 February 2027", "as soon as possible". */
  start_date: text,
  /** As said: "27 March". */
  closing_date: z._default(text, ""),
  contact: z.object({ name: text, email: text, phone: text }),
  /** What else applicants should do: "Include a cover letter". */
  apply_notes: z._default(z.array(text), []),
  /** About the company: quoted from its site, or said by the recruiter (then `url` is ""). */
  about: z.array(CompanyQuote),
});
export type JobDraft = z.infer<typeof JobDraft>;

/** What a draft can say; `company` is known before the talk begins and `about` comes from the site. */
export const DRAFT_FACTS = [
  "title",
  "location",
  "arrangement",
  "employment_type",
  "hours",
  "level",
  "salary",
  "pay_notes",
  "summary",
  "responsibilities",
  "must",
  "nice",
  "benefits",
  "details",
  "reports_to",
  "start_date",
  "closing_date",
  "contact",
  "apply_notes",
] as const;
export type DraftFact = (typeof DRAFT_FACTS)[number];

/** Lists of items. */
export const DRAFT_LISTS = [
  "hours",
  "pay_notes",
  "responsibilities",
  "must",
  "nice",
  "benefits",
  "details",
  "apply_notes",
] as const;
export type DraftList = (typeof DRAFT_LISTS)[number];

/** Facts that are one text; "salary" is typed as words and read. */
export const DRAFT_TEXTS = [
  "company",
  "title",
  "location",
  "arrangement",
  "employment_type",
  "level",
  "salary",
  "summary",
  "reports_to",
  "start_date",
  "closing_date",
  "contact_name",
  "contact_email",
  "contact_phone",
] as const;
export type DraftText = (typeof DRAFT_TEXTS)[number];

const line = z.string().check(upTo(400, say.itemTooLong));

/** A change made by hand in the draft itself. It is one step of the talk, as a message is. */
export const DraftEdit = z.union([
  z.object({
    op: z.literal("set"),
    fact: z.enum(DRAFT_TEXTS),
    value: z.string().check(upTo(4000, say.itemTooLong)),
  }),
  /** The whole list as it stands after items were added, changed, put in another order or taken out. */
  z.object({
    op: z.literal("items"),
    fact: z.enum(DRAFT_LISTS),
    items: z.array(line).check(z.maxLength(60, say.tooManyItems)),
  }),
  z.object({
    op: z.literal("move"),
    from: z.enum(DRAFT_LISTS),
    to: z.enum(DRAFT_LISTS),
    item: line,
  }),
  /** Words that were not placed yet: into a list, or out ("out"). */
  z.object({
    op: z.literal("place"),
    text: z.string().check(upTo(10_000)),
    to: z.enum([...DRAFT_LISTS, "title", "location", "salary", "out"]),
  }),
  z.object({ op: z.literal("undo") }),
  z.object({ op: z.literal("redo") }),
  /** What the button does; the button stands below the preview and what matching will use. */
  z.object({ op: z.literal("publish") }),
]);
export type DraftEdit = z.infer<typeof DraftEdit>;

/** Words of a message that nothing was made of yet, and the list that they most likely belong into. */
const Unplaced = z.object({ text, guess: z.enum([...DRAFT_LISTS, "out"]) });
export type Unplaced = z.infer<typeof Unplaced>;

/** A requirement as matching reads it from the advertisement. */
const ReadRequirement = z.object({ text, must: z.boolean() });
export type ReadRequirement = z.infer<typeof ReadRequirement>;

/** One step of the talk and what it changed, for its history. */
const TalkStep = z.object({
  at: text,
  /** The message; "" for a change by hand. */
  said: text,
  /** What was answered; "" for a change by hand. */
  reply: text,
  /** "Pay: $95,000 to $115,000 a year plus super". */
  changes: z.array(text),
});
export type TalkStep = z.infer<typeof TalkStep>;

/** Wording that shuts people out, and what would say the same without doing so. */
const WordingFlag = z.object({
  /** As it stands in the draft. */
  quote: text,
  why: text,
  /** "" when the words are best left out. */
  better: text,
});
export type WordingFlag = z.infer<typeof WordingFlag>;

/** A pasted advertisement with all its notices fits many times. */
export const MESSAGE_MAX = 60_000;
const spoken = z.string().check(upTo(MESSAGE_MAX, say.messageTooLong));

export const generateJd = endpoint("POST /api/generate-jd", {
  who: "recruiter",
  summary: "One turn of the talk that makes a job posting. It is live when the talk completes.",
  body: z.object({
    message: z._default(spoken, ""),
    businessInfo: z.optional(
      z.object({
        url: z._default(z.string().check(upTo(2000)), ""),
        description: z._default(z.string().check(upTo(20_000)), ""),
      }),
    ),
    currentContent: z.optional(
      z.object({
        company: z._default(z.string().check(upTo(300)), ""),
        url: z._default(z.string().check(upTo(2000)), ""),
      }),
    ),
    /** None: the opening turn, even with a blank message. */
    sessionId: z.optional(z.nullable(z.union([z.literal(""), Id]))),
    /** Why something unlawful in the draft is lawful here; the message may be blank then. */
    exemptions: Exemptions,
    /** A change by hand; the message is blank then. */
    edit: z.optional(DraftEdit),
    messageHistory: z.optional(
      z
        .array(z.object({ sender: z.string().check(upTo(50)), text: spoken }))
        .check(z.maxLength(400)),
    ),
  }),
  response: z.object({
    message: text,
    /** The advertisement as escaped HTML, "" before anything is known. */
    jd: text,
    sessionId: Id,
    complete: z.boolean(),
    /** Ours. The same facts as in `jd`, for a page that draws them itself. */
    draft: JobDraft,
    known: z.array(z.enum(DRAFT_FACTS)),
    /** What the recruiter said is to be left off. */
    unstated: z.array(z.enum(DRAFT_FACTS)),
    /** What this turn changed. */
    changed: z.array(z.enum(DRAFT_FACTS)),
    flags: z.array(WordingFlag),
    /** What keeps the draft from going live, less what was given a reason. */
    unlawful: z._default(z.array(UnlawfulPlace), []),
    /** Nothing that it needs is missing. An answer that was kept before this was said does not know. */
    can_publish: z._default(z.boolean(), false),
    /** The posting, once it is complete. */
    posting_id: z.nullable(Id),
    /** Why a complete posting is not public yet: the firm's name is still to be verified. "" when it is. */
    waiting: z._default(text, ""),
    /** Nobody has said these: they are usual and can be changed. */
    assumed: z._default(z.array(z.enum(DRAFT_FACTS)), []),
    unplaced: z._default(z.array(Unplaced), []),
    /** The advertisement's text as it will be published, to the letter. */
    text: z._default(text, ""),
    /** What matching will look for, read from that text. */
    requirements: z._default(z.array(ReadRequirement), []),
    /** The answer asks whether to publish: a yes does. */
    asks_to_publish: z._default(z.boolean(), false),
    can_undo: z._default(z.boolean(), false),
    can_redo: z._default(z.boolean(), false),
    /** The model's name, or "" for rules. */
    writer: text,
  }),
});

/** A talk that is not finished, for lists of drafts. */
const UnfinishedTalk = z.object({
  id: Id,
  company: text,
  title: text,
  updated_at: text,
  can_publish: z.boolean(),
});
export type UnfinishedTalk = z.infer<typeof UnfinishedTalk>;

export const listTalks = endpoint("GET /api/job-talks", {
  who: "recruiter",
  summary: "The caller's unfinished talks with the assistant, the newest first.",
  response: z.object({ talks: z.array(UnfinishedTalk) }),
});

/** All that another device needs to go on. */
const WholeTalk = z.object({
  id: Id,
  company: text,
  /** The company's website, where one was read. */
  url: text,
  steps: z.array(TalkStep),
  turn: generateJd.response,
});
export type WholeTalk = z.infer<typeof WholeTalk>;

export const getTalk = endpoint("GET /api/job-talks/:id", {
  who: "recruiter",
  summary: "A talk of the caller's with its steps and its last answer.",
  params: z.object({ id: Id }),
  response: WholeTalk,
});

export const discardTalk = endpoint("DELETE /api/job-talks/:id", {
  who: "recruiter",
  summary: "Discard an unfinished talk.",
  params: z.object({ id: Id }),
  response: z.object({ success: z.literal(true), message: text }),
});

export const beginTalkFromPosting = endpoint("POST /api/job-talks", {
  who: "recruiter",
  summary: "A new talk whose draft says what an earlier posting of the caller's said.",
  body: z.object({ posting_id: Id }),
  response: WholeTalk,
});

export const readTalkFile = upload("POST /api/job-talks/file", {
  who: "recruiter",
  summary: "The text of a job description, to be sent as a message. Nothing is kept.",
  files: {
    jobDescription: {
      maxBytes: MAX_DOCUMENT_BYTES,
      tooLarge: DOCUMENT_SENTENCES.tooLarge,
      missing: say.noFile,
    },
  },
  response: z.object({ success: z.literal(true), text }),
});
