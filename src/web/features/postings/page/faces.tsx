import type { ReactNode } from "react";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { jobPageTexts as texts } from "../texts.ts";

/** In the shape of what comes: a title, a text, and a column beside it. */
export function LoadingJob() {
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-10 w-[520px] max-w-full" />
      <Skeleton className="mt-5 h-5 w-64" />
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,600px)_320px] xl:justify-between">
        <Skeleton lines={14} />
        <Skeleton lines={8} />
      </div>
    </div>
  );
}

export function MissingJob() {
  return (
    <Face title={texts.missingTitle} text={texts.missingText}>
      <ButtonLink to="/">{texts.missingAction}</ButtonLink>
    </Face>
  );
}

export function FailedJob({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" aria-live="polite">
      <Face title={texts.failedTitle} text={texts.failedText}>
        <Button look="line" onClick={onRetry}>
          {texts.retry}
        </Button>
      </Face>
    </div>
  );
}

function Face({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="py-8 md:py-12">
      <h1>{title}</h1>
      <p className="mt-3 max-w-[52ch] font-serif text-18 text-ink-2">{text}</p>
      <div className="mt-6 flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
