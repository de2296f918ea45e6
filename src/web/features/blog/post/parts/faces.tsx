import { BLOG_SENTENCES as say } from "#contract/blog.ts";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { postTexts as texts } from "../../texts.ts";

/** Above every face: also who finds nothing can go on. */
export function BackToBlog() {
  return (
    <p className="print:hidden">
      <TextLink to="/blog" className="text-13">
        {texts.back}
      </TextLink>
    </p>
  );
}

/** In the shape of what comes: a title, a line, a drawing and a text. */
export function LoadingPost() {
  return (
    <div role="status" className="mt-6">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-6! w-28" />
      <Skeleton className="mt-4 h-11! w-full" />
      <Skeleton className="mt-5 h-5! w-3/4" />
      <Skeleton className="mt-10 aspect-[400/190] h-auto! w-full md:aspect-[760/260]" />
      <div className="mt-8 max-w-[632px]">
        <Skeleton lines={12} />
      </div>
    </div>
  );
}

const WORDS = "mt-3 max-w-[52ch] font-serif text-18 text-ink-2";

export function MissingPost() {
  return (
    <div className="py-8">
      <h1 tabIndex={-1} className="outline-none">
        {say.notFound}
      </h1>
      <p className={WORDS}>{texts.missingText}</p>
    </div>
  );
}

export function FailedPost({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <div role="alert" aria-live="polite" className="py-8">
      <h1 tabIndex={-1} className="outline-none">
        {say.failed}
      </h1>
      <p className={WORDS}>{reason}</p>
      <Button look="line" className="mt-6" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}
