import { lazy, useState } from "react";
import { LazyBoundary } from "#web/lib/lazy-boundary.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { ArchiveList } from "./archive-list.tsx";
import { archiveTexts as texts } from "./texts.ts";

/** Only for those who bring another: a dashboard does not carry it. */
const ArchiveUpload = lazy(() =>
  import("./archive-upload.tsx").then((file) => ({ default: file.ArchiveUpload })),
);

/** A glance; all of them are a page away. */
const LATEST = 3;

/** What is being read and what came of it, as a part of a dashboard. */
export function ArchivePanel() {
  const [isAdding, setAdding] = useState(false);
  const [isSending, setSending] = useState(false);
  const [arrived, setArrived] = useState<string>();
  return (
    <section aria-labelledby="archives-title" className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-3">
        <h2 id="archives-title" className="text-28">
          {texts.title}
        </h2>
        {/* An upload that runs is given up where its progress is shown, and not by the way. */}
        {!isSending && (
          <Button
            look={isAdding ? "quiet" : "line"}
            className="max-md:min-h-11"
            onClick={() => setAdding(!isAdding)}
          >
            {isAdding ? texts.notNow : texts.add}
          </Button>
        )}
      </div>
      {isAdding && (
        <div className="border-ink border-t pt-4">
          <LazyBoundary shape={<Skeleton className="h-[280px] w-full" />}>
            <ArchiveUpload
              onSending={setSending}
              onUploaded={(id) => {
                setArrived(id);
                setAdding(false);
              }}
            />
          </LazyBoundary>
        </div>
      )}
      <ArchiveList
        arrived={arrived}
        most={LATEST}
        opensNews
        empty={
          <div className="border-ink border-t">
            <EmptyState title={texts.noneTitle} text={texts.lead} />
          </div>
        }
      />
      <p className="mt-4 text-13">
        <TextLink to="/documents" className="inline-flex items-center max-md:min-h-11">
          {texts.all}
        </TextLink>
      </p>
    </section>
  );
}
