import { useQueryClient } from "@tanstack/react-query";
import { useStillHere } from "#web/lib/still-here.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { LoadMore } from "#web/ui/list/load-more.tsx";
import { fetchMore } from "../api.ts";
import { PAGE, type Place } from "../model/place.ts";
import { candidateTexts as texts } from "../texts.ts";

interface ShowMoreProps {
  jobId: string;
  total: number;
  place: Place;
  onMore: () => void;
}

/**
 * Brings the next page first and shows it then: what is there stays, whatever happens. Who did
 * something else meanwhile is left where they are.
 */
export function ShowMore({ jobId, total, place, onMore }: ShowMoreProps) {
  const client = useQueryClient();
  const stillHere = useStillHere();
  const { run, busy, fault } = useAction(texts.moreFailed);
  const more = () =>
    run("more", async () => {
      const isHere = stillHere();
      await fetchMore(client, jobId, place, place.pages);
      if (isHere()) onMore();
    });
  if (total <= PAGE) return null;
  return (
    <div className="px-5 md:pr-6 md:pl-10">
      <LoadMore
        shown={Math.min(place.pages * PAGE, total)}
        total={total}
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
