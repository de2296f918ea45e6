import * as z from "zod/mini";
import type { AdminPost } from "#contract/blog-admin.ts";
import { type PostStatus, slugOf } from "#contract/blog-rules.ts";
import {
  type DraftFaults,
  draftOf,
  faultsOf,
  isSame,
  PostDraft,
  slugFollows,
} from "./post-draft.ts";

/** A post while somebody works on it. */
export interface Editing {
  draft: PostDraft;
  /** What was typed and is on the server: all else is a change. */
  saved: PostDraft;
  /** The same as the server keeps it, which may be cleaner. */
  server: PostDraft;
  updatedAt: string;
  status: PostStatus;
  followsTitle: boolean;
  /** On its way to the server. There is never a second one. */
  sending: PostDraft | undefined;
  last: Outcome;
  /** What is wrong with what was to be saved, at its fields. */
  faults: DraftFaults;
  /** Somebody else's, who saved meanwhile. */
  theirs: AdminPost | undefined;
  /** How it was when it was opened, while unsaved changes of before stand in its place and may be dropped. */
  before: Wording | undefined;
}

type Wording = Pick<Editing, "draft" | "followsTitle">;

type Outcome =
  | { kind: "none" }
  | { kind: "saved"; at: Date }
  /** `draft` is what the server did not take: the same is not sent again by itself. */
  | { kind: "refused"; draft: PostDraft; reason: string };

export type Step =
  | { kind: "typed"; change: Partial<PostDraft> }
  | { kind: "sending" }
  | { kind: "saved"; sent: PostDraft; post: AdminPost; at: Date }
  | { kind: "refused"; sent: PostDraft; reason: string; faults: DraftFaults }
  | { kind: "collided"; theirs: AdminPost }
  | { kind: "loaded"; post: AdminPost }
  | { kind: "restored"; editing: Editing }
  /** Changes of before are no matter any more. */
  | { kind: "accepted" }
  /** Other words in the place of those that are typed. */
  | { kind: "reworded"; wording: Wording }
  /** The post has another state, while what is edited is the same: the one to save upon. */
  | { kind: "moved"; post: AdminPost };

export function begin(post: AdminPost): Editing {
  const draft = draftOf(post);
  return {
    draft,
    saved: draft,
    server: draft,
    updatedAt: post.updated_at,
    status: post.status,
    followsTitle: slugFollows(post),
    sending: undefined,
    last: { kind: "none" },
    faults: {},
    theirs: undefined,
    before: undefined,
  };
}

/** With unsaved changes of before, and the state that they were made upon. */
export function resume(post: AdminPost, kept: Kept): Editing {
  const fresh = begin(post);
  const { draft, followsTitle } = fresh;
  return { ...fresh, ...kept, before: { draft, followsTitle } };
}

export function step(now: Editing, step: Step): Editing {
  switch (step.kind) {
    case "typed":
      return typed(now, step.change);
    case "sending":
      return { ...now, sending: now.draft };
    case "saved":
      return {
        ...now,
        ...stateOf(step.post),
        saved: step.sent,
        sending: undefined,
        last: { kind: "saved", at: step.at },
        faults: {},
        theirs: undefined,
      };
    case "refused": {
      const { sent, reason, faults } = step;
      return { ...now, sending: undefined, faults, last: { kind: "refused", draft: sent, reason } };
    }
    case "collided":
      // From here on it is theirs that would stand in its place.
      return { ...now, sending: undefined, theirs: step.theirs, before: undefined };
    case "loaded":
      return begin(step.post);
    case "restored":
      return step.editing;
    case "accepted":
      return { ...now, before: undefined };
    case "reworded":
      return { ...now, ...step.wording, faults: {}, before: undefined };
    case "moved":
      return { ...now, ...stateOf(step.post), theirs: undefined };
  }
}

const stateOf = (post: AdminPost) => ({
  server: draftOf(post),
  updatedAt: post.updated_at,
  status: post.status,
});

/** A slug that is typed stands; one that is emptied follows the title again. */
function typed(now: Editing, change: Partial<PostDraft>): Editing {
  const follows = change.slug === undefined ? now.followsTitle : change.slug === "";
  const hasNewSlug = follows && change.title !== undefined;
  const all = hasNewSlug ? { ...change, slug: slugOf(change.title ?? "") } : change;
  const mended = Object.entries(now.faults).filter(([name]) => !(name in all));
  return {
    ...now,
    draft: { ...now.draft, ...all },
    followsTitle: follows,
    faults: Object.fromEntries(mended),
  };
}

export const isDirty = ({ draft, saved }: Editing): boolean => !isSame(draft, saved);

/**
 * Whether it is to be saved by itself when nobody has typed for a while: a draft, valid, that is not on its
 * way already, not refused as it stands, and not somebody else's meanwhile.
 */
export function isDue(now: Editing): boolean {
  const { status, sending, theirs, last, draft } = now;
  if (status !== "draft" || sending || theirs || !isDirty(now)) return false;
  if (last.kind === "refused" && isSame(last.draft, draft)) return false;
  return Object.keys(faultsOf(draft)).length === 0;
}

/** What the server says of it meanwhile, asked or not. */
export function arrived(now: Editing, post: AdminPost): Step | undefined {
  const known = now.theirs?.updated_at ?? now.updatedAt;
  // An older answer may come after a newer one.
  if (now.sending || post.updated_at <= known) return undefined;
  if (isSame(draftOf(post), now.server)) return { kind: "moved", post };
  const isOurs = !isDirty(now) || isSame(draftOf(post), now.draft);
  return isOurs ? { kind: "loaded", post } : { kind: "collided", theirs: post };
}

/** What was being written, and the state that it was written upon. */
const Kept = z.object({
  draft: PostDraft,
  saved: PostDraft,
  server: PostDraft,
  updatedAt: z.string(),
  followsTitle: z.boolean(),
});
type Kept = z.output<typeof Kept>;

const PREFIX = "candour-post-draft:";
const keyOf = (person: string, id: string) => `${PREFIX}${person}:${id}`;

/**
 * Changes that were not saved yet, for as long as this tab is open: going elsewhere, or signing in again,
 * loses nothing. Those of anybody else who was signed in here are not left lying about.
 */
export function storedDraft(person: string, id: string): Kept | undefined {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX) && !key.startsWith(`${PREFIX}${person}:`))
        sessionStorage.removeItem(key);
    return z.safeParse(Kept, JSON.parse(sessionStorage.getItem(keyOf(person, id)) ?? "null")).data;
  } catch {
    return undefined;
  }
}

export function storeDraft(person: string, id: string, kept: Kept | undefined): void {
  try {
    // Parsed: the editor hands in more than is to be kept.
    if (kept) sessionStorage.setItem(keyOf(person, id), JSON.stringify(z.parse(Kept, kept)));
    else sessionStorage.removeItem(keyOf(person, id));
  } catch {
    // No room or not allowed: the page still asks before it is left.
  }
}

/** Whether this tab holds changes that would go with it. */
export function hasStoredDraft(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX));
  } catch {
    return false;
  }
}
