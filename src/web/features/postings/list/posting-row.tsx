import { useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import { useNavigate } from "react-router";
import type { Exemption } from "#contract/lawful.ts";
import type { JobState, Posting } from "#contract/postings.ts";
import type { UnlawfulPlace } from "#contract/unlawful-place.ts";
import { messageOf, unlawfulIn } from "#web/lib/api.ts";
import { applicantsPath } from "#web/lib/application-paths.ts";
import { jobTalkPath } from "#web/lib/job-talk-path.ts";
import { useStillHere } from "#web/lib/still-here.ts";
import { longDate } from "#web/lib/time-text.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { useLoadOnReach } from "#web/ui/float/load-on-reach.ts";
import { toast } from "#web/ui/float/toast.ts";
import { LawfulWarning } from "#web/ui/lawful-warning.tsx";
import { Link } from "#web/ui/link.tsx";
import { StatusWord } from "#web/ui/list/mark/status-word.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { postingCalls } from "./api.ts";
import { candidatesPath, editPath } from "./posting-paths.ts";
import { STATES, postingTexts as texts } from "./texts.ts";

/** How many fit, which job, how it stands, and what can be done with it. */
export function PostingRow({ posting, now }: { posting: Posting; now: Date }) {
  const { id, status, draft_reason } = posting;
  const title = posting.title || texts.untitled;
  const { change, ...changing } = usePostingChange(posting);
  const alike = useWriteAlike(posting);
  const fault = changing.fault ?? alike.fault;
  return (
    <article className="wrap-anywhere grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-2 py-5 md:grid-cols-[84px_minmax(0,1fr)_112px_auto] md:gap-y-0">
      <Candidates posting={posting} />
      <div className="min-w-0">
        <h3 className="text-22">
          <Link
            to={candidatesPath(id)}
            data-posting={id}
            className="no-underline decoration-1 underline-offset-3 hover:underline"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-1 flex flex-wrap gap-x-2.5 text-13">
          {posting.company && <span className="font-medium">{posting.company}</span>}
          {posting.location && <span className="text-ink-2">{posting.location}</span>}
        </p>
        {draft_reason && (
          <p className="mt-2 max-w-[56ch] text-13 text-ink-2">
            {draft_reason}{" "}
            <TextLink to={editPath(id)} className="inline-block leading-6">
              {texts.finish}
              <span className="sr-only">: {title}</span>
            </TextLink>
          </p>
        )}
        {fault && (
          <div className="mt-3">
            <Banner kind="bad">{fault}</Banner>
          </div>
        )}
        {changing.places.length > 0 && (
          <div className="mt-3 max-w-[56ch]">
            <LawfulWarning
              places={changing.places}
              onLawful={changing.justify}
              busy={changing.isBusy}
            />
            <p className="mt-2 text-13">
              <TextLink to={editPath(id)} className="inline-block leading-6">
                {texts.takeOutThere}
                <span className="sr-only">: {title}</span>
              </TextLink>
            </p>
          </div>
        )}
      </div>
      <Standing posting={posting} now={now} state={status} />
      <div className="flex items-center gap-1 self-start max-md:mt-1 max-md:gap-2">
        <ButtonLink look="soft" to={candidatesPath(id)} className="max-md:min-h-11">
          {texts.viewCandidates}
          <span className="sr-only">: {title}</span>
        </ButtonLink>
        <MenuButton
          posting={posting}
          busy={changing.isBusy || alike.isBusy}
          onChange={change}
          onWriteAlike={alike.write}
        />
      </div>
    </article>
  );
}

function Candidates({ posting }: { posting: Posting }) {
  const { status, candidates_count, count_state } = posting;
  const isDraft = status === "draft";
  const isCounted = !isDraft && count_state === "counted";
  return (
    <p className="flex items-baseline gap-2 md:block">
      <span className="font-[460] font-serif text-28 lining-nums tabular-nums leading-none tracking-[-0.015em] md:text-36">
        {isCounted ? candidates_count.toLocaleString("en-AU") : <span aria-hidden="true">–</span>}
      </span>{" "}
      <span className="text-13 text-ink-2 md:mt-1.5 md:block">
        {isDraft || count_state === "counted"
          ? texts.candidates(isDraft ? 0 : candidates_count)
          : texts[count_state]}
        {isDraft && <span className="sr-only">: {texts.notCounted}</span>}
      </span>
    </p>
  );
}

interface StandingProps {
  posting: Posting;
  now: Date;
  state: Posting["status"];
}

/** A column where there is room, else a line. */
function Standing({ posting, now, state }: StandingProps) {
  const { word, dot } = STATES[state];
  const created = new Date(posting.created_at);
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 text-13 md:grid md:content-start md:pt-1">
      <p className="font-medium">
        <StatusWord dot={dot}>{word}</StatusWord>
      </p>
      {state !== "draft" && (
        <p className="text-ink-2 tabular-nums">
          <TextLink to={applicantsPath(posting.id)} className="inline-block leading-6">
            {texts.applications(posting.applications_count)}
            <span className="sr-only">: {posting.title || texts.untitled}</span>
          </TextLink>
        </p>
      )}
      <p className="text-ink-3">
        <span className="sr-only">{texts.created} </span>
        <time dateTime={posting.created_at} title={created.toLocaleString("en-AU")}>
          {createdText(created, now)}
        </time>
      </p>
    </div>
  );
}

