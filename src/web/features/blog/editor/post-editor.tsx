import { useQuery } from "@tanstack/react-query";
import { ApiError, messageOf } from "#web/lib/api.ts";
import { useSession } from "#web/lib/session.ts";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { postQuery } from "./api.ts";
import { EditingPost, EditorFrame } from "./editing-post.tsx";

import { editorTexts as texts } from "./texts.ts";

interface PostEditorProps {
  id: string;
  onBack: () => void;
  /** Saved by hand; without it, the way back. */
  onSaved?: () => void;
}

/** Spec 2 §2: one post, opened for editing. */
export function PostEditor({ id, onBack, onSaved = onBack }: PostEditorProps) {
  const session = useSession();
  const { data, error, isPending, refetch } = useQuery(postQuery(id));
  if (session.state !== "signed-in") return null;
  if (data)
    return <EditingPost post={data} person={session.user.id} onBack={onBack} onSaved={onSaved} />;
  return (
    <EditorFrame onBack={onBack}>
      {isPending && <Loading />}
      {isMissing(error) && <EmptyState title={texts.gone} text={texts.goneText} />}
      {error && !isMissing(error) && (
        <ErrorState
          title={texts.failed}
          text={messageOf(error, texts.failedText)}
          onRetry={() => void refetch()}
        />
      )}
    </EditorFrame>
  );
}

/** An address that is no id at all is refused as such. */
const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.fault === "not-found" || error.fault === "invalid");

function Loading() {
  return (
    <div role="status" className="mt-6 border-ink border-t pt-6">
      <span className="sr-only">{texts.loading}</span>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,760px)_280px] xl:justify-between">
        <div className="grid gap-5">
          <Skeleton className="h-[42px] w-full" />
          <Skeleton className="h-[42px] w-full" />
          <Skeleton className="h-[86px] w-full" />
          <Skeleton className="h-[420px] w-full" />
        </div>
        <Skeleton lines={9} />
      </div>
    </div>
  );
}
