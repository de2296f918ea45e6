import { useQuery } from "@tanstack/react-query";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { useNavigate } from "react-router";
import { MATCH_LEVELS, type MatchLevel } from "#contract/match-levels.ts";
import type { CountState, LevelCounts } from "#contract/postings.ts";
import {
  missingRecruiterItems,
  type RecruiterProfile,
  recruiterCompletionPercent,
} from "#contract/recruiter-profile.ts";
import { ActivityPanel } from "#web/features/activity/activity-panel.tsx";
import { SavedComparisons } from "#web/features/comparison/saved-comparisons.tsx";
import { ArchivePanel } from "#web/features/documents/archives/archive-panel.tsx";
import { UnfinishedTalks } from "#web/features/job-creation/unfinished-talks.tsx";
import { PostingList } from "#web/features/postings/list/posting-list.tsx";
import { postingTexts } from "#web/features/postings/list/texts.ts";
import type { usePostings } from "#web/features/postings/list/use-postings.ts";
import { recruiterProfileQuery } from "#web/features/profiles/recruiter-api.ts";
import { useStillHere } from "#web/lib/still-here.ts";
import { ButtonLink, TextButton } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Link } from "#web/ui/link.tsx";
import { CountBadge } from "#web/ui/list/mark/count-badge.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { AiNote } from "#web/ui/match/ai-note.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { CompletionBar } from "./completion-bar.tsx";
import { countAt, finding } from "./levels.ts";
import { RailHeading } from "./rail-heading.tsx";
import { NEXT_PLACES, NEXT_WORDS, TILES, recruiterTexts as texts } from "./recruiter-texts.ts";

interface PostingsPanelProps {
  postings: ReturnType<typeof usePostings>;
  unread: number;
}

/** The postings, what is being read and what was done; beside them what they amount to. */
export function PostingsPanel({ postings, unread }: PostingsPanelProps) {
  const onCreate = useCreatePosting();
  const count = postings.data?.data.length ?? 0;
  const create = (
    <ButtonLink to={CREATE_PATH} onClick={onCreate} className="max-md:min-h-11">
      {texts.create}
    </ButtonLink>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 xl:grid-cols-[minmax(0,1fr)_320px]">
      <div className="grid min-w-0 content-start gap-14">
        <div className="grid min-h-[420px] content-start gap-12">
          <section aria-labelledby="your-job-postings">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-ink border-b pb-4">
              <h2 id="your-job-postings" className="text-28">
                {postingTexts.title}
              </h2>
              {/* Without any, the list itself says what to do; there is one such button in a view. */}
              {count > 0 && create}
            </div>
            <PostingList postings={postings} create={create} />
            {count > 0 && (
              <div className="-mt-px">
                <AiNote writer={texts.counted} />
              </div>
            )}
          </section>
          <UnfinishedTalks />
        </div>
        <ArchivePanel />
        <ActivityPanel />
      </div>
      <Rail postings={postings} unread={unread} onCreate={onCreate} className="max-xl:mt-14" />
    </div>
  );
}

interface RailProps {
  postings: ReturnType<typeof usePostings>;
  unread: number;
  onCreate: (event: MouseEvent) => void;
  className: string;
}

/** What the postings amount to, and the ways on. */
function Rail({ postings, unread, onCreate, className }: RailProps) {
  const totals = postings.data?.totals;
  return (
    <aside className={`grid content-start gap-10 ${className}`}>
      <Overview postings={postings} />
      <QuickActions unread={unread} hasPostings={(totals?.jobs ?? 0) > 0} onCreate={onCreate} />
      {totals && totals.active > 0 && (
        <Levels levels={totals.levels} countState={postings.countState} />
      )}
      <SavedComparisons compact />
    </aside>
  );
}

/** The colours of spec 1 §9, each beside its word and number. */
const INKS: Record<MatchLevel, string> = {
  "Excellent Match": "text-l4",
  "Very Good Match": "text-l3",
  "Good Match": "text-l2",
  "Partial Match": "text-l1",
};

interface LevelsProps {
  levels: LevelCounts;
  countState: CountState;
}

/** How well the candidates of the active postings fit. Titled by what it shows. */
function Levels({ levels, countState }: LevelsProps) {
  return (
    <section aria-labelledby="levels">
      <RailHeading id="levels">{texts.levels}</RailHeading>
      <p className="font-serif text-18 leading-[1.3]">{finding(levels, countState)}</p>
      {countState === "again" ? (
        <p className="mt-2 text-13 text-ink-2">{texts.againNote}</p>
      ) : (
        <Bars levels={levels} />
      )}
    </section>
  );
}

