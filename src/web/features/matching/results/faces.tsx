import { messageOf } from "#web/lib/api.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { MatchCardSkeleton } from "../card/match-card-skeleton.tsx";
import { faultFaceOf } from "./fault-face.ts";
import { filterTexts, resultTexts as texts } from "./texts.ts";

const SKELETONS = [1, 2, 3, 4, 5, 6];

export function ResultsSkeleton() {
  return (
    <div role="status" className="grid gap-x-10 md:grid-cols-2 xl:grid-cols-3">
      <span className="sr-only">{texts.loading}</span>
      {SKELETONS.map((card) => (
        <div key={card} className="border-rule border-b">
          <MatchCardSkeleton />
        </div>
      ))}
    </div>
  );
}

interface NoJobsProps {
  resumeId: string;
  filtered: boolean;
  onClear: () => void;
}

export function NoJobs({ resumeId, filtered, onClear }: NoJobsProps) {
  if (filtered)
    return (
      <EmptyState
        title={texts.filteredTitle}
        text={texts.filteredText}
        action={<Button onClick={onClear}>{filterTexts.clear}</Button>}
      />
    );
  return (
    <EmptyState
      title={texts.noneTitle}
      text={texts.noneText}
      action={
        <>
          <ButtonLink to={`/documents/${resumeId}`}>{texts.noneAction}</ButtonLink>
          <ButtonLink look="line" to="/documents">
            {texts.uploadAnother}
          </ButtonLink>
        </>
      }
    />
  );
}

interface FaultProps {
  error: unknown;
  resumeId: string;
  onRetry: () => void;
}

/** Why there is no list, and what to do about it. */
export function Fault({ error, resumeId, onRetry }: FaultProps) {
  const face = faultFaceOf(error);
  if (face === "missing")
    return (
      <EmptyState
        title={texts.missingTitle}
        text={texts.missingText}
        action={<ButtonLink to="/documents">{texts.missingAction}</ButtonLink>}
      />
    );
  if (face === "unusable")
    return (
      <EmptyState
        title={texts.unreadableTitle}
        text={messageOf(error, "")}
        action={<ButtonLink to="/documents">{texts.uploadAnother}</ButtonLink>}
      />
    );
  if (face === "reading") return <BeingRead resumeId={resumeId} onRetry={onRetry} />;
  return (
    <ErrorState
      title={texts.failedTitle}
      text={messageOf(error, texts.failedText)}
      onRetry={onRetry}
    />
  );
}

/** The page asks again by itself; a press asks at once. */
function BeingRead({ resumeId, onRetry }: Omit<FaultProps, "error">) {
  return (
    <div role="status">
      <EmptyState
        title={texts.readingTitle}
        text={texts.readingText}
        action={
          <>
            <ButtonLink look="line" to={`/documents/${resumeId}`}>
              {texts.readingAction}
            </ButtonLink>
            <Button look="quiet" onClick={onRetry}>
              {texts.retry}
            </Button>
          </>
        }
      />
    </div>
  );
}
