import * as z from "zod/mini";
import { DOCUMENT_SENTENCES, MAX_DOCUMENT_BYTES } from "./document-rules.ts";
import { endpoint, Id, upload } from "./endpoint.ts";
import { Exemptions, UnlawfulPlace } from "./lawful.ts";
import { Posting } from "./postings.ts";
import { upTo } from "./text-rules.ts";

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
 * recruiter's own words, tidied (first letter large, no full stop, no bullet), never reworded.
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
  /** Null when nothing was said; see `unstated` for "leave it off". */
  salary: z.nullable(DraftSalary),
  responsibilities: z.array(text),
  must: z.array(text),
  nice: z.array(text),
  benefits: z.array(text),
  reports_to: text,
  /** As said: "1 February 2027", "as soon as possible". */
  start_date: text,
  contact: z.object({ name: text, email: text, phone: text }),
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
  "level",
  "salary",
  "responsibilities",
  "must",
  "nice",
  "benefits",
  "reports_to",
  "start_date",
  "contact",
] as const;
export type DraftFact = (typeof DRAFT_FACTS)[number];

/** Wording that shuts people out, and what would say the same without doing so. */
const WordingFlag = z.object({
  /** As it stands in the draft. */
  quote: text,
  why: text,
  /** "" when the words are best left out. */
  better: text,
});
export type WordingFlag = z.infer<typeof WordingFlag>;

const MESSAGE_MAX = 10_000;
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
    /** The model's name, or "" for rules. */
    writer: text,
  }),
});
