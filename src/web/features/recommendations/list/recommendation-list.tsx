import { useQueryClient } from "@tanstack/react-query";
import { Fragment, type RefObject, useRef } from "react";
import { RECOMMENDATION_SENTENCES as say } from "#contract/recommendations.ts";
import { jobPath } from "#web/lib/paths.ts";
import { relativeTime } from "#web/lib/time-text.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Link } from "#web/ui/link.tsx";
import { OutsideBegins } from "#web/ui/match/outside-begins.tsx";
import { OutsideNote } from "#web/ui/match/outside-note.tsx";
import { OwnLines } from "#web/ui/match/own-lines.tsx";
import { inkOf, LEVELS } from "#web/ui/match/rating.ts";
import { Score } from "#web/ui/match/score.tsx";
import { Squares } from "#web/ui/match/strip.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { isPostedHere } from "../actions/contact-address.ts";
import { ContactRecruiter } from "../actions/contact-recruiter.tsx";
import { SaveJob } from "../actions/save-job.tsx";
import { ShareJob } from "../actions/share-job.tsx";
import { Apply, expressedText } from "../candidate/apply.tsx";
import { useBookmark } from "../candidate/use-bookmark.ts";
import { useInterest } from "../candidate/use-interest.ts";
import type { RecommendedJob } from "../recommended-job.ts";
import { tallySentences } from "../tally-sentences.ts";
import { actionTexts } from "../texts.ts";
import { refreshRecommendations, revealWhenGone, sendDismissal, setHidden } from "./api.ts";
import { listTexts as texts } from "./texts.ts";

interface RecommendationListProps {
  list: RefObject<HTMLUListElement | null>;
  jobs: readonly RecommendedJob[];
  now: Date;
  resumeId: string;
  /** What is outside of what the person looks for stands last, and not where its fit would put it. */
  outsideLast: boolean;
  /** What was posted since is new. */
  lookedBefore: Date | undefined;
  /** Another list is on its way. */
  busy: boolean;
  /** The job whose evidence is open. */
  open: string | undefined;
  whyTo: (jobId: string) => WhyLink;
  compareTo: (jobId: string) => { to: string; state: unknown };
  onDismissed: (jobId: string) => void;
}

export function RecommendationList(props: RecommendationListProps) {
  const {
    list,
    jobs,
    now,
    resumeId,
    outsideLast,
    lookedBefore,
    busy,
    open,
    whyTo,
    compareTo,
    onDismissed,
  } = props;
  const dismiss = useDismissal();
  const outsideFrom = outsideLast ? jobs.findIndex(({ outside }) => outside.length > 0) : -1;
  const dismissing = useRef(new Set<string>());

  async function onDismiss(jobId: string): Promise<void> {
    // A second press on what is just going.
    if (dismissing.current.has(jobId)) return;
    dismissing.current.add(jobId);
    focusBeside(list.current, jobId);
    onDismissed(jobId);
    await dismiss(jobId);
    dismissing.current.delete(jobId);
  }
  return (
    <ul
      ref={list}
      aria-label={texts.list}
      aria-busy={busy}
      className="transition-opacity aria-busy:opacity-60"
    >
      {jobs.map((job, at) => (
        <Fragment key={job.id}>
          {at === outsideFrom && <OutsideBegins />}
          <li className="border-rule border-b">
            <RecommendationRow
              {...{ job, now, resumeId }}
              isNew={isNewSince(job, lookedBefore)}
              why={whyTo(job.id)}
              selected={job.id === open}
              compare={compareTo(job.id)}
              onDismiss={() => void onDismiss(job.id)}
            />
          </li>
        </Fragment>
      ))}
    </ul>
  );
}

export const isNewSince = ({ postedAt }: RecommendedJob, lookedBefore: Date | undefined): boolean =>
  lookedBefore !== undefined && new Date(postedAt) > lookedBefore;

