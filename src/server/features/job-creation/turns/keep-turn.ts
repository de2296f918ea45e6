import type { Db } from "#server/platform/database/database.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { ActivityService } from "../../activity/service.ts";
import type { JobRow, Justified, NewPosting, PostingService } from "../../postings/service.ts";
import * as repository from "../repository.ts";
import type { TalkCompany } from "../tables.ts";
import { draftAd } from "../talk/draft-text.ts";
import type { Turn } from "../talk/turn.ts";
import { answerOf, type TalkAnswer } from "../talk-answer.ts";

export interface KeepParts {
  readonly clock: () => Date;
  readonly record: ActivityService["record"];
  readonly postings: Pick<PostingService, "fromText"> & {
    readonly publish: (tx: Db, posting: NewPosting, justified: Justified) => Promise<JobRow>;
  };
}

export type Answered = TalkAnswer & { readonly sessionId: string };

/** A turn that was taken: of a talk that is there, or the first one of a new talk. */
interface Taken {
  readonly turn: Turn;
  /** What the recruiter said to it. */
  readonly said: string;
  /** The model's name, or "" for rules. */
  readonly writer: string;
  readonly talk: { readonly id?: string; readonly company: TalkCompany };
}

/** A posting must name somebody; a recruiter may have named nobody. */
const NAMELESS = "Private advertiser";

/**
 * What the preview left blank is blank: a company that writes "packages start at $90,000" about itself
 * has not said what this job pays, and its switchboard is not whom to ask.
 */
const asPreviewed = (ad: ReturnType<typeof draftAd>) => ({
  ...ad,
  location: ad.location || null,
  employmentType: ad.employmentType || null,
  level: ad.level || null,
  salaryText: ad.salaryText || null,
  contact: {
    name: ad.contact.name || null,
    email: ad.contact.email || null,
    phone: ad.contact.phone || null,
  },
});

/** Keeps a turn; the one that completes the talk makes the posting, in the same transaction. */
export function createKeepTurn({ clock, record, postings }: KeepParts) {
  async function publish(tx: Db, actor: Actor, { draft, state }: Turn): Promise<string> {
    const ad = draftAd(draft);
    const at = clock();
    const posting = {
      ...postings.fromText({ ...asPreviewed(ad), company: ad.company || NAMELESS }),
      ownerId: actor.id,
      source: "posting",
      sourceUrl: "",
      status: "active",
      postedAt: at,
    } as const;
    const justified = { exemptions: state.exempt, by: actor.id, at };
    const job = await postings.publish(tx, posting, justified);
    await record(tx, actor.id, {
      type: "job_completed",
      title: "You completed a job posting with the assistant",
      description: `${job.title}, ${job.company}`,
      metadata: { job_id: job.id },
    });
    return job.id;
  }

  return async (tx: Db, actor: Actor, { turn, said, writer, talk }: Taken): Promise<Answered> => {
    const postingId = turn.complete ? await publish(tx, actor, turn) : null;
    const answer = answerOf(turn, writer, postingId);
    const now = clock();
    const changed = { state: turn.state, said, answer, postingId, updatedAt: now };
    if (talk.id) {
      await repository.changeTalk(tx, talk.id, changed);
      return { ...answer, sessionId: talk.id };
    }
    const { company } = talk;
    const added = { accountId: actor.id, company, createdAt: now, ...changed };
    return { ...answer, sessionId: await repository.addTalk(tx, added) };
  };
}
