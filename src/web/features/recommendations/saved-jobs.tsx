import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type Bookmark, RECOMMENDATION_SENTENCES as say } from "#contract/recommendations.ts";
import { messageOf } from "#web/lib/api.ts";
import { jobPath } from "#web/lib/paths.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { bookmarksQuery, refreshBookmarks, sendBookmark, showBookmark } from "./api.ts";
import { savedTexts as texts } from "./saved-texts.ts";

/** A glance; the rest is a press away. */
const SHOWN_AT_FIRST = 5;

/** The jobs that a candidate has saved, as a part of another screen. */
export function SavedJobs({ className = "" }: { className?: string }) {
  return (
    <section aria-labelledby="saved-jobs" className={className}>
      <h2
        id="saved-jobs"
        tabIndex={-1}
        className="mb-2 font-sans font-semibold text-13 leading-[1.4] tracking-normal"
      >
        {texts.title}
      </h2>
      {/* As high as any of its short faces: what stands below does not move when one comes. */}
      <div className="min-h-[104px] border-rule border-t">
        <Face />
      </div>
    </section>
  );
}

function Face() {
  const { data, isPending, refetch } = useQuery(bookmarksQuery);
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  if (isPending) return <SkeletonList rows={2} lines={1} label={texts.loading} />;
  if (!data)
    return (
      <p role="alert" aria-live="polite" className="py-3 text-13">
        {texts.failed} <TextButton onClick={() => void refetch()}>{texts.retry}</TextButton>
      </p>
    );
  if (data.bookmarks.length === 0) return <Nothing />;
  const shown = all ? data.bookmarks : data.bookmarks.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul ref={list}>
        {shown.map((bookmark) => (
          <Row key={bookmark.jobDocumentId} bookmark={bookmark} />
        ))}
      </ul>
      {shown.length < data.bookmarks.length && (
        <TextButton
          className="mt-2 max-md:min-h-11"
          onClick={() => {
            setAll(true);
            // The button goes: reading goes on with the last that was there before.
            list.current?.querySelector<HTMLElement>("li:last-child button")?.focus();
          }}
        >
          {texts.more(data.bookmarks.length)}
        </TextButton>
      )}
    </>
  );
}

function Nothing() {
  return (
    <div className="py-3 text-13">
      <h3 className="font-medium font-sans text-13 leading-[1.55] tracking-normal">
        {texts.emptyTitle}
      </h3>
      <p className="text-ink-2">{texts.emptyText}</p>
    </div>
  );
}

function Row({ bookmark }: { bookmark: Bookmark }) {
  const { jobDocumentId, title, company, is_closed } = bookmark;
  const remove = useUnsave(bookmark);
  return (
    <li className="wrap-anywhere grid grid-cols-[minmax(0,1fr)_36px] items-center gap-x-2 border-rule border-b py-2.5 text-13">
      <div className="min-w-0">
        {/* There is nothing to read behind a job that is closed. */}
        {is_closed ? (
          <p className="font-medium text-ink-2">{title}</p>
        ) : (
          <TextLink to={jobPath(jobDocumentId)}>{title}</TextLink>
        )}
        <p className="flex flex-wrap gap-x-2 text-ink-2">
          <span>{company}</span>
          {is_closed && <span className="text-ink-3">{texts.closed}</span>}
        </p>
      </div>
      <Button
        look="quiet"
        size="icon"
        className="text-ink-3 max-md:-mr-2 max-md:size-11"
        aria-label={texts.remove([title, company].filter(Boolean).join(", "))}
        onClick={() => {
          document.getElementById("saved-jobs")?.focus({ preventScroll: true });
          void remove();
        }}
      >
        <WorkIcon name="bin" />
      </Button>
    </li>
  );
}

/** Gone at once, back when the server refuses, and to be undone for as long as the toast stands. */
function useUnsave({ jobDocumentId: id, title, company }: Bookmark): () => Promise<void> {
  const client = useQueryClient();
  const job = { id, title, company };

  async function undo(): Promise<void> {
    try {
      await sendBookmark(id, true);
      toast.success(say.bookmarked);
    } catch (error) {
      toast.error(messageOf(error, texts.undoFailed));
    }
    await refreshBookmarks(client);
  }
  return async () => {
    await showBookmark(client, job, false);
    try {
      await sendBookmark(id, false);
      const action = { label: texts.undo, onPress: () => void undo() };
      toast.success(say.unbookmarked, { action });
    } catch (error) {
      toast.error(messageOf(error, texts.removeFailed));
    }
    await refreshBookmarks(client);
  };
}
