import { Button } from "../button.tsx";
import { Drawing } from "../icon.tsx";
import { EmptyState } from "./empty-state.tsx";

/** The same as among the work icons, all of which would weigh too much for a public page. */
const BACK = "M3 6.5h6.5a3.5 3.5 0 1 1 0 7H6M5.5 4 3 6.5 5.5 9";

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
      <Drawing path={BACK} />
      {retry}
    </Button>
  );
  return (
    <div role="alert" aria-live="polite">
      <EmptyState title={title} text={text} action={button} />
    </div>
  );
}
