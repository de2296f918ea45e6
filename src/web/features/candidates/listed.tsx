import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useWide } from "#web/lib/use-wide.ts";
import { toast } from "#web/ui/float/toast.ts";
import { KeyBar } from "#web/ui/list/mark/key-bar.tsx";
import type { FoundCandidates } from "./api.ts";
import { useComparison } from "./compare/use-comparison.ts";
import { lateFile } from "./late-file.ts";
import { ListColumn } from "./list/list-column.tsx";
import type { Candidate } from "./model/candidate.ts";
import type { Choice, Place } from "./model/place.ts";
import { PROFILE_FILE } from "./panel/profile-file.ts";
import { panelTexts } from "./panel/texts.ts";
import { ALL_KEYS, KEY_HINTS, candidateTexts as texts } from "./texts.ts";
import { useKeys } from "./use-keys.ts";
import { useLateFile } from "./use-late-file.ts";
import { useOpen } from "./use-open.ts";
import { useReport } from "./use-report.ts";
import { useVerbs } from "./use-verbs.ts";

const KEYS = lateFile(() => import("#web/ui/list/keys-dialog.tsx"));

interface ListedProps {
  jobId: string;
  accountId: string;
  found: FoundCandidates;
  place: Place;
  /** What narrows the list. */
  choice: Choice;
  go: (to: Place) => void;
  onChoose: (choice: Choice) => void;
  onFilter: () => void;
  now: Date;
  /** Another list is on its way. */
  busy: boolean;
}

/** The list, and beside it whoever is open. Each verb works from a row, from the profile, and by its key. */
export function Listed(props: ListedProps) {
  const { jobId, accountId, found, place, onFilter } = props;
  const wide = useWide();
  const [help, setHelp] = useState(false);
  const { file: keys, fetchOrSay: fetchKeys } = useLateFile(KEYS);
  const list = useRef<HTMLUListElement>(null);
  const opening = useOpen({ jobId, place, list });
  const OpenProfile = useProfileFile(place.candidate, opening.close);
  const { openReport } = useReport(jobId, place);
  const onRead = (report: string) => place.candidate && openReport(place.candidate, report);
  const comparing = useComparison({ jobId, documentId: place.candidate ?? "", onReport: onRead });
  const { verbs, downloading, dialog } = useVerbs({ found, place, accountId, opening, comparing });
  const inHand = (act: (candidate: Candidate) => void) => (id: string) => {
    const one = found.candidates.find((candidate) => candidate.id === id);
    if (one && (found.seesPeople || one.isOwnUpload)) act(one);
  };
  useKeys({
    list,
    open: place.candidate,
    bookmark: inHand(verbs.bookmark),
    contact: inHand(verbs.contact),
    compare: inHand(verbs.compare),
    download: inHand(verbs.download),
    onTab: opening.goTab,
    onFilter,
    onClose: opening.close,
    onHelp: () => void fetchKeys().then(setHelp),
  });
  const at = found.candidates.findIndex(({ id }) => id === place.candidate);
  return (
    <>
      <div className={COLUMNS[place.candidate ? "two" : "one"]}>
        <ListColumn {...props} {...{ list, verbs }} linkTo={opening.linkTo} />
        {place.candidate && !OpenProfile && <div className="bg-paper-2 max-xl:hidden" />}
        {place.candidate && OpenProfile && (
          <OpenProfile
            {...{ jobId, wide, comparing, verbs, onRead }}
            documentId={place.candidate}
            listed={found.candidates[at]}
            rank={at + 1}
            seesPeople={found.seesPeople}
            tab={place.tab}
            onTab={opening.goTab}
            onClose={opening.close}
            isDownloading={downloading.has(place.candidate)}
          />
        )}
      </div>
      <div className="sticky bottom-0 z-10 border-rule border-t bg-paper max-xl:hidden [&>div>div]:border-t-0">
        <div className="wrap">
          <KeyBar hints={KEY_HINTS}>
            {at >= 0 && `${texts.placeIn(at + 1, found.total)} `}
            {texts.engine(found.engine)}. {texts.mayErr}
          </KeyBar>
        </div>
      </div>
      {dialog}
      {help && keys && <keys.KeysDialog keys={ALL_KEYS} onClose={() => setHelp(false)} />}
    </>
  );
}

/** Without its file nobody can be shown: it is said, and the list is as before. */
function useProfileFile(candidate: string | undefined, close: () => void) {
  const { file, fetchFile } = useLateFile(PROFILE_FILE);
  const fetchFor = useEffectEvent(async (isWanted: () => boolean) => {
    if (file || (await fetchFile()) || !isWanted()) return;
    toast.error(panelTexts.failed);
    close();
  });
  useEffect(() => {
    let wanted = candidate !== undefined;
    if (wanted) void fetchFor(() => wanted);
    return () => {
      wanted = false;
    };
  }, [candidate]);
  return file?.OpenProfile;
}

const FRAME =
  "mx-auto w-full max-w-[1280px] xl:grid xl:min-h-0 xl:flex-1 xl:grid-rows-[minmax(0,1fr)]";
const COLUMNS = {
  one: FRAME,
  two: `${FRAME} xl:grid-cols-[minmax(0,1fr)_484px]`,
} as const;
