import { useQuery } from "@tanstack/react-query";
import {
  missingRecruiterItems,
  type RecruiterProfile,
  recruiterCompletionPercent,
} from "#contract/recruiter-profile.ts";
import type { usePostings } from "#web/features/postings/list/use-postings.ts";
import { recruiterProfileQuery } from "#web/features/profiles/recruiter-api.ts";
import { TextButton } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { CompletionBar } from "./completion-bar.tsx";
import { RailHeading } from "./rail-heading.tsx";
import { NEXT_PLACES, NEXT_WORDS, TILES, recruiterTexts as texts } from "./recruiter-texts.ts";

type Postings = ReturnType<typeof usePostings>;

/** Where nobody knows. */
const UNKNOWN = "–";
/** Spec 1 §5. */
const ITEMS = 5;

/** Spec 1 §2: how complete the profile is, and four figures. */
export function Overview({ postings }: { postings: Postings }) {
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
