import { listConversations, MESSAGE_SENTENCES as say } from "#contract/messaging.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import { allow, conflict, notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { Limits } from "#server/platform/limits.ts";
import { accountWith, acquaintance, jobAbout, type Known } from "./acquaintance.ts";
import type { Deliver } from "./deliver.ts";
import { canAddPeople, canWriteTo } from "./policy.ts";
import * as conversations from "./repository.ts";
import { type MessagingRules, MOST_PARTICIPANTS } from "./rules.ts";
import * as repository from "./starting-repository.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly events: Events;
  readonly limits: Limits;
  readonly rules: MessagingRules;
  readonly deliver: Deliver;
  readonly isVerified: (actor: Actor, db: Db) => Promise<boolean>;
  readonly mustVerifyEmail: boolean;
}

interface Opening {
  readonly title: string;
  readonly recipientId?: string | undefined;
  readonly jobId?: string | undefined;
  readonly text: string;
  readonly clientId?: string | undefined;
}

export type StartingService = ReturnType<typeof createStartingService>;

/** Who writes to whom for the first time. */
export function createStartingService(parts: Parts) {
  const { database, clock, events, limits, rules, deliver, mustVerifyEmail } = parts;
  const recipients = createRecipients(parts);

  const begin = (tx: Db, actor: Actor, title: string, jobId: string | null, otherIds: string[]) => {
    const now = clock();
    const conversation = { title, creatorId: actor.id, jobId, createdAt: now, latestAt: now };
    return repository.insertConversation(tx, conversation, [actor.id, ...otherIds]);
  };

  const takeConversation = (actor: Actor) =>
    limits.take(`conversation:${actor.id}`, rules.conversations);

  return {
    /** The same two and title: the existing one, and what was written is added to it. */
    async start(actor: Actor, opening: Opening): Promise<conversations.ListedConversation> {
      const { text, clientId } = opening;
      const { otherId, jobId, title } = await recipients.addressed(database, actor, opening);
      const pair = [actor.id, otherId] as const;
      await limits.take(`message:${actor.id}`, rules.messages);
      if (!(await repository.findBetween(database, pair, title))) await takeConversation(actor);
      return database.transaction(async (tx) => {
        await repository.lockPeople(tx, pair);
        const conversationId =
          (await repository.findBetween(tx, pair, title)) ??
          (await begin(tx, actor, title, jobId, [otherId]));
        await deliver(tx, actor, { conversationId, text, clientId });
        const [listed] = await conversations.listOf(tx, actor.id, conversationId);
        if (!listed) throw notFound(say.notFound);
        return listed;
      });
    },

    /** Alone at first. */
    async create(actor: Actor, title: string): Promise<string> {
      await takeConversation(actor);
      return database.transaction(async (tx) => {
        const id = await begin(tx, actor, title || UNTITLED, null, []);
        await events.publish(tx, `account:${actor.id}`, listConversations);
        return id;
      });
    },

    async addParticipant(actor: Actor, conversationId: string, accountId: string): Promise<void> {
      await database.transaction(async (tx) => {
        const conversation = await conversations.lockConversation(tx, conversationId);
        const me = await conversations.findParticipant(tx, actor.id, conversationId);
        if (!conversation || !me) throw notFound(say.notFound);
        allow(canAddPeople(actor, conversation), say.notYours);
        if (await conversations.findParticipant(tx, accountId, conversationId)) return;
        await recipients.require(tx, actor, accountId);
        if ((await repository.countPeople(tx, conversationId)) >= MOST_PARTICIPANTS)
          throw conflict(say.full);
        await repository.addParticipant(tx, { conversationId, accountId, joinedAt: clock() });
        const others = await conversations.othersIn(tx, actor.id, conversationId);
        for (const id of [actor.id, ...others.flatMap((other) => other.accountId ?? [])])
          await events.publish(tx, `account:${id}`, listConversations);
      });
    },

    /** Undefined for nobody, and for everybody whom this recruiter may not write to. */
    async lookUp(actor: Actor, email: string): Promise<string | undefined> {
      const id = await accountWith(database, email, { mustBeVerified: mustVerifyEmail });
      return id && (await recipients.find(database, actor, id)) ? id : undefined;
    },
  };
}

interface Rules {
  /** Who is not verified finds nobody. */
  readonly isVerified: (actor: Actor, db: Db) => Promise<boolean>;
}

interface Addressing {
  readonly title: string;
  readonly recipientId?: string | undefined;
  readonly jobId?: string | undefined;
}

/** Without names: it stays when a person has gone. */
const UNTITLED = "Conversation";

/** Whom a person may write to. Everybody else is the same as nobody. */
function createRecipients({ isVerified }: Rules) {
  async function find(db: Db, actor: Actor, otherId: string): Promise<Known | undefined> {
    const known = await acquaintance(db, actor.id, otherId);
    if (!known || known.hasBlockedMe) return undefined;
    const isFindable = known.isFindable && (await isVerified(actor, db));
    return canWriteTo(actor, { ...known, isFindable }) ? known : undefined;
  }

  async function require(db: Db, actor: Actor, otherId: string): Promise<void> {
    const known = await find(db, actor, otherId);
    if (!known) throw notFound(say.personNotFound);
    if (known.isBlocked) throw conflict(say.blockedByYou);
  }

  /** The person, what it is about, and what it is called. */
  async function addressed(db: Db, actor: Actor, { title, recipientId, jobId }: Addressing) {
    const job = jobId ? await jobAbout(db, jobId) : undefined;
    const isOwn = job?.ownerId === actor.id;
    if (jobId && !job?.isOpen && !isOwn) throw notFound(say.personNotFound);
    const otherId = recipientId ?? job?.ownerId;
    if (!otherId) throw notFound(say.personNotFound);
    await require(db, actor, otherId);
    // A job of neither of them is not what the two can talk about.
    const about = isOwn || job?.ownerId === otherId ? job : undefined;
    return { otherId, jobId: about?.id ?? null, title: title || (about?.title ?? UNTITLED) };
  }

  return { find, require, addressed };
}
