import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { MATCHES_LISTED, SCORED_AT_MOST } from "#contract/match-rules.ts";
import { matchesPath } from "#web/lib/paths.ts";
import { Button, ButtonLink, TextButton } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { keysAreOn } from "#web/ui/list/keys-on.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { type Choice, choiceOf, saidOf } from "../model/filters.ts";
import type { JobMatch } from "../model/job-match.ts";
import type { Asking } from "../requirement-rows.tsx";
import { matchTexts as texts } from "../texts.ts";

/** What can be done with a job, as whoever composes the page says it. */
export interface JobActions {
  /** Compares the resume with a job. */
  onCompare: (jobId: string) => void;
  /** The job that is being compared just now: its buttons are busy. */
  comparing: string | undefined;
  /** What else a person can do with a job: small on a card, in words in the panel and in the job view. */
  actions: (job: JobMatch, where: "card" | "panel") => ReactNode;
  asking?: Asking | undefined;
}

interface CardActionsProps extends JobActions {
  match: JobMatch;
  why: JobLink;
  view: JobLink;
  /** Why it fits stands beside the list already. */
  isOpen: boolean;
}

/** As a text button has it, so that words stand on one line. */
const TEXT = "text-13 leading-6";
/** On a phone as high as a thumb needs them. */
const TALL = "max-md:min-h-11";

/** At the foot of a card. Each names its job for those who go from link to link. */
export function CardActions({ match, why, view, isOpen, ...rest }: CardActionsProps) {
  const { onCompare, comparing, actions } = rest;
  const about = <span className="sr-only"> ({match.title})</span>;
  const busy = comparing === match.jobId;
  return (
    <>
      {isOpen ? (
        <span className={`font-medium ${TEXT}`}>{texts.why}</span>
      ) : (
        <TextLink {...why} className={TEXT}>
          {texts.why}
          {about}
        </TextLink>
      )}
      <TextButton
        aria-disabled={busy || undefined}
        onClick={() => busy || onCompare(match.jobId)}
        className="aria-disabled:cursor-not-allowed"
      >
        {texts.compare}
        {about}
        {busy && <Icon name="turn" small className="ml-1.5 inline animate-turn align-[-2px]" />}
      </TextButton>
      <TextLink {...view} className={TEXT}>
        {texts.view}
        {about}
      </TextLink>
      <div className="-mr-2 ml-auto flex items-center empty:hidden">{actions(match, "card")}</div>
    </>
  );
}

interface PanelActionsProps extends JobActions {
  match: JobMatch;
  /** To the job in full; nothing where it is in full already. */
  view?: JobLink;
}

/** At the foot of the panel and of the job in full. */
export function PanelActions({ match, view, onCompare, comparing, actions }: PanelActionsProps) {
  const busy = comparing === match.jobId;
  return (
    <>
      <Button busy={busy} className={TALL} onClick={() => busy || onCompare(match.jobId)}>
        {texts.compare}
      </Button>
      {actions(match, "panel")}
      {view && (
        <ButtonLink look="quiet" className={TALL} {...view}>
          {texts.view}
        </ButtonLink>
      )}
    </>
  );
}

/** Where a link to a job leads, and what it leaves in the history. */
export interface JobLink {
  to: string;
  state: unknown;
  replace: boolean;
}

interface OpenJob {
  resumeId: string;
  place: Place;
  /** The job that is shown, also when nobody asked for it. */
  open: string | undefined;
  list: RefObject<HTMLElement | null>;
  /** The page scrolls while a job is open. */
  beside: boolean;
}

/** Opening a job is a step that Back undoes; closing it goes back, so that no step is left over. */
export function useOpenJob({ resumeId, place, open, list, beside }: OpenJob) {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const plain = resultsAddress(resumeId, { ...place, job: undefined, view: undefined });
  const entry = { list: plain, job: place.job, state };
  const leaving = useRef<string | undefined>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another entry is reached.
  useEffect(() => {
    const left = leaving.current;
    leaving.current = undefined;
    // The browser then scrolls to where the list was once, which may be far from the job.
    if (left && beside) requestAnimationFrame(() => showTitle(list.current, left));
  }, [key]);

  function linkTo(job: string): JobLink {
    const to = resultsAddress(resumeId, { ...place, job, view: undefined });
    // What is open already is no further step.
    if (job === open) return { to, state, replace: true };
    return { to, state: openedFrom(entry), replace: false };
  }
  function close() {
    // Going back takes a moment: a second press would leave the page.
    if (leaving.current) return;
    if (open) focusTitle(list.current, open);
    const steps = stepsToList(entry);
    if (steps === undefined) {
      void navigate(plain, { replace: true });
      return;
    }
    leaving.current = open;
    void navigate(-steps);
  }
  return { linkTo, close };
}

/** What an entry of the history that opened a job remembers: the list below it, and how far down. */
interface Opened {
  list: string;
  steps: number;
}

