import { MATCH_SENTENCES } from "#contract/match-rules.ts";
import { RECOMMENDATION_SENTENCES as say } from "#contract/recommendations.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { FACES, listTexts as texts } from "./texts.ts";

type FaultFace = "no-profile" | "reading" | "unreadable" | "failed";

/** Why there is no list. A conflict passes by itself, but for a resume that cannot be read at all. */
export function faultFaceOf(error: unknown): FaultFace {
  if (!(error instanceof ApiError)) return "failed";
  if (error.fault === "not-found") return "no-profile";
  if (error.fault !== "conflict") return "failed";
  return error.message === MATCH_SENTENCES.unreadable ? "unreadable" : "reading";
}

export function Fault({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const face = faultFaceOf(error);
  if (face === "no-profile")
    return (
      <EmptyState
        title={say.noProfile}
        text={texts.noProfileText}
        action={<ToProfile>{texts.noProfileAction}</ToProfile>}
      />
    );
  if (face === "unreadable")
    return (
      <EmptyState
        title={texts.unreadableTitle}
        text={MATCH_SENTENCES.unreadable}
        action={<ToProfile>{texts.unreadableAction}</ToProfile>}
      />
    );
  // The page asks again by itself.
  if (face === "reading")
    return (
      <div role="status">
        <EmptyState title={texts.readingTitle} text={texts.readingText} />
      </div>
    );
  return (
    <ErrorState title={FACES.failed} text={messageOf(error, texts.failedText)} onRetry={onRetry} />
  );
}

interface NoJobsProps {
  onClear: (() => void) | undefined;
  /** To the jobs that share little with the resume, where there are some. */
  far: { text: string; to: string } | undefined;
}

/** Nothing near enough, or nothing that passes the filters. */
export function NoJobs({ onClear, far }: NoJobsProps) {
  if (far)
    return (
      <EmptyState
        title={onClear ? texts.filteredTitle : texts.farTitle}
        text={onClear ? texts.filteredText : texts.farText}
        action={
          <>
            {onClear && <Button onClick={onClear}>{texts.clear}</Button>}
            <ButtonLink look={onClear ? "quiet" : "solid"} to={far.to} className="max-md:min-h-11">
              {far.text}
            </ButtonLink>
          </>
        }
      />
    );
  if (onClear)
    return (
      <EmptyState
        title={texts.filteredTitle}
        text={texts.filteredText}
        action={<Button onClick={onClear}>{texts.clear}</Button>}
      />
    );
  return (
    <EmptyState
      title={FACES.none}
      text={texts.noneText}
      action={<ToProfile>{texts.noneAction}</ToProfile>}
    />
  );
}

function ToProfile({ children }: { children: string }) {
  return (
    <ButtonLink to="/profile" className="max-md:min-h-11">
      {children}
    </ButtonLink>
  );
}
