import { type AdminPost, BLOG_ADMIN_SENTENCES as say } from "#contract/blog-admin.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import { arrived, type Editing, isDirty, isDue, type Step, step } from "./editing.ts";
import {
  type DraftFaults,
  draftOf,
  faultsOf,
  isSame,
  type PostDraft,
  sentencesOf,
} from "./post-draft.ts";
import { editorTexts as texts } from "./texts.ts";

/** Without a change for so long, a draft saves itself. */
const AUTOSAVE_MS = 2000;

/** What a desk needs of the world. */
interface DeskTools extends Post {
  /** Answers how to call it off. */
  later: (ms: number, work: () => void) => () => void;
  /** Unsaved changes, to be found again; nothing when there are none. */
  keep: (editing: Editing | undefined) => void;
}

export type EditorStore = ReturnType<typeof createEditorStore>;

/** Where one post is written: what was typed, what is saved, and the one save that may be on its way. */
export function createEditorStore(first: Editing, tools: DeskTools) {
  let running: Promise<boolean> | undefined;
  const { now, go, ...store } = createStore(first, tools, () => void save("itself"));

  async function send(by: SavedBy): Promise<boolean> {
    go({ kind: "sending" });
    const next = await deliver(tools, now(), by);
    go(next);
    return next.kind === "saved";
  }
  /** Whether what is typed is on the server then. What is typed while one is on its way goes next. */
  async function save(by: SavedBy): Promise<boolean> {
    while (running) await running;
    const { draft, theirs } = now();
    if (theirs) return false;
    const faults = faultsOf(draft);
    const [reason] = sentencesOf(faults);
    if (reason !== undefined) go({ kind: "refused", sent: draft, reason, faults });
    if (reason !== undefined || !isDirty(now())) return reason === undefined;
    running = send(by).finally(() => {
      running = undefined;
    });
    return running;
  }
  /** What would save itself in a moment does so now: nobody is there to see to it later. */
  async function leave(): Promise<void> {
    while (running) await running;
    if (isDue(now())) await save("itself");
  }
  return {
    now,
    ...store,
    /** Somebody sits at it; what is answered says that they have gone. */
    open() {
      const close = store.open();
      return () => {
        close();
        void leave();
      };
    },
    type: (change: Partial<PostDraft>) => go({ kind: "typed", change }),
    save: () => save("hand"),
    /** On the way to something else: what readers see is not changed by that. */
    savePassing: () => save("itself"),
    /** Without unsaved changes of before, also when they have saved themselves; answers how to take that back. */
    drop(): () => void {
      const { before, draft, followsTitle } = now();
      if (before) go({ kind: "reworded", wording: before });
      return () => go({ kind: "reworded", wording: { draft, followsTitle } });
    },
    accept: () => go({ kind: "accepted" }),
    hear(post: AdminPost) {
      const next = arrived(now(), post);
      if (next) go(next);
    },
    /** What the server has replaces what is typed; answers how to take that back. */
    load(post: AdminPost): () => void {
      const editing = now();
      go({ kind: "loaded", post });
      return () => go({ kind: "restored", editing });
    },
    /** What is typed replaces what somebody else has saved. */
    insist(): Promise<boolean> {
      const { theirs } = now();
      if (theirs) go({ kind: "moved", post: theirs });
      return save("hand");
    },
    /** It is left as the server has it. */
    discard() {
      const { saved, followsTitle } = now();
      go({ kind: "reworded", wording: { draft: saved, followsTitle } });
    },
  };
}

/** One state, those who watch it, and the time at which it saves itself. */
function createStore(first: Editing, { later, keep }: DeskTools, onDue: () => void) {
  let now = first;
  let isOpen = false;
  let callOff: (() => void) | undefined;
  const watchers = new Set<() => void>();

  /** The time begins anew with every change. */
  function plan(): void {
    callOff?.();
    callOff = isOpen && isDue(now) ? later(AUTOSAVE_MS, onDue) : undefined;
  }
  function seat(isTaken: boolean): void {
    isOpen = isTaken;
    plan();
  }
  return {
    now: () => now,
    go(next: Step): void {
      now = step(now, next);
      keep(isDirty(now) ? now : undefined);
      plan();
      for (const watch of watchers) watch();
    },
    watch(watcher: () => void) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    open() {
      seat(true);
      return () => seat(false);
    },
  };
}

/** Who wants it saved: its writer, or nobody, because it is time. */
type SavedBy = "hand" | "itself";

interface Post {
  send: (draft: PostDraft, updatedAt: string) => Promise<AdminPost>;
  read: () => Promise<AdminPost>;
  now: () => Date;
}

/** Sends what is typed; answers what came of it. */
async function deliver(post: Post, now: Editing, by: SavedBy): Promise<Step> {
  const sent = now.draft;
  const saved = (answer: AdminPost): Step => ({
    kind: "saved",
    sent,
    post: answer,
    at: post.now(),
  });
  const refused = (error: unknown): Step => ({
    kind: "refused",
    sent,
    reason: reasonOf(error),
    faults: serverFaults(error),
  });
  try {
    return saved(await post.send(sent, now.updatedAt));
  } catch (error) {
    if (!isCollision(error)) return refused(error);
  }
  try {
    const there = await post.read();
    // Our own words, of a save whose answer was lost.
    if (isSame(draftOf(there), sent)) return saved(there);
    if (!canGoUpon(there, now, by)) return { kind: "collided", theirs: there };
    return saved(await post.send(sent, there.updated_at));
  } catch (error) {
    return refused(error);
  }
}

/**
 * Its picture may have been drawn meanwhile, or its status changed: then only the state is a new one. But what
 * readers see is changed by hand alone.
 */
const canGoUpon = (there: AdminPost, now: Editing, by: SavedBy) =>
  isSame(draftOf(there), now.server) && (by === "hand" || there.status === "draft");

const isCollision = (error: unknown) =>
  error instanceof ApiError && error.message === say.changedMeanwhile;

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.fault === "unauthenticated") return texts.signedOut;
  return messageOf(error, texts.saveFailed);
}

/** The sentences that can only be about one field. */
const FIELDS: Readonly<Record<string, keyof PostDraft>> = {
  [say.titleRequired]: "title",
  [say.slugRequired]: "slug",
  [say.slugForm]: "slug",
  [say.slugTaken]: "slug",
  [say.contentRequired]: "content",
  [say.metaTitleLong]: "meta_title",
  [say.metaDescriptionLong]: "meta_description",
  [say.unknownCategory]: "category",
};

/** What a refusal says about fields; nothing when it is about something else. */
function serverFaults(error: unknown): DraftFaults {
  if (!(error instanceof ApiError)) return {};
  const found: DraftFaults = {};
  for (const sentence of error.errors.length > 0 ? error.errors : [error.message]) {
    const field = FIELDS[sentence];
    if (field) found[field] ??= sentence;
  }
  return found;
}
