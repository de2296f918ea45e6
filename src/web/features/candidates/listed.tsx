import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useWide } from "#web/lib/use-wide.ts";
import { toast } from "#web/ui/float/toast.ts";
import { KeyBar } from "#web/ui/list/mark/key-bar.tsx";
import type { FoundCandidates } from "./api.ts";
import { useComparison } from "./compare/use-comparison.ts";
import { lazyFile } from "./lazy-file.ts";
import { ListColumn } from "./list/list-column.tsx";
import type { Candidate } from "./model/candidate.ts";
import type { CandidatesView, Choice } from "./model/candidates-view.ts";
import { PROFILE_FILE } from "./panel/profile-file.ts";
import { panelTexts } from "./panel/texts.ts";
import { ALL_KEYS, KEY_HINTS, candidateTexts as texts } from "./texts.ts";
import { useCandidateActions } from "./use-candidate-actions.ts";
import { useKeys } from "./use-keys.ts";
import { useLazyFile } from "./use-lazy-file.ts";
import { useOpen } from "./use-open.ts";
import { useReport } from "./use-report.ts";

const KEYS = lazyFile(() => import("#web/ui/list/keys-dialog.tsx"));

interface ListedProps {
  jobId: string;
  accountId: string;
  found: FoundCandidates;
  view: CandidatesView;
  /** What narrows the list. */
  choice: Choice;
  go: (to: CandidatesView) => void;
  onChoose: (choice: Choice) => void;
  onFilter: () => void;
  now: Date;
  /** Another list is on its way. */
  busy: boolean;
}

/** The list, and beside it whoever is open. Each verb works from a row, from the profile, and by its key. */
export function Listed(props: ListedProps) {
  const { jobId, accountId, found, view, onFilter } = props;
  const wide = useWide();
  const [help, setHelp] = useState(false);
  const { file: keys, fetchOrSay: fetchKeys } = useLazyFile(KEYS);
  const list = useRef<HTMLUListElement>(null);
  const opening = useOpen({ jobId, view, list });
  const OpenProfile = useProfileFile(view.candidate, opening.close);
  const { openReport } = useReport(jobId, view);
  const onRead = (report: string) => view.candidate && openReport(view.candidate, report);
  const comparing = useComparison({ jobId, documentId: view.candidate ?? "", onReport: onRead });
  const { candidateActions, downloading, dialog } = useCandidateActions({
    found,
    view,
    accountId,
    opening,
    comparing,
  });
  const inHand = (act: (candidate: Candidate) => void) => (id: string) => {
    const one = found.candidates.find((candidate) => candidate.id === id);
    if (one && (found.seesPeople || one.isOwnUpload)) act(one);
  };
  useKeys({
    list,
    open: view.candidate,
    bookmark: inHand(candidateActions.bookmark),
    contact: inHand(candidateActions.contact),
    compare: inHand(candidateActions.compare),
    download: inHand(candidateActions.download),
    onTab: opening.goTab,
    onFilter,
    onClose: opening.close,
    onHelp: () => void fetchKeys().then(setHelp),
  });
  const at = found.candidates.findIndex(({ id }) => id === view.candidate);
  return (
    <>
      <div className={COLUMNS[view.candidate ? "two" : "one"]}>
        <ListColumn {...props} {...{ list, candidateActions }} linkTo={opening.linkTo} />
        {view.candidate && !OpenProfile && <div className="bg-paper-2 max-xl:hidden" />}
        {view.candidate && OpenProfile && (
          <OpenProfile
            {...{ jobId, wide, comparing, candidateActions, onRead }}
            documentId={view.candidate}
            listed={found.candidates[at]}
            rank={at + 1}
            seesPeople={found.seesPeople}
            tab={view.tab}
            onTab={opening.goTab}
            onClose={opening.close}
            isDownloading={downloading.has(view.candidate)}
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
  const { file, fetchFile } = useLazyFile(PROFILE_FILE);
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
