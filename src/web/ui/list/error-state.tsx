import { Button } from "../button.tsx";
import { WorkIcon } from "../work-icon.tsx";
import { EmptyState } from "./empty-state.tsx";

interface ErrorStateProps {
  title: string;
  /** What happened, and what was not lost. */
  text: string;
  onRetry?: () => void;
  /** The words of the button. */
  retry?: string;
}

/** A list that could not be loaded. Nobody is in danger, so the alert waits until the reader pauses. */
export function ErrorState({ title, text, onRetry, retry = "Try again" }: ErrorStateProps) {
  const button = onRetry && (
    <Button look="line" onClick={onRetry}>
      <WorkIcon name="undo" />
      {retry}
    </Button>
  );
  return (
    <div role="alert" aria-live="polite">
      <EmptyState title={title} text={text} action={button} />
    </div>
  );
}
