import type { ReactNode } from "react";
import { messageOf } from "#web/lib/api.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { faultFaceOf } from "./fault-face.ts";
import { resultTexts as texts } from "./texts.ts";

interface FaultProps {
  error: unknown;
  resumeId: string;
  onRetry: () => void;
  onStartOver: () => void;
  /** What is said of a resume that is not here, where somebody knows better. */
  missing?: ReactNode;
}

/** Why there is no list, and what to do about it. */
export function Fault({ error, resumeId, onRetry, onStartOver, missing }: FaultProps) {
  const face = faultFaceOf(error);
  if (face === "missing" && missing) return missing;
  if (face === "missing")
    return (
      <EmptyState
        title={texts.missingTitle}
        text={texts.missingText}
        action={<Button onClick={onStartOver}>{texts.missingAction}</Button>}
      />
    );
  if (face === "unusable")
    return (
      <EmptyState
        title={texts.unreadableTitle}
        text={messageOf(error, "")}
        action={<Button onClick={onStartOver}>{texts.uploadAnother}</Button>}
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
function BeingRead({ resumeId, onRetry }: Pick<FaultProps, "resumeId" | "onRetry">) {
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
