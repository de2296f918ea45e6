import { useQueryClient } from "@tanstack/react-query";
import { useStillHere } from "#web/lib/still-here.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { LoadMore } from "#web/ui/list/load-more.tsx";
import { fetchMore, type ListQuery } from "./api.ts";
import { listTexts as texts } from "./texts.ts";

interface ShowMoreProps {
  narrowed: ListQuery;
  pages: number;
  shown: number;
  total: number;
  /** The next page is at hand. */
  onMore: () => void;
}

/** Brings the next page first and shows it then: what is there stays, whatever happens. */
export function ShowMore({ narrowed, pages, shown, total, onMore }: ShowMoreProps) {
  const client = useQueryClient();
  const { run, busy, fault } = useAction(texts.moreFailed);
  const stillHere = useStillHere();
  const more = () =>
    run("more", async () => {
      const isHere = stillHere();
      await fetchMore(client, narrowed, pages);
      // Whoever has gone elsewhere meanwhile is not brought back.
      if (isHere()) onMore();
    });
  return (
    <div className="max-md:[&_button]:min-h-11">
      <LoadMore
        {...{ shown, total }}
        onMore={() => void more()}
        busy={busy !== undefined}
        more={texts.more}
      />
      {fault && (
        <div className="mb-6">
          <Banner kind="bad">{fault}</Banner>
        </div>
      )}
    </div>
  );
}