interface MenuButtonProps {
  posting: Posting;
  busy: boolean;
  onChange: () => void;
  onWriteAlike: () => void;
}

/** The menu comes when somebody reaches for it: the dashboard does not carry what it is made of. */
function MenuButton({ posting, busy, onChange, onWriteAlike }: MenuButtonProps) {
  const { loaded, wanted, reach } = useLoadOnReach(
    () => import("./posting-menu.tsx"),
    () => toast.error(texts.menuFailed),
  );
  const title = posting.title || texts.untitled;
  if (!loaded) return <Trigger title={title} busy={busy} {...reach} />;
  return (
    <loaded.PostingMenu
      posting={posting}
      trigger={<Trigger title={title} busy={busy} />}
      openAtOnce={wanted}
      onChange={onChange}
      onWriteAlike={onWriteAlike}
    />
  );
}

interface TriggerProps extends ComponentProps<"button"> {
  title: string;
  busy: boolean;
}

function Trigger({ title, busy, ...rest }: TriggerProps) {
  return (
    <Button
      look="quiet"
      size="icon"
      className="flex-none max-md:size-11"
      aria-label={texts.menu(title)}
      aria-haspopup="menu"
      busy={busy}
      {...rest}
    >
      <WorkIcon name="dots" className="*:stroke-[2.2]" />
    </Button>
  );
}

/** Publishes, closes and opens again; what closes can be taken back while the toast stands. */
function usePostingChange({ id, status }: Pick<Posting, "id" | "status">) {
  const calls = postingCalls(useQueryClient());
  const { run, busy, fault } = useAction(texts.changeFailed);
  const [places, setPlaces] = useState<readonly UnlawfulPlace[]>([]);
  const [exemptions, setExemptions] = useState<Exemption[]>([]);

  async function undo(to: JobState): Promise<void> {
    try {
      toast.success(await calls.setStatus(id, to));
    } catch (error) {
      toast.error(messageOf(error, texts.changeFailed));
    }
  }
  const change = (reasons: Exemption[]) =>
    run("change", async () => {
      setPlaces([]);
      try {
        const message = await calls.setStatus(id, STATES[status].next, reasons);
        // What was a draft cannot become one again.
        if (status === "draft") return toast.success(message);
        toast.success(message, { action: { label: texts.undo, onPress: () => void undo(status) } });
      } catch (error) {
        // The warning says what is wrong, with what can be done about it.
        const held = unlawfulIn(error);
        if (held.length === 0) throw error;
        setPlaces(held);
      }
    });
  /** With the last reason that was missing it is tried again. */
  function justify(quote: string, reason: string) {
    const open = places.filter((place) => place.quote !== quote);
    const reasons = [...exemptions, { quote, reason }];
    setExemptions(reasons);
    setPlaces(open);
    if (open.length === 0) void change(reasons);
  }
  return {
    change: () => void change(exemptions),
    isBusy: busy !== undefined,
    fault,
    places,
    justify,
  };
}

/** Begins a draft that says what the posting says, and goes there. */
function useWriteAlike({ id }: Pick<Posting, "id">) {
  const calls = postingCalls(useQueryClient());
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const { run, busy, fault } = useAction(texts.alikeFailed);
  const write = () =>
    run("alike", async () => {
      const isHere = stillHere();
      const talkId = await calls.writeAlike(id);
      if (isHere()) await navigate(jobTalkPath(talkId));
    });
  return { write: () => void write(), isBusy: busy !== undefined, fault };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_DAYS = 7;
/** From here on the date itself is clearer. */
const DATE_DAYS = 30;

/** Spec 1 §9: Today, Yesterday, N days ago, N weeks ago, else a date. By the reader's own days. */
export function createdText(created: Date, now: Date): string {
  const days = Math.round((midnight(now) - midnight(created)) / DAY_MS);
  // Also what is a little ahead of us: two clocks never quite agree.
  if (days <= 0) return "Today";
  if (days === 1) return "Yesterday";
  if (days < WEEK_DAYS) return `${days} days ago`;
  if (days >= DATE_DAYS) return longDate(created);
  const weeks = Math.floor(days / WEEK_DAYS);
  return weeks === 1 ? "1 week ago" : `${weeks} weeks ago`;
}

const midnight = (date: Date) => new Date(date).setHours(0, 0, 0, 0);
