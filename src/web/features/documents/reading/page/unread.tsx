import type { DocumentView } from "#contract/documents.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { readingTexts as texts } from "../texts.ts";

/** Live: the page is asked for again as the reading goes on. */
export function BeingRead({ document: { message, progress } }: { document: DocumentView }) {
  const { done = 0, total = 0 } = progress ?? {};
  const said = total > 0 ? texts.pagesRead(done, total) : texts.reading;
  return (
    <div className="max-w-[56ch] border-ink border-t pt-6">
      <h2 className="text-22">{texts.readingTitle}</h2>
      <p className="mt-1.5 text-ink-2">{message || texts.readingText}</p>
      <progress
        aria-label={texts.readingTitle}
        {...(total > 0 && { value: done, max: total })}
        className="mt-6 block h-1 w-full appearance-none overflow-hidden rounded-sm bg-paper-3 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-paper-3 [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[width]"
      />
      <p role="status" className="mt-2 text-13 text-ink-3 tabular-nums">
        {said}
      </p>
    </div>
  );
}

export function Unreadable({ message }: { message: string }) {
  return (
    <div className="border-ink border-t">
      <EmptyState
        title={texts.unreadableTitle}
        text={`${message} ${texts.unreadableText}`.trim()}
        action={<ButtonLink to="/documents">{texts.uploadAnother}</ButtonLink>}
      />
    </div>
  );
}
