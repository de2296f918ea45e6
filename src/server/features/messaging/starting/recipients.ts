import { MESSAGE_SENTENCES as say } from "#contract/messaging.ts";
import type { Db } from "#server/platform/database/database.ts";
import { conflict, notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { acquaintance, jobAbout, type Known } from "../acquaintance.ts";
import { canWriteTo } from "../policy.ts";

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
export const UNTITLED = "Conversation";

/** Whom a person may write to. Everybody else is the same as nobody. */
export function createRecipients({ isVerified }: Rules) {
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
