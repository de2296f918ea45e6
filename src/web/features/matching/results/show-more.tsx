import { useQueryClient } from "@tanstack/react-query";
import { MATCHES_LISTED } from "#contract/match-rules.ts";
import { useStillHere } from "#web/lib/still-here.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { LoadMore } from "#web/ui/list/load-more.tsx";
import { fetchMore } from "../api.ts";
import type { Place } from "./address.ts";
import { resultTexts as texts } from "./texts.ts";

interface ShowMoreProps {
  resumeId: string;
  total: number;
  place: Place;
  go: (to: Place) => void;
}

/**
 * Brings the next page first and shows it then: what is there stays, whatever happens. Who did
 * something else meanwhile is left where they are.
 */
export function ShowMore({ resumeId, total, place, go }: ShowMoreProps) {
  const client = useQueryClient();
  const stillHere = useStillHere();
  const { run, busy, fault } = useAction(texts.moreFailed);
  const { filters, match, sort, want, pages } = place;
  const more = () =>
    run("more", async () => {
      const isStillHere = stillHere();
      await fetchMore(client, { resumeId, filters, match, sort, want }, pages);
      if (isStillHere()) go({ ...place, pages: pages + 1 });
    });
  return (
    <>
      <LoadMore
        shown={Math.min(pages * MATCHES_LISTED.usual, total)}
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
    </>
  );
}
