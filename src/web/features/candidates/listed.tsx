import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useWide } from "#web/lib/use-wide.ts";
import { toast } from "#web/ui/float/toast.ts";
import { keysAreOn } from "#web/ui/list/keys-on.ts";
import { KeyBar } from "#web/ui/list/mark/key-bar.tsx";
import type { FoundCandidates } from "./api.ts";
import type { Candidate } from "./candidate.ts";
import { addressOf, type CandidatesView, type Choice, TABS, type Tab } from "./candidates-view.ts";
import { lazyFile } from "./lazy-file.ts";
import { ListColumn } from "./list-column.tsx";
import { panelTexts } from "./panel/texts.ts";
import { focusedRow, moveFocus, PANEL_ID } from "./rows.ts";
import { ALL_KEYS, KEY_HINTS, candidateTexts as texts } from "./texts.ts";
import { useCandidateActions } from "./use-candidate-actions.tsx";
import { useComparison } from "./use-comparison.ts";
import { useLazyFile } from "./use-lazy-file.ts";
import { isOver, openedOver, useOpen } from "./use-open.ts";

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

/** What a letter does with somebody. */
interface Verbs {
  bookmark: (id: string) => void;
  contact: (id: string) => void;
  compare: (id: string) => void;
  download: (id: string) => void;
}

interface Keys extends Verbs {
  list: RefObject<HTMLElement | null>;
  /** Who is open beside the list. */
  open: string | undefined;
  onTab: (tab: Tab) => void;
  onFilter: () => void;
  onClose: () => void;
  onHelp: () => void;
}

/** What has its own use for keys. */
const OWN =
  "input, textarea, select, [contenteditable], [role=menu], [role=dialog], li[data-state]";
const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };
const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
const VERBS: Readonly<Record<string, keyof Verbs>> = {
  b: "bookmark",
  m: "contact",
  c: "compare",
  d: "download",
};

/** Enter opens by itself: each row is a link. */
function useKeys(keys: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Escape also takes a toast away, which says of itself that it was meant: here it means both.
    if (event.defaultPrevented && event.key !== "Escape") return;
    if (target instanceof Element && target.closest(OWN)) return;
    // Under a dialog the list is out of reach, wherever the key was pressed.
    const over = [...document.querySelectorAll("dialog[open]")];
    if (over.some(({ id }) => id !== PANEL_ID)) return;
    const done = over.length > 0 ? pressOnSheet(event.key, keys) : press(event.key, keys);
    if (done) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

/** Whether the key did something. */
function press(key: string, keys: Keys): boolean {
  const { list, open } = keys;
  if (key === "Escape" && open) {
    keys.onClose();
    return true;
  }
  const row = focusedRow(list.current);
  // Elsewhere the arrows scroll the page.
  const arrow = row && ARROWS[key];
  if (arrow && list.current) {
    moveFocus(list.current, arrow, open);
    return true;
  }
  return keysAreOn() && letter(key.toLowerCase(), row ?? open, keys);
}

/** Whoever is open on a sheet is all that there is; Escape is the sheet's own. */
function pressOnSheet(key: string, keys: Keys): boolean {
  return keysAreOn() && letterOnSheet(key.toLowerCase(), keys);
}

function letterOnSheet(key: string, { open, onTab, onHelp, ...verbs }: Keys): boolean {
  const verb = VERBS[key];
  const tab = TABS[Number(key) - 1];
  if (verb && open) verbs[verb](open);
  else if (tab) onTab(tab);
  else if (key === "?") onHelp();
  else return false;
  return true;
}

function letter(key: string, inHand: string | undefined, keys: Keys): boolean {
  const { list, open, onTab } = keys;
  const step = STEPS[key];
  const verb = VERBS[key];
  const tab = TABS[Number(key) - 1];
  if (step && list.current) moveFocus(list.current, step, open);
  else if (verb && inHand) keys[verb](inHand);
  else if (tab && open) onTab(tab);
  else if (key === "f") keys.onFilter();
  else if (key === "?") keys.onHelp();
  else return false;
  return true;
}

/** Fetched when somebody is opened: the list is there before it. */
export const PROFILE_FILE = lazyFile(() => import("./panel/open-profile.tsx"));

/** A report takes the place of the list; Back, or closing it, brings the list again. */
export function useReport(jobId: string, view: CandidatesView) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const below = addressOf(jobId, { ...view, tab: "compare", report: undefined });

  function openReport(candidate: string, report: string) {
    const over = addressOf(jobId, { ...view, candidate, tab: "compare", report: undefined });
    const to = addressOf(jobId, { ...view, candidate, tab: "compare", report });
    // The profile below stands on its tab when the reader comes back.
    const here = addressOf(jobId, view);
    if (here !== over) void navigate(over, { replace: true, state });
    void navigate(to, { state: openedOver(over, null) });
  }
  function closeReport() {
    if (isOver(below, state)) void navigate(-1);
    else void navigate(below, { replace: true });
  }
  return { openReport, closeReport };
}
