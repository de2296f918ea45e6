import type { PendingJob, ReviewField } from "#contract/job-review.ts";
import { Citation } from "#web/ui/match/citation.tsx";
import { linesOf } from "../model/citations.ts";
import { countOf, type Reading } from "../model/readings.ts";
import { shownAs } from "../model/words.ts";
import { jobTexts as texts } from "../texts.ts";
import { CLEAR, fieldId, goThere, LIGHT, lightName, lineId } from "./light.ts";

interface AsReadProps {
  job: PendingJob;
  readings: readonly Reading[];
  lit: ReadonlySet<ReviewField>;
}

/** The fields of the job, each with the lines that say it and what to check. */
export function AsRead({ job, readings, lit }: AsReadProps) {
  return (
    <>
      <div className="flex items-baseline justify-between gap-3 pt-3.5 pb-2.5">
        <h2 className="font-[550] font-sans text-13 leading-[1.55] tracking-normal">
          {texts.read}
        </h2>
        <p className="text-13 text-ink-3">
          {texts.summary((certainty) => countOf(readings, certainty))}
        </p>
      </div>
      <dl className="border-ink border-t">
        {readings.map((reading) => (
          <Field
            key={reading.field}
            reading={reading}
            lines={linesOf(job.extracted_data, reading.field)}
            isLit={lit.has(reading.field)}
          />
        ))}
      </dl>
    </>
  );
}

interface FieldProps {
  reading: Reading;
  lines: readonly number[];
  isLit: boolean;
}

/** The hairline belongs to the text, not to the light around it. */
const ROW = `${CLEAR} group relative -mx-2.5 grid grid-cols-[96px_minmax(0,1fr)_auto] gap-x-2 px-2.5 py-[9px] text-13 -outline-offset-2 after:absolute after:inset-x-2.5 after:bottom-0 after:h-px after:bg-rule data-lit:bg-pen md:max-xl:grid-cols-[112px_minmax(0,1fr)_auto] min-[80rem]:grid-cols-[112px_minmax(0,1fr)_auto]`;

function Field({ reading, lines, isLit }: FieldProps) {
  const { field, value, note } = reading;
  return (
    <div
      id={fieldId(field)}
      tabIndex={-1}
      data-lit={isLit || undefined}
      {...{ [LIGHT]: lightName({ field }) }}
      className={ROW}
    >
      <dt className="text-ink-3 group-data-lit:text-ink">{texts.fields[field]}</dt>
      <dd className="wrap-anywhere font-medium">
        {value === "" && (
          <span className="font-normal text-ink-3 group-data-lit:text-ink">{texts.missing}</span>
        )}
        <bdi>{shownAs(field, value)}</bdi>
        {note && (
          <span className="block font-normal text-12 text-warn group-data-lit:text-ink">
            {note}
          </span>
        )}
      </dd>
      <dd className="text-right">
        {lines.map((line) => (
          <Cite key={line} line={line} />
        ))}
        {lines.length === 0 && value !== "" && <span className="sr-only">{texts.elsewhere}</span>}
      </dd>
    </div>
  );
}

function Cite({ line }: { line: number }) {
  return (
    <button
      type="button"
      onClick={() => goThere(lineId(line))}
      aria-label={texts.line(line + 1)}
      className="-mr-0.5 px-0.5 text-15 text-accent leading-5 hover:underline group-data-lit:text-ink"
    >
      <Citation line={line + 1} />
    </button>
  );
}
