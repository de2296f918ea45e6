import { payWords } from "#assistant/advertisement.ts";
import type { Turn } from "#assistant/turn.ts";
import { listTalks, type TalkStep } from "#contract/job-creation.ts";
import { PRIVATE_ADVERTISER } from "#contract/postings.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { ActivityService } from "../../activity/service.ts";
import type { JobRow, Justified, NewPosting, PostingService } from "../../postings/service.ts";
import type { JobTalk } from "../repository.ts";
import * as repository from "../repository.ts";
import { answerOf, type TalkAnswer } from "../talk-answer.ts";

export interface KeepParts {
  readonly clock: () => Date;
  readonly events: Events;
  readonly record: ActivityService["record"];
  readonly postings: Pick<PostingService, "fromText" | "byIds"> & {
    readonly publish: (tx: Db, posting: NewPosting, justified: Justified) => Promise<JobRow>;
  };
}

export type Answered = TalkAnswer & { readonly sessionId: string };

/** A turn that was taken: of a talk that is there, or the first one of a new talk. */
export interface Taken {
  readonly turn: Turn;
  /** What the recruiter said to it. */
  readonly said: string;
  /** It was changed by hand: the history has no answer for that. */
  readonly isByHand?: boolean;
  /** The model's name, or "" for rules. */
  readonly writer: string;
  readonly talk: Pick<JobTalk, "company" | "url"> & Partial<Pick<JobTalk, "id" | "steps">>;
}

/**
 * The text is published to the letter, and the fields are the draft's. What the draft left blank is blank: a company
 * that writes "packages start at $90,000" about itself has not said what this job pays, and its switchboard is not
 * whom to ask.
 */
const asDrafted = ({ text, draft }: Turn) => ({
  text,
  title: draft.title,
  company: draft.company || PRIVATE_ADVERTISER,
  location: draft.location || null,
  employmentType: draft.employment_type || null,
  level: draft.level || null,
  salaryText: payWords(draft) || null,
  contact: {
    name: draft.contact.name || null,
    email: draft.contact.email || null,
    phone: draft.contact.phone || null,
  },
});

/** Keeps a turn; the one that completes the talk makes the posting, in the same transaction. */
export function createKeepTurn({ clock, events, record, postings }: KeepParts) {
  async function publish(tx: Db, actor: Actor, turn: Turn) {
    const at = clock();
    const posting = {
      ...postings.fromText(asDrafted(turn)),
      ownerId: actor.id,
      source: "posting",
      sourceUrl: "",
      status: "active",
      postedAt: at,
    } as const;
    const justified = { exemptions: turn.state.exempt, by: actor.id, at };
    const job = await postings.publish(tx, posting, justified);
    await record(tx, actor.id, {
      type: "job_completed",
      title: "You completed a job posting with the assistant",
      description: `${job.title}, ${job.company}`,
      metadata: { job_id: job.id },
    });
    return { id: job.id, waiting: job.waiting ? job.draftReason : "" };
  }

  return async (tx: Db, actor: Actor, taken: Taken): Promise<Answered> => {
    const { turn, said, isByHand = false, writer, talk } = taken;
    const published = turn.complete ? await publish(tx, actor, turn) : null;
    const answer = answerOf(turn, writer, published);
    const now = clock();
    const reply = isByHand && !turn.complete ? "" : answer.message;
    const step = { at: now.toISOString(), said, reply, changes: [...turn.changes] };
    const steps = withStep(talk.steps ?? [], step);
    const postingId = published?.id ?? null;
    const changed = { state: turn.state, said, answer, steps, postingId, updatedAt: now };
    await events.publish(tx, `account:${actor.id}`, listTalks);
    if (talk.id) {
      await repository.changeTalk(tx, talk.id, changed);
      return { ...answer, sessionId: talk.id };
    }
    const { company, url } = talk;
    const added = { accountId: actor.id, company, url, createdAt: now, ...changed };
    return { ...answer, sessionId: await repository.addTalk(tx, added) };
  };
}

/** More would be a row that is too long to be written with every message. */
const MOST = { steps: 400, letters: 600_000, changes: 100 };

const lettersOf = ({ said, reply, changes }: TalkStep) =>
  changes.reduce((sum, { length }) => sum + length, said.length + reply.length);

/** The history with one step more. The oldest are merged when there are too many: of them, what they changed is kept. */
export function withStep(steps: readonly TalkStep[], step: TalkStep): TalkStep[] {
  const all = [...steps, step];
  let letters = all.reduce((sum, one) => sum + lettersOf(one), 0);
  while (all.length > 1 && (all.length > MOST.steps || letters > MOST.letters)) {
    const [first, second, ...rest] = all;
    if (!first || !second || rest.length === 0) break;
    const merged = mergedOf(first, second);
    letters += lettersOf(merged) - lettersOf(first) - lettersOf(second);
    all.splice(0, 2, merged);
  }
  return all;
}

const mergedOf = (first: TalkStep, second: TalkStep): TalkStep => ({
  at: second.at,
  said: "",
  reply: "",
  changes: [...first.changes, ...second.changes].slice(-MOST.changes),
});
