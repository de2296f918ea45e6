import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { SavedComparison } from "#contract/comparison.ts";
import { relativeTime } from "#web/lib/time-text.ts";
import { Button, ButtonLink, TextButton } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { FitBadge } from "#web/ui/match/fit-badge.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { savedQuery } from "../api.ts";
import { fitOf } from "../report/model/verdict.ts";
import { savedTexts as texts } from "./texts.ts";
import { useRemoval } from "./use-removal.ts";

/** A glance; the rest is a press away. */
const SHOWN_AT_FIRST = 5;

/** What somebody has saved, as a part of another screen. */
export function SavedComparisons({ className = "" }: { className?: string }) {
  return (
    <section aria-labelledby="saved-comparisons" className={className}>
      <h2 id="saved-comparisons" className="mb-3 text-22">
        {texts.title}
      </h2>
      {/* As high as any of its short faces: what stands below does not move when one comes. */}
      <div className="min-h-[214px]">
        <Face />
      </div>
    </section>
  );
}

function Face() {
  const { data, isPending, dataUpdatedAt, refetch } = useQuery(savedQuery);
  const [all, setAll] = useState(false);
  if (isPending) return <SkeletonList rows={2} label={texts.loading} />;
  if (!data)
    return (
      <div className="border-ink border-t">
        <ErrorState
          title={texts.failedTitle}
          text={texts.failedText}
          onRetry={() => void refetch()}
        />
      </div>
    );
  const { comparisons } = data;
  if (comparisons.length === 0) return <Nothing />;
  const shown = all ? comparisons : comparisons.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul className="border-ink border-t">
        {shown.map((saved) => (
          <Row key={saved.id} saved={saved} now={new Date(dataUpdatedAt)} />
        ))}
      </ul>
      {shown.length < comparisons.length && (
        <p className="mt-3">
          <TextButton onClick={() => setAll(true)}>{texts.more(comparisons.length)}</TextButton>
        </p>
      )}
    </>
  );
}

function Nothing() {
  return (
    <div className="border-ink border-t">
      <EmptyState
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={
          <ButtonLink look="line" to="/compare">
            {texts.emptyAction}
          </ButtonLink>
        }
      />
    </div>
  );
}

function Row({ saved, now }: { saved: SavedComparison; now: Date }) {
  const { id, candidate, title, company, calculated_score, calculated_assessment } = saved;
  const remove = useRemoval(id);
  const name = [title || texts.somewhere, company].filter(Boolean).join(", ");
  return (
    <li className="wrap-anywhere grid grid-cols-[minmax(0,1fr)_auto_36px] items-center gap-x-4 border-rule border-b py-2.5 md:grid-cols-[minmax(0,1fr)_auto_88px_36px]">
      <div className="min-w-0">
        <TextLink to={`/comparisons/${id}`}>{name}</TextLink>
        <p className="text-13 text-ink-2">{candidate || texts.someone}</p>
      </div>
      <FitBadge fit={fitOf(calculated_assessment)} score={calculated_score} />
      <span className="text-right text-13 text-ink-3 max-md:hidden">
        {relativeTime(new Date(saved.saved_at), now)}
      </span>
      <Button
        look="quiet"
        size="icon"
        className="text-ink-3"
        aria-label={texts.remove(name)}
        onClick={() => void remove()}
      >
        <WorkIcon name="bin" />
      </Button>
    </li>
  );
}
