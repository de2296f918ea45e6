import { useQuery } from "@tanstack/react-query";
import { statsQuery } from "../api.ts";
import { listTexts as texts } from "../texts.ts";

interface NumbersLineProps {
  /** Of the status that is asked for. */
  total: number;
  /** What the search has left of this page. */
  shown: number;
  onPage: number;
}

/** Spec 2 §2: numbers in the list area. Where nobody knows those of all posts, the line does without. */
export function NumbersLine({ total, shown, onPage }: NumbersLineProps) {
  const { data } = useQuery(statsQuery);
  const { numbers } = texts;
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-6 text-13 text-ink-2 tabular-nums">
      <p role="status">
        {texts.total(total)}
        {shown !== onPage && <b className="font-[550] text-ink">, {texts.found(shown, onPage)}</b>}
      </p>
      {data && (
        <p className="text-ink-3">
          {numbers(data.published_posts, data.draft_posts, data.archived_posts)}
        </p>
      )}
    </div>
  );
}
