import { lazy, Suspense, useRef, useState } from "react";
import { useWide } from "#web/lib/use-wide.ts";
import { KeyBar } from "#web/ui/list/mark/key-bar.tsx";
import { useVerbs } from "./actions/use-verbs.ts";
import type { FoundCandidates } from "./api.ts";
import { useComparison } from "./compare/use-comparison.ts";
import { useKeys } from "./keys/use-keys.ts";
import { ListColumn } from "./list/list-column.tsx";
import type { Candidate } from "./model/candidate.ts";
import type { Choice, Place } from "./model/place.ts";
import { useOpen } from "./open/use-open.ts";
import { useReport } from "./open/use-report.ts";
import { KEY_HINTS, candidateTexts as texts } from "./texts.ts";

/** Fetched when somebody is opened: the list is there before it. */
const OpenProfile = lazy(() =>
  import("./panel/open-profile.tsx").then((file) => ({ default: file.OpenProfile })),
);
const KeysDialog = lazy(() =>
  import("./keys/keys-dialog.tsx").then((file) => ({ default: file.KeysDialog })),
);

interface ListedProps {
  jobId: string;
  accountId: string;
  found: FoundCandidates;
  place: Place;
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
  const list = useRef<HTMLUListElement>(null);
  const opening = useOpen({ jobId, place, list });
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
    onHelp: () => setHelp(true),
  });
  const at = found.candidates.findIndex(({ id }) => id === place.candidate);
  return (
    <>
      <div className={COLUMNS[place.candidate ? "two" : "one"]}>
        <ListColumn {...props} {...{ list, verbs }} linkTo={opening.linkTo} />
        {place.candidate && (
          <Suspense fallback={<div className="bg-paper-2 max-xl:hidden" />}>
            <OpenProfile
              {...{ jobId, wide, comparing, verbs, onRead }}
              documentId={place.candidate}
              listed={found.candidates[at]}
              rank={at + 1}
              seesPeople={found.seesPeople}
              tab={place.tab}
              onTab={opening.goTab}
              onClose={opening.close}
              isDownloading={downloading === place.candidate}
            />
          </Suspense>
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
      <Suspense fallback={null}>{help && <KeysDialog onClose={() => setHelp(false)} />}</Suspense>
    </>
  );
}

const FRAME =
  "mx-auto w-full max-w-[1280px] xl:grid xl:min-h-0 xl:flex-1 xl:grid-rows-[minmax(0,1fr)]";
const COLUMNS = {
  one: FRAME,
  two: `${FRAME} xl:grid-cols-[minmax(0,1fr)_484px]`,
} as const;