/** The entry that the reader stands on. */
export interface Entry {
  /** The address of its list, with no job open. */
  list: string;
  job: string | undefined;
  state: unknown;
}

/** What the entry of a job that is opened from here remembers; nothing, when no list is below. */
export function openedFrom(entry: Entry): Opened | undefined {
  if (!entry.job) return { list: entry.list, steps: 1 };
  const steps = stepsToList(entry);
  return steps === undefined ? undefined : { list: entry.list, steps: steps + 1 };
}

/**
 * How far back the same list stands with no job open. Nowhere for who came by a link, and for who
 * made the list longer meanwhile: going back would shorten it again.
 */
export function stepsToList({ list, state }: Entry): number | undefined {
  const opened = openedOf(state);
  return opened?.list === list ? opened.steps : undefined;
}

/** What the entry of a job that is shown in full remembers besides: the address it was opened over. */
export const viewedOver = (below: string, state: unknown) => ({ ...openedOf(state), over: below });

/** Whether the entry below is the one that shows the same without the job in full. */
export const isOver = (below: string, state: unknown): boolean =>
  typeof state === "object" && state !== null && "over" in state && state.over === below;

export function openedOf(state: unknown): Opened | undefined {
  if (typeof state !== "object" || state === null) return undefined;
  if (!("list" in state && "steps" in state)) return undefined;
  const { list, steps } = state;
  return typeof list === "string" && typeof steps === "number" ? { list, steps } : undefined;
}

interface Keys {
  list: RefObject<HTMLElement | null>;
  /** The job that is open beside the list. */
  open: string | undefined;
  onClose: () => void;
  onHelp: () => void;
}

/** What has its own use for keys. */
const OWN = "input, textarea, select, [contenteditable], [role=menu]";
const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };
const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** J and K go from job to job, Enter opens (it is a link), Escape closes, ? shows the keys. */
export function useKeys({ list, open, onClose, onHelp }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.closest(OWN)) return;
    // Under a dialog the list is out of reach, wherever the key was pressed.
    if (document.querySelector("dialog[open]")) return;
    if (key === "Escape" && open) {
      onClose();
      return;
    }
    const inList = target instanceof Node && list.current?.contains(target);
    // Elsewhere the arrows scroll the page; letters can be switched off (WCAG 2.1.4).
    const step = (inList && ARROWS[key]) || (keysAreOn() && STEPS[key.toLowerCase()]);
    if (step && list.current) {
      event.preventDefault();
      move(list.current, step, open);
    }
    if (key === "?" && keysAreOn()) onHelp();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

const TITLES = "[data-match]";
const titlesIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(TITLES)];
const jobOf = (title: HTMLElement | null | undefined) => title?.dataset.match;

/** From the job that has the focus, else from the one that is open, else from before the first. */
function move(list: HTMLElement, step: 1 | -1, open: string | undefined): void {
  const titles = titlesIn(list);
  const focused = document.activeElement?.closest("article")?.querySelector<HTMLElement>(TITLES);
  const from = jobOf(focused) ?? open;
  const at = titles.findIndex((title) => jobOf(title) === from);
  const next = titles[Math.max(0, at + step)];
  next?.focus({ preventScroll: true });
  showCardOf(next);
}

const showCardOf = (title: HTMLElement | undefined) =>
  title?.closest("article")?.scrollIntoView({ block: "nearest" });

const titleOf = (list: HTMLElement | null, job: string) =>
  list ? titlesIn(list).find((title) => jobOf(title) === job) : undefined;

/** Reading goes on at the job that was open. */
export const focusTitle = (list: HTMLElement | null, job: string) =>
  titleOf(list, job)?.focus({ preventScroll: true });

const showTitle = (list: HTMLElement | null, job: string) => showCardOf(titleOf(list, job));

/** What the address says about the page, so that a reload or a link shows the same. */
export interface Place extends Choice {
  /** The job that is open beside the list. */
  job?: string | undefined;
  /** The job that stands over the page, in full. */
  view?: string | undefined;
  /** How many pages of the list are shown. */
  pages: number;
}

const MOST_PAGES = SCORED_AT_MOST / MATCHES_LISTED.usual;

export function placeOf(query: string): Place {
  const search = new URLSearchParams(query);
  const pages = Math.floor(Number(search.get("pages")));
  return {
    ...choiceOf(search),
    job: search.get("job") || undefined,
    view: search.get("view") || undefined,
    pages: pages >= 1 ? Math.min(pages, MOST_PAGES) : 1,
  };
}

export function resultsAddress(resumeId: string, place: Place): string {
  const { job, view, pages } = place;
  const said = Object.entries({
    ...saidOf(place),
    pages: pages > 1 ? pages : undefined,
    job,
    view,
  });
  const search = new URLSearchParams();
  for (const [name, value] of said) if (value) search.set(name, String(value));
  return `${matchesPath(encodeURIComponent(resumeId))}${search.size > 0 ? `&${search}` : ""}`;
}
