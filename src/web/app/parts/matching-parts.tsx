import { useState } from "react";
import { JobInFull } from "#web/features/matching/job-in-full.tsx";
import { MatchCard } from "#web/features/matching/match-card.tsx";
import { MatchCardSkeleton } from "#web/features/matching/match-card-skeleton.tsx";
import type { Choice } from "#web/features/matching/model/filters.ts";
import { FilterBar } from "#web/features/matching/results/filter-bar.tsx";
import { WhyMatch } from "#web/features/matching/why-match.tsx";
import { WhySkeleton } from "#web/features/matching/why-panel.tsx";
import { TextButton } from "#web/ui/button.tsx";
import {
  EXPLAINED,
  HELD_DOWN,
  LEVEL_COUNTS,
  MATCHES,
  NOTHING_READ,
  NOW,
  WHOLE_JOB,
} from "./matching-specimens.ts";
import { Specimen } from "./specimen.tsx";

export function MatchingParts() {
  return (
    <div id="matching-parts">
      <Specimen name="Match card">
        <Cards />
      </Specimen>
      <Specimen name="Job filters">
        <JobFilters />
      </Specimen>
      <Specimen name="Job in full">
        <div className="grid max-w-[680px] gap-4 bg-sheet p-6">
          <JobInFull job={WHOLE_JOB} match={MATCHES[0]} now={NOW} />
        </div>
      </Specimen>
      <Specimen name="Why this match">
        <Whys />
      </Specimen>
    </div>
  );
}

function Cards() {
  return (
    <div className="grid gap-x-10 md:grid-cols-2 xl:grid-cols-3">
      {MATCHES.map((match) => (
        <div key={match.jobId} className="border-rule border-b">
          <MatchCard
            match={match}
            resumeId="sample"
            now={NOW}
            to="/dev/parts"
            heading="h3"
            actions={<TextButton>Why this match</TextButton>}
          />
        </div>
      ))}
      <MatchCardSkeleton />
    </div>
  );
}

function JobFilters() {
  const [choice, setChoice] = useState<Choice>({
    filters: { state: "NSW", pay: 100_000 },
    match: "very-good",
    sort: "newest",
  });
  return <FilterBar choice={choice} counts={LEVEL_COUNTS} onChange={setChoice} />;
}

function Whys() {
  return (
    <div className="grid items-start gap-10 md:grid-cols-2">
      {[EXPLAINED, HELD_DOWN, NOTHING_READ].map((match) => (
        <div key={match.job.title} className="min-w-0 bg-paper-2 p-6">
          <WhyMatch match={match} now={NOW} />
        </div>
      ))}
      <div className="bg-paper-2 p-6">
        <WhySkeleton />
      </div>
    </div>
  );
}
