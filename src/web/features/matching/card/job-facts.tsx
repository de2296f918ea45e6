import type { JobMatch } from "../model/job-match.ts";
import { postedText } from "../model/posted-text.ts";
import { matchTexts as texts, typeText } from "../texts.ts";

/** Who offers it, where, for how much, and since when. */
export function JobFacts({ match, now }: { match: JobMatch; now: Date }) {
  const { company, place, pay, employmentType, postedAt } = match;
  const facts = [typeText(employmentType), postedText(postedAt, now)].filter(Boolean);
  return (
    <div className="mt-1.5 text-13">
      <p className="flex flex-wrap gap-x-2">
        {company && <span className="font-medium">{company}</span>}
        {place && <span className="text-ink-2">{place}</span>}
      </p>
      <p className={`tabular-nums ${pay ? "" : "text-ink-3"}`}>{pay || texts.payNotStated}</p>
      <p className="flex flex-wrap gap-x-2 text-ink-3 empty:hidden">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </div>
  );
}
