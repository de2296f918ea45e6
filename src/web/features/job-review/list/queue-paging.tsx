import { Button } from "#web/ui/button.tsx";
import { reviewTexts as texts } from "../texts.ts";

interface QueuePagingProps {
  page: number;
  hasMore: boolean;
  onPage: (page: number) => void;
}

/** Spec 2 §2: Previous, Page N, Next. The ends keep the focus that a disabled button would lose. */
export function QueuePaging({ page, hasMore, onPage }: QueuePagingProps) {
  return (
    <nav
      aria-label={texts.pages}
      className="flex items-center justify-between gap-2 px-1.5 py-2 md:pr-2 md:pl-3.5"
    >
      <PageButton off={page <= 1} onPress={() => onPage(page - 1)} label={texts.previous} />
      <p aria-live="polite" className="text-13 text-ink-2 tabular-nums">
        {texts.page(page)}
      </p>
      <PageButton off={!hasMore} onPress={() => onPage(page + 1)} label={texts.next} />
    </nav>
  );
}

function PageButton({ off, onPress, label }: { off: boolean; onPress: () => void; label: string }) {
  return (
    <Button
      look="quiet"
      aria-disabled={off || undefined}
      onClick={() => off || onPress()}
      className="text-ink aria-disabled:bg-transparent aria-disabled:font-normal aria-disabled:text-ink-3 max-md:min-h-11"
    >
      {label}
    </Button>
  );
}