const titleOf = (list: HTMLElement | null, jobId: string) =>
  list?.querySelector<HTMLElement>(`[data-job="${CSS.escape(jobId)}"]`);

/** The row goes, and with it the button that had the focus: reading goes on beside it. */
function focusBeside(list: HTMLElement | null, jobId: string): void {
  const row = titleOf(list, jobId)?.closest("li");
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const target =
    beside?.querySelector<HTMLElement>("[data-job]") ?? document.getElementById("main");
  target?.focus({ preventScroll: true });
}

/** Gone at once, back in its place when the server refuses, and to be undone while the toast stands. */
function useDismissal(): (jobId: string) => Promise<void> {
  const client = useQueryClient();

  async function undo(jobId: string): Promise<void> {
    try {
      const { message } = await sendDismissal(jobId, false);
      await refreshRecommendations(client);
      setHidden(client, jobId, false);
      toast.success(message);
    } catch {
      toast.error(texts.undoFailed);
    }
  }

  return async (jobId) => {
    setHidden(client, jobId, true);
    try {
      await sendDismissal(jobId, true);
    } catch {
      setHidden(client, jobId, false);
      toast.error(texts.dismissFailed);
      return;
    }
    const action = { label: texts.undo, onPress: () => void undo(jobId) };
    toast.success(say.dismissed, { action });
    await refreshRecommendations(client);
    revealWhenGone(client, jobId);
  };
}

interface WhyLink {
  to: string;
  state: unknown;
  replace: boolean;
}

interface RecommendationRowProps extends RowActionsProps {
  now: Date;
  resumeId: string;
  /** Posted since the candidate looked before. */
  isNew: boolean;
  /** To why it fits. */
  why: WhyLink;
  /** Why it fits is open. */
  selected: boolean;
}

/** How well, which job, why, what is missing, and what can be done with it. */
function RecommendationRow({
  now,
  resumeId,
  isNew,
  why,
  selected,
  ...can
}: RecommendationRowProps) {
  const { job } = can;
  return (
    <article className="wrap-anywhere relative grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-2 py-6 md:grid-cols-[104px_minmax(0,1fr)_168px] md:gap-y-0">
      <Rated {...job} />
      <div className="min-w-0">
        <h2 className="text-22">
          <Link
            to={jobPath(job.id)}
            data-job={job.id}
            className="no-underline decoration-1 underline-offset-3 hover:underline"
          >
            {job.title}
          </Link>
          {isNew && (
            <span className="ml-2 align-[2px] font-[550] font-sans text-12 text-accent leading-none tracking-normal">
              {texts.isNew}
            </span>
          )}
        </h2>
        <Facts job={job} now={now} />
        <OutsideNote phrases={[job.far ?? [], job.outside].flat()} fits={job.level !== "partial"} />
        <Reasons reasons={job.reasons} resumeId={resumeId} />
        <p className="mt-2 max-md:mt-0">
          <TextLink
            {...why}
            data-why={job.id}
            aria-current={selected || undefined}
            className="inline-flex items-center text-13 leading-6 max-md:min-h-11"
          >
            {texts.why}
            <span className="sr-only">{texts.about(job.title)}</span>
          </TextLink>
        </p>
      </div>
      <Tally {...job} />
      <RowActions {...can} />
    </article>
  );
}

function Rated({ percent, level }: Pick<RecommendedJob, "percent" | "level">) {
  const { ink, word } = LEVELS[level ?? "partial"];
  return (
    <p className="flex items-baseline gap-2.5 md:block md:*:first:text-36">
      <Score percent={percent} />
      <span
        className={`block max-w-[10ch] font-semibold text-13 leading-[1.25] max-md:max-w-none md:mt-2 ${ink}`}
      >
        {level ? texts.level(word) : texts.tooLittle}
      </span>
    </p>
  );
}

