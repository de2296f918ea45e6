import type { AdminPost } from "#contract/blog-admin.ts";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { listTexts, deleteTexts as texts } from "../texts.ts";
import type { PostActions } from "./use-post-actions.ts";

/** Spec 2 §4: asked for any post, in these words. */
export function DeleteDialog({ post, verbs }: { post: AdminPost; verbs: PostActions }) {
  const gone = texts.text(post.title || listTexts.untitled);
  return (
    <ConfirmDialog
      open
      danger
      title={texts.title}
      text={post.status === "published" ? `${gone} ${texts.published}` : gone}
      confirm={texts.confirm}
      busy={verbs.isBusy(post)}
      onConfirm={() => verbs.remove(post)}
      onClose={verbs.keep}
    />
  );
}
