import { useEffect, useEffectEvent, useRef } from "react";
import type { FoundCandidates } from "../api.ts";
import type { Comparing } from "../compare/use-comparison.ts";
import type { Candidate } from "../model/candidate.ts";
import type { Place, Tab } from "../model/place.ts";
import { useBookmark } from "./use-bookmark.ts";
import { useDialogs } from "./use-dialogs.tsx";
import { useDownload } from "./use-download.ts";

type Verb = (candidate: Candidate) => void;
export type Verbs = Record<"bookmark" | "share" | "contact" | "compare" | "download", Verb>;

interface UseVerbs {
  found: FoundCandidates;
  place: Place;
  accountId: string;
  opening: { open: (id: string, tab?: Tab) => void; goTab: (tab: Tab) => void };
  comparing: Comparing;
}

/** All that can be done with a candidate, from wherever it is asked for. */
export function useVerbs({ found, place, accountId, opening, comparing }: UseVerbs) {
  const bookmark = useBookmark();
  const { download, busy } = useDownload();
  const { contact, share, dialog } = useDialogs({ job: found.job, accountId });
  const wanted = useRef<string>(undefined);

  function startOnce() {
    if (comparing.state.at === "start") comparing.start();
  }
  function compare({ id }: Candidate) {
    if (id !== place.candidate) {
      // They are opened first; the comparison of who was open before is not theirs.
      wanted.current = id;
      opening.open(id, "compare");
      return;
    }
    opening.goTab("compare");
    startOnce();
  }
  const onOpened = useEffectEvent((id: string | undefined) => {
    if (id !== undefined && wanted.current === id) startOnce();
    wanted.current = undefined;
  });
  useEffect(() => onOpened(place.candidate), [place.candidate]);

  const verbs: Verbs = { bookmark, share, contact, compare, download: (one) => void download(one) };
  return { verbs, downloading: busy, dialog };
}
