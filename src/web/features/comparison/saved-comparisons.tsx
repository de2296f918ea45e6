import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { SavedComparison } from "#contract/comparison.ts";
import { messageOf } from "#web/lib/api.ts";
import { longDate, relativeTime } from "#web/lib/time-text.ts";
import { Button, ButtonLink, TextButton } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { FitBadge } from "#web/ui/match/fit-badge.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { hideSaved, keepComparison, savedQuery } from "./api.ts";
import { fitOf } from "./report/verdict.ts";
import { savedTexts as texts } from "./texts.ts";

/** A glance; the rest is a press away. */
const SHOWN_AT_FIRST = 5;

interface Looks {
  /** In a narrow column: small words, and the score below the name. */
  compact?: boolean;
}

/** What somebody has saved, as a part of another screen. */
export function SavedComparisons(props: Looks & { className?: string }) {
  const { className = "", compact = false } = props;
  return (
    <section aria-labelledby="saved-comparisons" className={className}>
      <h2
        id="saved-comparisons"
        className={
          compact
            ? "mb-2 font-sans font-semibold text-13 leading-[1.4] tracking-normal"
            : "mb-3 text-22"
        }
      >
        {texts.title}
      </h2>
      {/* As high as any of its short faces: what stands below does not move when one comes. */}
      <div className={compact ? "min-h-[132px]" : "min-h-[214px]"}>
        <Face compact={compact} />
      </div>
    </section>
  );
}

function Face({ compact }: Required<Looks>) {
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
  if (comparisons.length === 0) return compact ? <NothingCompact /> : <Nothing />;
  const shown = all ? comparisons : comparisons.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul className={compact ? "border-rule border-t" : "border-ink border-t"}>
        {shown.map((saved) => (
          <Row key={saved.id} saved={saved} now={new Date(dataUpdatedAt)} compact={compact} />
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

function NothingCompact() {
  return (
    <div className="border-rule border-t py-3 text-13">
      <h3 className="font-medium font-sans text-13 leading-[1.55] tracking-normal">
        {texts.emptyTitle}
      </h3>
      <p className="text-ink-2">{texts.emptyText}</p>
      <p className="mt-1">
        <TextLink to="/compare">{texts.emptyAction}</TextLink>
      </p>
    </div>
  );
}

interface RowProps extends Required<Looks> {
  saved: SavedComparison;
  now: Date;
}

function Row({ saved, now, compact }: RowProps) {
  const { id, candidate, title, company, calculated_score, calculated_assessment } = saved;
  const remove = useRemoval(id);
  const name = [title || texts.somewhere, company].filter(Boolean).join(", ");
  const when = relativeTime(new Date(saved.saved_at), now);
  const earlier = !saved.is_current && texts.earlier(longDate(new Date(saved.created_at)));
  const bin = (
    <Button
      look="quiet"
      size="icon"
      className="text-ink-3 max-md:size-11"
      aria-label={texts.remove(name)}
      onClick={() => void remove()}
    >
      <WorkIcon name="bin" />
    </Button>
  );
  if (compact)
    return (
      <li className="wrap-anywhere grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 border-rule border-b py-2.5 text-13">
        <div className="min-w-0">
          <TextLink to={`/comparisons/${id}`}>{name}</TextLink>
          <p className="text-ink-2 tabular-nums">
            {texts.scored(calculated_score, calculated_assessment)}{" "}
            <span className="text-ink-3">{when}</span>
          </p>
          {earlier && <p className="text-12 text-ink-3">{earlier}</p>}
        </div>
        {bin}
      </li>
    );
  return (
    <li className="wrap-anywhere grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 border-rule border-b py-2.5 md:grid-cols-[minmax(0,1fr)_auto_88px_36px]">
      <div className="min-w-0">
        <TextLink to={`/comparisons/${id}`}>{name}</TextLink>
        <p className="text-13 text-ink-2">{candidate || texts.someone}</p>
        {earlier && <p className="text-12 text-ink-3">{earlier}</p>}
      </div>
      <FitBadge fit={fitOf(calculated_assessment)} score={calculated_score} />
      <span className="text-right text-13 text-ink-3 max-md:hidden">{when}</span>
      {bin}
    </li>
  );
}

/** Gone at once, back when the server refuses, and to be undone for as long as the toast stands. */
function useRemoval(id: string): () => Promise<void> {
  const client = useQueryClient();

  const undo = () =>
    keepComparison(client, id, true).catch((error) =>
      toast.error(messageOf(error, texts.undoFailed)),
    );
  return async () => {
    hideSaved(client, id);
    try {
      await keepComparison(client, id, false);
      toast.success(texts.removed, {
        action: { label: texts.undo, onPress: () => void undo() },
      });
    } catch (error) {
      toast.error(messageOf(error, texts.removeFailed));
      await client.invalidateQueries({ queryKey: savedQuery.queryKey });
    }
  };
}
