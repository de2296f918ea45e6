import { MatchBadge } from "#web/ui/match/match-badge.tsx";
import { Strip } from "#web/ui/match/strip.tsx";
import { CANDIDATES, JOB } from "./demo/sample.ts";
import { heroTexts as texts } from "./texts.ts";

/** The list that a posting leads to: the same job and people as in the demo. */
export function Ranking() {
  return (
    <>
      <p className="text-13 text-ink-2">
        {JOB.company}, {JOB.place}
      </p>
      <h2 className="mt-0.5 text-22">{JOB.title}</h2>
      <ol className="mt-3 border-ink border-t">
        {CANDIDATES.map(({ name, role, level, percent, required, preferred }) => (
          <li key={name} className="border-rule border-b py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <span className="font-[550]">{name}</span>
              <MatchBadge level={level} percent={percent} />
            </p>
            <p className="mb-1.5 text-13 text-ink-2">{role}</p>
            <Strip
              level={level}
              required={required.map(({ grade }) => grade)}
              preferred={preferred.map(({ grade }) => grade)}
            />
          </li>
        ))}
      </ol>
      <p className="mt-3 text-12 text-ink-3">{texts.example}</p>
    </>
  );
}
