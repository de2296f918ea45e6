import { Button } from "../button.tsx";

interface LoadMoreProps {
  shown: number;
  total: number;
  onMore: () => void;
  busy?: boolean;
  /** The words of the button. */
  more?: string;
}

/** The end of a list that grows in place. */
export function LoadMore({
  shown,
  total,
  onMore,
  busy = false,
  more = "Load More",
}: LoadMoreProps) {
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-3 py-6">
      <p aria-live="polite" className="text-13 text-ink-3 tabular-nums">
        Showing {shown} of {total}
      </p>
      {shown < total && (
        <Button
          look="line"
          busy={busy}
          onClick={() => busy || onMore()}
          className="max-md:min-h-11"
        >
          {more}
        </Button>
      )}
    </div>
  );
}