function Facts({ job, now }: { job: RecommendedJob; now: Date }) {
  const posted = new Date(job.postedAt);
  return (
    <div className="mt-1.5 text-13">
      <p className="flex flex-wrap gap-x-2.5">
        {job.company && <span className="font-medium">{job.company}</span>}
        {job.place && <span className="text-ink-2">{job.place}</span>}
      </p>
      <p className="flex flex-wrap gap-x-2.5 tabular-nums">
        <span className={job.pay ? "" : "text-ink-3"}>{job.pay || texts.payNotStated}</span>
        {!Number.isNaN(posted.getTime()) && (
          <span className="text-ink-3">{texts.posted(relativeTime(posted, now))}</span>
        )}
      </p>
    </div>
  );
}

const MOST_REASONS = 2;

interface ReasonsProps extends Pick<RecommendedJob, "reasons"> {
  resumeId: string;
}

/** What speaks for it, in the reader's own lines. */
function Reasons({ reasons, resumeId }: ReasonsProps) {
  return (
    <ul className="mt-3 grid gap-1.5 text-13 leading-[1.45] empty:hidden">
      <OwnLines {...{ reasons, resumeId }} most={MOST_REASONS} />
    </ul>
  );
}

/** Drawn and counted: how much of what is asked for the resume shows, and what is missing most. */
function Tally(
  job: Pick<RecommendedJob, "required" | "preferred" | "duties" | "missing" | "level">,
) {
  const { required, preferred, duties, missing, level } = job;
  return (
    <div className="text-13 text-ink-2 tabular-nums leading-[1.45] md:mt-1">
      <span
        aria-hidden="true"
        className={`flex flex-wrap gap-x-[11px] gap-y-1.5 py-1 empty:hidden ${inkOf({ level })}`}
      >
        <Squares grades={required} />
        <Squares grades={preferred} />
        <Squares grades={duties} />
      </span>
      {tallySentences({ required, preferred, duties, missing }).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

interface RowActionsProps {
  job: RecommendedJob;
  /** To the comparison with the resume. */
  compare: { to: string; state: unknown };
  onDismiss: () => void;
}

const TALL = "max-md:min-h-11";

function RowActions({ job, compare, onDismiss }: RowActionsProps) {
  const { saved, setSaved } = useBookmark(job);
  const about = <span className="sr-only">{texts.about(job.title)}</span>;
  return (
    <div className="flex flex-wrap items-center gap-2 md:col-span-2 md:col-start-2 md:mt-3">
      <Apply job={job} looks={{ look: "soft", className: "max-w-64", about }} />
      {isPostedHere(job) && <Interest job={job} />}
      <ContactRecruiter job={job} about={about} />
      <ButtonLink look="line" className={TALL} {...compare}>
        {texts.compare}
        {about}
      </ButtonLink>
      <Button look="quiet" className={TALL} onClick={onDismiss}>
        {texts.dismiss}
        {about}
      </Button>
      {/* On a phone beside the score, where the eye looks for them. */}
      <div className="ml-auto flex items-center max-md:absolute max-md:top-3 max-md:-right-2">
        <ShareJob job={job} where="card" />
        <SaveJob job={job} where="card" saved={saved} onPress={() => void setSaved(!saved)} />
      </div>
    </div>
  );
}

/** A press that is done says when: the same button, so that the focus stays with who pressed it. */
function Interest({ job }: { job: RecommendedJob }) {
  const { expressedAt, busy, express } = useInterest(job.id, true);
  const about = <span className="sr-only">{texts.about(job.title)}</span>;
  return (
    <Button
      look={expressedAt ? "quiet" : "line"}
      aria-disabled={expressedAt !== undefined}
      className={`max-md:min-h-11 ${expressedAt ? "bg-transparent! px-0! text-l4! whitespace-normal! text-left" : ""}`}
      busy={busy}
      onClick={expressedAt ? undefined : () => void express()}
    >
      {expressedAt ? (
        <>
          <Icon name="check" />
          {texts.interestedAt(expressedText(expressedAt, new Date()))}
        </>
      ) : (
        actionTexts.interest
      )}
      {about}
    </Button>
  );
}
