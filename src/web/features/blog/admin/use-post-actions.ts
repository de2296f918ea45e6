import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type AdminPost, BLOG_ADMIN_SENTENCES as say } from "#contract/blog-admin.ts";
import type { PostStatus } from "#contract/blog-rules.ts";
import { messageOf } from "#web/lib/api.ts";
import { useStillHere } from "#web/lib/still-here.ts";
import { toast } from "#web/ui/float/toast.ts";
import { askAgain, newPost, postCalls } from "./api.ts";
import { rowTexts as texts } from "./texts.ts";

export type PostActions = ReturnType<typeof usePostActions>;

const CREATE = "create";

/** Everything that can be done with posts from their list. What fails is told above it (spec 2 §2). */
export function usePostActions(openEditor: (id: string) => void) {
  const client = useQueryClient();
  const calls = postCalls(client);
  const stillHere = useStillHere();
  const { run, isBusy } = useLocks();
  const [fault, setFault] = useState<string>();
  const [removing, setRemoving] = useState<AdminPost>();

  const attempt = (name: string, failed: string, work: () => Promise<unknown>) =>
    void run(name, async () => {
      const isHere = stillHere();
      setFault(undefined);
      try {
        await work();
      } catch (error) {
        const reason = messageOf(error, failed);
        setFault(reason);
        if (!isHere()) toast.error(reason);
      }
      // Also after a refusal: somebody else may have done it already.
      await askAgain(client);
    });
  /** Whoever has gone elsewhere meanwhile is not called back from there. */
  async function create(): Promise<void> {
    const isHere = stillHere();
    const { id } = await newPost();
    const action = { label: texts.edit, onPress: () => openEditor(id) };
    if (isHere()) openEditor(id);
    else toast.success(say.created, { action });
  }
  async function remove(post: AdminPost): Promise<void> {
    try {
      toast.success(await calls.remove(post));
    } finally {
      // Before the list is asked again, while the row that has the focus next is still there.
      setRemoving(undefined);
    }
  }
  const seeing = ({ slug }: AdminPost) => ({
    action: { label: texts.readIt, onPress: () => openPublic(slug) },
  });

  return {
    fault,
    dismiss: () => setFault(undefined),
    isCreating: isBusy(CREATE),
    isBusy: ({ id }: AdminPost) => isBusy(id),
    create: () => attempt(CREATE, texts.createFailed, create),
    edit: ({ id }: AdminPost) => openEditor(id),
    preview: ({ slug }: AdminPost) => openPublic(slug),
    approve: (post: AdminPost) =>
      attempt(post.id, texts.approveFailed, async () =>
        toast.success(await calls.approve(post), seeing(post)),
      ),
    reject: (post: AdminPost) =>
      attempt(post.id, texts.rejectFailed, async () => toast.success(await calls.reject(post))),
    setStatus: (post: AdminPost, status: PostStatus) =>
      attempt(post.id, texts.updateFailed, async () =>
        toast.success(await calls.setStatus(post, status)),
      ),
    drawHero: (post: AdminPost) =>
      attempt(post.id, texts.heroFailed, async () =>
        toast.success(await calls.drawHero(post), seeing(post)),
      ),
    removing,
    askToRemove: setRemoving,
    keep: () => setRemoving(undefined),
    remove: (post: AdminPost) => attempt(post.id, texts.deleteFailed, () => remove(post)),
  };
}

/** Spec 2 §2: posts open in a tab of their own. */
function openPublic(slug: string): void {
  window.open(`/blog/${encodeURIComponent(slug)}`, "_blank", "noopener");
}

/** Of each post one thing at a time, so that a double click is one; what is done with another does not wait. */
function useLocks() {
  const running = useRef(new Set<string>());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  async function run(name: string, work: () => Promise<void>): Promise<void> {
    const names = running.current;
    if (names.has(name)) return;
    names.add(name);
    setBusy(new Set(names));
    try {
      await work();
    } finally {
      names.delete(name);
      setBusy(new Set(names));
    }
  }
  return { run, isBusy: (name: string) => busy.has(name) };
}
