import { useQuery } from "@tanstack/react-query";
import { listQueryOf } from "#web/features/matching/api.ts";
import { type CandidateProfile, savedOf } from "#web/features/profiles/api.ts";
import {
  type Recommendations,
  recommendationsQuery,
  useHidden,
  without,
} from "#web/features/recommendations/list/api.ts";
import { completionOf } from "../model/completion.ts";
import { START } from "../model/place.ts";
import { TILES } from "../texts.ts";

/** Where nobody knows. */
const UNKNOWN = "–";

/** The six figures of the overview. Those of the list are of the whole list, whatever narrows it. */
export function Tiles({ profile }: { profile: CandidateProfile | undefined }) {
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
