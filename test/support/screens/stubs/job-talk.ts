import type * as z from "zod/mini";
import {
  type DraftEdit,
  generateJd,
  getTalk,
  type JobDraft,
  listTalks,
  type UnfinishedTalk,
} from "#contract/job-creation.ts";
import { answers } from "../stub-api.ts";

/** A talk with the assistant, and a server that keeps it. */

type Turn = z.output<typeof generateJd.response>;
type Talk = z.output<typeof getTalk.response>;

const TALK_ID = "66666666-6666-4666-8666-666666666666";
export const TALK_PATH = `/create-job-posting?step=chat&talk=${TALK_ID}`;

export const EMPTY_DRAFT: JobDraft = {
  company: "Quandong Haulage",
  title: "",
  level: "",
  location: "",
  arrangement: "",
  employment_type: "",
  hours: [],
  salary: null,
  pay_notes: [],
  summary: "",
  responsibilities: [],
  must: [],
  nice: [],
  benefits: [],
  details: [],
  reports_to: "",
  start_date: "",
  closing_date: "",
  contact: { name: "", email: "", phone: "" },
  apply_notes: [],
  about: [],
};

export const FULL_DRAFT: JobDraft = {
  ...EMPTY_DRAFT,
  title: "Property Paralegal",
  location: "Parramatta NSW",
  arrangement: "hybrid, 2 days in the office",
  employment_type: "full-time",
  hours: ["Nine-day fortnight"],
  salary: { min: 75_000, max: 85_000, per: "year", super: "plus" },
  pay_notes: ["Annual bonus"],
  summary: "Run settlements for a busy property team in the heart of Parramatta.",
  responsibilities: [
    "Prepare contracts of sale",
    "Run settlements on PEXA",
    "Keep clients informed",
  ],
  must: ["Two years in conveyancing", "PEXA", "A steady hand with deadlines"],
  nice: ["Retail leasing"],
  benefits: ["Training allowance"],
  details: ["A team of six"],
  closing_date: "27 March",
  contact: { name: "Philippa Marsh", email: "p.marsh@quandong.example", phone: "" },
  apply_notes: ["Include a cover letter"],
  about: [{ text: "A family-owned freight company.", url: "https://quandong.example/about" }],
};

export const aTurn = (own: Partial<Turn> = {}): Turn => ({
  message: "Which job is it?",
  jd: "",
  sessionId: TALK_ID,
  complete: false,
  draft: EMPTY_DRAFT,
  known: [],
  unstated: [],
  changed: [],
  flags: [],
  unlawful: [],
  can_publish: false,
  posting_id: null,
  waiting: "",
  assumed: [],
  unplaced: [],
  text: "",
  requirements: [],
  asks_to_publish: false,
  can_undo: false,
  can_redo: false,
  writer: "",
  ...own,
});

/** With everything that an advertisement says. */
export const aFullTurn = (own: Partial<Turn> = {}): Turn =>
  aTurn({
    message: "The draft is complete. Shall I publish it?",
    draft: FULL_DRAFT,
    known: ["title", "location", "employment_type", "salary", "responsibilities", "must"],
    can_publish: true,
    requirements: [
      ...FULL_DRAFT.must.map((text) => ({ text, must: true })),
      ...FULL_DRAFT.nice.map((text) => ({ text, must: false })),
    ],
    can_undo: true,
    ...own,
  });

export const aStep = (said: string, reply: string, changes: string[] = []) => ({
  at: "2026-11-18T01:00:00.000Z",
  said,
  reply,
  changes,
});

export const aTalk = (turn: Turn, own: Partial<Talk> = {}): Talk => ({
  id: TALK_ID,
  company: "Quandong Haulage",
  url: "",
  steps: [aStep("", "Which job is it?"), aStep("A property paralegal", turn.message)],
  turn,
  ...own,
});

export const answersWithTalk = (turn: Turn, own: Partial<Talk> = {}): void =>
  answers(getTalk, aTalk(turn, own));

/** Answers every change by hand as the server would: with the draft as it is after it. */
export function answersEdits(first: Turn, change: (turn: Turn, edit: DraftEdit) => Turn): void {
  let turn = first;
  answers(generateJd, ({ body }) => {
    if (body.edit) turn = change(turn, body.edit);
    return turn;
  });
}

export const aDraftOfTalk = (own: Partial<UnfinishedTalk> = {}): UnfinishedTalk => ({
  id: TALK_ID,
  company: "Quandong Haulage",
  title: "Property Paralegal",
  updated_at: new Date().toISOString(),
  can_publish: false,
  ...own,
});

export const answersWithDrafts = (talks: UnfinishedTalk[]): void => answers(listTalks, { talks });