function Bars({ levels }: Pick<LevelsProps, "levels">) {
  const most = Math.max(1, ...levels.map(({ count }) => count));
  return (
    <>
      <ul className="mt-3 grid gap-3 border-rule border-t pt-3 text-12 tabular-nums">
        {MATCH_LEVELS.map(({ name }) => (
          <li key={name}>
            <div className="flex items-baseline justify-between gap-4">
              <span className={`font-semibold ${INKS[name]}`}>{name}</span>
              <span className="font-[550]">{countAt(levels, name).toLocaleString("en-AU")}</span>
            </div>
            <svg aria-hidden="true" className="mt-1 block h-[9px] w-full bg-paper-2">
              <rect
                width={`${(100 * countAt(levels, name)) / most}%`}
                height="9"
                className={`fill-current ${INKS[name]}`}
              />
            </svg>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-12 text-ink-3">{texts.levelsNote}</p>
    </>
  );
}

interface QuickActionsProps {
  unread: number;
  hasPostings: boolean;
  onCreate: (event: MouseEvent) => void;
}

function QuickActions({ unread, hasPostings, onCreate }: QuickActionsProps) {
  return (
    <section aria-labelledby="quick-actions">
      <RailHeading id="quick-actions">{texts.actions}</RailHeading>
      <ul>
        <Action icon="mail" to="/messages">
          {texts.messages} <CountBadge count={unread} what={texts.unread} />
        </Action>
        <Action icon="plus" to={CREATE_PATH} onClick={onCreate}>
          {texts.create}
        </Action>
        <li className={ITEM}>
          <button
            type="button"
            className={`${PRESS} w-full text-left`}
            onClick={() => toast.info(hasPostings ? texts.searchWithPostings : texts.searchWithout)}
          >
            <Words icon="search">{texts.search}</Words>
          </button>
        </li>
        <Action icon="person" to="/profile">
          {texts.profile}
        </Action>
      </ul>
    </section>
  );
}

const ITEM = "border-rule border-b";
const PRESS =
  "flex min-h-11 items-center gap-2.5 font-medium text-13 no-underline hover:text-accent";

type IconName = ComponentProps<typeof WorkIcon>["name"];

interface ActionProps extends ComponentProps<typeof Link> {
  icon: IconName;
}

function Action({ icon, children, ...link }: ActionProps) {
  return (
    <li className={ITEM}>
      <Link {...link} className={PRESS}>
        <Words icon={icon}>{children}</Words>
      </Link>
    </li>
  );
}

function Words({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <>
      <WorkIcon name={icon} />
      <span className="flex items-center gap-1.5">{children}</span>
      <Icon name="right" className="ml-auto text-ink-3" />
    </>
  );
}

const CREATE_PATH = "/create-job-posting";

/**
 * Spec 1 §8: who cannot come to the page stays here and is told. Its file is therefore fetched before
 * the step, and not by it.
 */
function useCreatePosting() {
  const navigate = useNavigate();
  const ask = useStillHere();
  return (event: MouseEvent) => {
    // Another tab loads it by itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const isStillHere = ask();
    import("../create-job-page.tsx").then(
      () => isStillHere() && navigate(CREATE_PATH),
      () => toast.error(texts.createFailed),
    );
  };
}

type Postings = ReturnType<typeof usePostings>;

/** Where nobody knows. */
const UNKNOWN = "–";
/** Spec 1 §5. */
const ITEMS = 5;

/** Spec 1 §2: how complete the profile is, and four figures. */
function Overview({ postings }: { postings: Postings }) {
  const { data, isPending, refetch } = useQuery(recruiterProfileQuery);
  const isFailed = (!isPending && !data) || (!postings.isPending && !postings.data);
  return (
    <section aria-labelledby="overview">
      <RailHeading id="overview">{texts.overview}</RailHeading>
      {/* As high as each of its faces: what stands below does not move when one comes. */}
      <div className="min-h-[84px]">
        {isPending && <Loading />}
        {isFailed && (
          <Failed
            onRetry={() => {
              void refetch();
              postings.retry();
            }}
          />
        )}
        {data && !isFailed && <Complete profile={data.profile} />}
      </div>
      <Tiles totals={postings.data?.totals} profile={data?.profile} />
      {data && !data.verification.verified && <Unverified hint={data.verification.hint} />}
    </section>
  );
}

function Complete({ profile }: { profile: RecruiterProfile }) {
  const missing = missingRecruiterItems(profile);
  const [next] = missing;
  return (
    <CompletionBar
      percent={recruiterCompletionPercent(missing.length)}
      filled={ITEMS - missing.length}
      total={ITEMS}
      next={next && { words: NEXT_WORDS[next], to: NEXT_PLACES[next] }}
    />
  );
}

interface TilesProps {
  totals: NonNullable<Postings["data"]>["totals"] | undefined;
  profile: RecruiterProfile | undefined;
}

function Tiles({ totals, profile }: TilesProps) {
  const percent = profile && recruiterCompletionPercent(missingRecruiterItems(profile).length);
  const figures = {
    jobs: figure(totals?.jobs),
    active: figure(totals?.active),
    candidates: totals?.count_state === "again" ? UNKNOWN : figure(totals?.candidates),
    complete: percent === undefined ? UNKNOWN : `${percent}%`,
  };
  return (
    <dl className="grid grid-cols-2 border-rule border-t">
      {Object.entries(TILES).map(([name, words], at) => (
        <div
          key={name}
          className={`flex flex-col-reverse justify-end border-rule border-b py-3 ${at % 2 ? "border-l pl-4" : ""}`}
        >
          <dt className="mt-0.5 text-12 text-ink-3">{words}</dt>
          <dd className="font-[460] font-serif text-28 lining-nums tabular-nums leading-[1.1] tracking-[-0.015em]">
            {figures[name as keyof typeof TILES]}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const figure = (count: number | undefined) => count?.toLocaleString("en-AU") ?? UNKNOWN;

/** Who is not verified sees how many fit, not who: that is better known before it is noticed. */
function Unverified({ hint }: { hint: string }) {
  return (
    <p className="mt-4 bg-note-wash px-3.5 py-[11px] text-13">
      {hint} <TextLink to="/profile">{texts.verify}</TextLink>
    </p>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" aria-live="polite" className="text-13">
      {texts.failed}. <TextButton onClick={onRetry}>{texts.retry}</TextButton>
    </p>
  );
}

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="mt-1.5 h-4 w-40" />
      <Skeleton className="mt-4 h-[3px] w-full" />
      <Skeleton className="mt-4 w-48" />
    </div>
  );
}
