import type { TalkState } from "#assistant/state.ts";
import {
  type JobDraft,
  listTalks,
  CREATION_SENTENCES as say,
  type UnfinishedTalk,
  type WholeTalk,
} from "#contract/job-creation.ts";
import { POSTING_SENTENCES, PRIVATE_ADVERTISER } from "#contract/postings.ts";
import type { Line } from "#reading/line.ts";
import { notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { type JobRow, salaryText } from "../../postings/service.ts";
import type { JobTalk } from "../repository.ts";
import * as repository from "../repository.ts";
import type { Answered } from "./keep-turn.ts";
import type { createTalks, TalkParts } from "./talks.ts";

type Talks = Pick<ReturnType<typeof createTalks>, "keep" | "lastAnswer">;

/** Talks that can be gone on with on another device, and new ones that begin with an earlier posting. */
export function createKeptTalks(parts: TalkParts, { keep, lastAnswer }: Talks) {
  const { database, events, assistant, postings, limits, turnRule } = parts;

  async function whole(actor: Actor, id: string): Promise<WholeTalk> {
    const talk = await repository.findTalk(database, actor.id, id);
    if (!talk) throw notFound(say.sessionNotFound);
    return wholeOf(talk, await lastAnswer(talk));
  }

  /** Filled in before anything is said: there is nothing to undo yet. */
  async function filledIn(posting: Parameters<typeof draftOfPosting>[0]): Promise<TalkState> {
    const { facts, pay, about } = draftOfPosting(posting);
    const quotes = about.map((text) => ({ text, url: "" }));
    const opened = await assistant.open({ name: facts.company, quotes });
    const draft = { ...opened.draft, ...facts };
    const state = { ...opened, draft, ownSummary: facts.summary !== "" };
    const paid = await assistant.edit(state, { op: "set", fact: "salary", value: pay });
    return { ...paid.state, undo: [], redo: [] };
  }

  return {
    get: whole,

    async list({ id }: Actor): Promise<UnfinishedTalk[]> {
      const talks = await repository.unfinishedOf(database, id);
      return talks.map(({ canPublish, updatedAt, ...talk }) => ({
        ...talk,
        updated_at: updatedAt.toISOString(),
        can_publish: canPublish,
      }));
    },

    /** One that became a posting is no draft any more. */
    discard: (actor: Actor, id: string): Promise<void> =>
      database.transaction(async (tx) => {
        if (!(await repository.removeUnfinished(tx, actor.id, id)))
          throw notFound(say.sessionNotFound);
        await events.publish(tx, `account:${actor.id}`, listTalks);
      }),

    async beginFrom(actor: Actor, postingId: string): Promise<WholeTalk> {
      await limits.take(`talk:${actor.id}`, turnRule);
      const [posting] = await postings.byIds(database, [postingId]);
      if (!posting || posting.ownerId !== actor.id) throw notFound(POSTING_SENTENCES.notFound);
      const state = await filledIn(posting);
      const opening = await assistant.opening(state);
      const turn = { ...opening, message: beganFrom(posting) };
      const company = { name: state.draft.company, quotes: state.draft.about };
      const taken = { turn, said: "", writer: "", talk: { company, url: "" } };
      const { sessionId } = await database.transaction((tx) => keep(tx, actor, taken));
      return whole(actor, sessionId);
    },
  };
}

const beganFrom = ({ title, company }: { title: string; company: string }) =>
  `This draft starts from your job posting “${[title, company].filter(Boolean).join(", ")}”. Tell me what is different this time, or change it by hand.`;

const wholeOf = ({ id, company, url, steps }: JobTalk, turn: Answered): WholeTalk => ({
  id,
  company: turn.draft.company || company.name,
  url,
  steps: [...steps],
  turn,
});

type Facts = Omit<JobDraft, "salary" | "pay_notes" | "about">;

/** What an earlier posting says, as the facts of a new draft. Pay is in words: the assistant reads them. */
interface EarlierPosting {
  readonly facts: Facts;
  readonly pay: string;
  readonly about: readonly string[];
}

/** Fields are the posting's; its lists were read from its text when it was stored. */
function draftOfPosting(job: JobRow): EarlierPosting {
  const { details, lines } = job;
  const sections = sectionsOf(lines);
  const { summary, told } = introduction(details.summary, job.title);
  const facts: Facts = {
    company: job.company === PRIVATE_ADVERTISER ? "" : job.company,
    title: job.title,
    level: job.level,
    location: job.location,
    employment_type: job.employmentType,
    arrangement: said(
      lines,
      /^(?:work(?:ing)? arrangements?:\s*)?((?:on-site|hybrid|remote)\b.*)$/i,
    ),
    hours: (sections.get("hours") ?? []).filter((item) => !ARRANGEMENT.test(item)),
    summary,
    responsibilities: listed(details.responsibilities),
    must: listed(details.mustHave),
    nice: listed(details.niceToHave),
    benefits: listed(details.benefits),
    details: [...listed(told), ...listed(sections.get("details") ?? [])],
    reports_to: said(lines, OWN_FACTS.reportsTo),
    start_date: said(lines, OWN_FACTS.start),
    closing_date: said(lines, OWN_FACTS.closing),
    contact: { ...details.contact },
    apply_notes: (sections.get("how to apply") ?? []).filter((line) => !NAMES_CONTACT.test(line)),
  };
  return { facts, pay: salaryText(job), about: sections.get("about us") ?? [] };
}

const OWN_FACTS = {
  reportsTo: /^reports to:?\s+(.+?)\.?$/i,
  start: /^start(?:ing)?(?: date)?:\s*(.+?)\.?$/i,
  closing: /^(?:applications close|closing date:?|closes:?)\s+(.+?)\.?$/i,
};

/** Without what has a fact of its own: the reader may take such a line for an item. */
const listed = (items: readonly string[]) =>
  items.filter((item) => !Object.values(OWN_FACTS).some((pattern) => pattern.test(item)));

const ARRANGEMENT = /^(?:on-site|hybrid|remote)\b/i;
/** Said by the contact and the closing date themselves. */
const NAMES_CONTACT =
  /\S@\S|(?:\d[ ()-]?){8}|^(?:applications close|closing date)|^to apply, (?:please )?ask for/i;

/** The first value that a line of the text gives. */
function said(lines: readonly Line[], pattern: RegExp): string {
  for (const { text } of lines) {
    const value = pattern.exec(text.trim())?.[1];
    if (value) return value.trim();
  }
  return "";
}

/** Headings whose lines the reader of advertisements keeps in no list. */
const HEADINGS = new Set(["hours", "details", "how to apply", "about us"]);
const LONGEST_HEADING = 60;

/** A heading stands after a gap, is short and ends without a full stop. */
function sectionsOf(lines: readonly Line[]): ReadonlyMap<string, readonly string[]> {
  const sections = new Map<string, string[]>();
  let current: string[] = [];
  for (const { text, bullet, gapBefore } of lines) {
    const isHeading = gapBefore && !bullet && text.length < LONGEST_HEADING && !/[.!?]$/.test(text);
    if (!isHeading) {
      current.push(text);
      continue;
    }
    current = [];
    const name = text.toLowerCase().replace(/:$/, "");
    if (HEADINGS.has(name)) sections.set(name, current);
  }
  return sections;
}

/** The assistant writes such a sentence itself, from the facts as they are then. */
const WRITTEN = /\b(?:looking for|seeks? to appoint|love to hear from|wanted(?= in| at| to|\.))/i;
const SUMMARY_SENTENCES = 2;

/** The first sentences are the summary; others are told as details, so that nothing is lost. */
function introduction(text: string, title: string): { summary: string; told: string[] } {
  const sentences = text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== "");
  const [first = ""] = sentences;
  const isWritten = WRITTEN.test(first) && first.includes(title);
  if (isWritten) return { summary: "", told: sentences.slice(1) };
  return {
    summary: sentences.slice(0, SUMMARY_SENTENCES).join(" "),
    told: sentences.slice(SUMMARY_SENTENCES),
  };
}
