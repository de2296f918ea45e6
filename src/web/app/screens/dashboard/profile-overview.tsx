import { useQuery } from "@tanstack/react-query";
import {
  COMPLETION_ITEMS,
  type CompletionItem,
  completionPercent,
  missingItems,
  type SavedProfile,
  PROFILE_SENTENCES as say,
} from "#contract/candidate-profile.ts";
import { listQueryOf } from "#web/features/matching/api.ts";
import { type CandidateProfile, profileQuery, savedOf } from "#web/features/profiles/api.ts";
import {
  type Recommendations,
  recommendationsQuery,
  useHidden,
  without,
} from "#web/features/recommendations/list/api.ts";
import { TextButton } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { CompletionBar } from "./completion-bar.tsx";
import { START } from "./dashboard-view.ts";
import { RailHeading } from "./rail-heading.tsx";
import { NEXT_WORDS, TILES, railTexts as texts } from "./texts.ts";

/** Spec 1 §2: how complete the profile is, and six figures. */
export function ProfileOverview() {
  const { data, isPending, refetch } = useQuery(profileQuery);
  return (
    <section aria-labelledby="profile-overview">
      <RailHeading id="profile-overview">{texts.overview}</RailHeading>
      {/* As high as each of its faces: what stands below does not move when one comes. */}
      <div className="min-h-[84px]">
        {isPending && <Loading />}
        {!isPending && !data && <Failed onRetry={() => void refetch()} />}
        {data && <Known profile={data} />}
      </div>
      <Tiles profile={data} />
    </section>
  );
}

function Known({ profile }: { profile: CandidateProfile }) {
  if (profile.ProfileFound !== "true") return <Welcome />;
  const { next, ...done } = completionOf(savedOf(profile));
  return (
    <CompletionBar {...done} next={next && { words: NEXT_WORDS[next], to: PROFILE_PLACES[next] }} />
  );
}

function Welcome() {
  return (
    <>
      <p className="text-13">{say.welcome}</p>
      <p className="mt-2 text-13">
        <TextLink to="/profile">{texts.start}</TextLink>
      </p>
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" aria-live="polite" className="text-13">
      {say.loadFailed}. <TextButton onClick={onRetry}>{texts.retry}</TextButton>
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

/** Where nobody knows. */
const UNKNOWN = "–";

/** The six figures of the overview. Those of the list are of the whole list, whatever narrows it. */
function Tiles({ profile }: { profile: CandidateProfile | undefined }) {
  const hidden = useHidden();
  const { data, isError } = useQuery(recommendationsQuery(listQueryOf(START)));
  const list = data && !isError ? without(data, hidden) : undefined;
  const figures = { ...ofProfile(profile), ...ofJobs(list) };
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

function ofProfile(profile: CandidateProfile | undefined) {
  if (!profile)
    return { experience: UNKNOWN, skills: UNKNOWN, education: UNKNOWN, complete: UNKNOWN };
  const { experience, skills, education, ...rest } = savedOf(profile);
  const { percent } = completionOf({ experience, skills, education, ...rest });
  return {
    experience: experience.length,
    skills: skills.length,
    education: education.length,
    complete: `${percent}%`,
  };
}

/** Nothing has an average of nothing. */
function ofJobs(list: Recommendations | undefined) {
  const average = list && list.total > 0 ? `${Math.round(list.averagePercent)}%` : UNKNOWN;
  return { average, matches: list?.total.toLocaleString("en-AU") ?? UNKNOWN };
}

interface Completion {
  percent: number;
  filled: number;
  total: number;
  /** What to fill in next; nothing when all is there. */
  next: CompletionItem | undefined;
}

function completionOf(profile: SavedProfile): Completion {
  const missing = missingItems(profile);
  const total = COMPLETION_ITEMS.length;
  const filled = total - missing.length;
  return { percent: completionPercent(missing.length), filled, total, next: missing[0] };
}

/** Where on the profile each of them is filled in. */
const PROFILE_PLACES: Record<CompletionItem, string> = {
  name: "/profile#personal",
  email: "/profile#personal",
  phone: "/profile#personal",
  summary: "/profile#personal",
  experience: "/profile#experience",
  skills: "/profile#skills",
  education: "/profile#education",
};
