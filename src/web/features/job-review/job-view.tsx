import { type MouseEvent, useEffect, useRef, useState } from "react";
import type { PendingJob, ReviewField } from "#contract/job-review.ts";
import { jobPath } from "#web/lib/paths.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Citation } from "#web/ui/match/citation.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import {
  AsFound,
  CLEAR,
  fieldId,
  goThere,
  LIGHT,
  lightName,
  lightOf,
  lineId,
  linesOf,
  litBy,
  type Pointed,
} from "./as-found.tsx";
import { countOf, type Reading, readingsOf } from "./readings.ts";
import { shownAs } from "./review-words.ts";
import { decisionTexts, faceTexts, jobTexts as texts } from "./texts.ts";
import { titleOf } from "./title-of.ts";
import type { Verbs } from "./use-dialogs.tsx";

interface JobViewProps {
  job: PendingJob;
  wide: boolean;
  now: Date;
  verbs: Verbs;
  onNext: () => void;
}

const READ =
  "flex flex-col bg-paper-2 px-5 md:pl-7 xl:min-h-0 xl:overflow-y-auto xl:pr-5 xl:pl-6 min-[80rem]:pr-10 min-[80rem]:pl-7";

/** The text as it was found and, beside it, what was read in it. Pointing at one lights the other. */
export function JobView({ job, wide, now, verbs, onNext }: JobViewProps) {
  const readings = readingsOf(job);
  const doubtful = readings.find(({ certainty }) => certainty === "check");
  const { pointed, box } = usePointed(job.id);
  const readColumn = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each job begins at its top.
  useEffect(() => {
    readColumn.current?.scrollTo({ top: 0 });
  }, [job.id]);
  const lit = litBy(pointed ?? doubtful, job.extracted_data);
  const actions = <Actions {...{ job, verbs, onNext }} />;
  const read = (
    // The same for the next job: who pressed a button of it still has the focus there.
    <section key="read" ref={readColumn} aria-label={titleOf(job)} className={READ}>
      <AsRead job={job} readings={readings} lit={lit.fields} />
      <Warnings job={job} now={now} onSeeBoth={verbs.seeBoth} />
      {wide && actions}
    </section>
  );
  const found = <AsFound key={job.id} job={job} lit={lit.lines} />;
  return (
    <div ref={box} className="@container xl:contents">
      <div className="@min-[40rem]:grid @min-[40rem]:grid-cols-2 xl:contents">
        {wide ? [found, read] : [read, found]}
      </div>
      {!wide && actions}
    </div>
  );
}

/** What has the pointer or the focus; pointing at nothing else leaves it lit. */
function usePointed(jobId: string) {
  const box = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<{ in: string; at: Pointed }>();
  useEffect(() => {
    const { current } = box;
    const point = ({ target }: Event) => {
      const place = target instanceof Element ? target.closest(`[${LIGHT}]`) : null;
      const light = lightOf(place?.getAttribute(LIGHT));
      if (light) setPointed({ in: jobId, at: light });
    };
    current?.addEventListener("pointerover", point);
    current?.addEventListener("focusin", point);
    return () => {
      current?.removeEventListener("pointerover", point);
      current?.removeEventListener("focusin", point);
    };
  }, [jobId]);
  return { pointed: pointed?.in === jobId ? pointed.at : undefined, box };
}

interface WarningsProps {
  job: PendingJob;
  now: Date;
  onSeeBoth: (job: PendingJob) => void;
}

/** What a reviewer should know before deciding. */
function Warnings({ job, now, onSeeBoth }: WarningsProps) {
  const { similar } = job;
  return (
    <div className="my-4 grid gap-2 empty:hidden">
      {job.state !== "pending" && <Banner kind="note">{texts.decided[job.state]}</Banner>}
      {job.is_update && <Banner kind="warn">{texts.isUpdate}</Banner>}
      {similar && (
        <Banner kind="warn">
          {similarText(similar, now)}{" "}
          {similar.source === "posting" ? (
            <TextLink to={jobPath(similar.id)} target="_blank" className={IN_TEXT}>
              {texts.seePosting}
            </TextLink>
          ) : (
            <TextButton onClick={() => onSeeBoth(job)} className={IN_TEXT}>
              {texts.seeBoth}
            </TextButton>
          )}
        </Banner>
      )}
    </div>
  );
}

const IN_TEXT = "font-normal text-ink decoration-rule-2 hover:text-ink hover:decoration-ink";

type Similar = NonNullable<PendingJob["similar"]>;

/** "Like one approved on 2 November from Seek (81% the same text)." */
export function similarText(similar: Similar, now: Date): string {
  return `${WHAT[similar.state](dayOf(new Date(similar.at), now))} ${FROM[similar.source]} (${percentOf(similar)}% the same text).`;
}

const WHAT: Record<Similar["state"], (day: string) => string> = {
  pending: (day) => `Like one found on ${day}, which waits too,`,
  approved: (day) => `Like one approved on ${day}`,
  rejected: (day) => `Like one rejected on ${day}`,
  duplicate: (day) => `Like one found on ${day}`,
  live: (day) => `Like one that has been live since ${day}`,
};

const FROM: Record<Similar["source"], string> = {
  law_firm: "from the firm’s website",
  seek: "from Seek",
  posting: "from a recruiter",
};

/** Never the whole, unless it is. */
const percentOf = ({ similarity }: Similar) => Math.floor(similarity * 100);

/** The year only when it is another one. */
function dayOf(date: Date, now: Date): string {
  const isThisYear = date.getFullYear() === now.getFullYear();
  return date.toLocaleDateString("en-AU", {
    day: "numeric",
    month: "long",
    ...(!isThisYear && { year: "numeric" }),
  });
}

interface ActionsProps {
  job: PendingJob;
  verbs: Verbs;
  onNext: () => void;
}

const FOOT =
  "sticky bottom-0 z-10 mt-auto flex flex-wrap gap-2 border-rule border-t bg-paper-2 pt-3 pb-4 max-xl:bg-paper max-xl:px-5 md:max-xl:px-7 max-md:bottom-13 max-md:*:min-h-11 max-md:*:flex-1";

/** In reach wherever the text is. */
function Actions({ job, verbs, onNext }: ActionsProps) {
  if (job.state !== "pending")
    return (
      <div className={FOOT}>
        <Button look="line" onClick={onNext}>
          {faceTexts.choose}
        </Button>
      </div>
    );
  return (
    <div className={FOOT}>
      <Button kbd="A" onClick={once(verbs.approve)}>
        {decisionTexts.approve}
      </Button>
      <Button look="line" kbd="E" onClick={once(verbs.edit)}>
        {decisionTexts.edit}
      </Button>
      <Button look="danger" kbd="R" onClick={once(verbs.reject)}>
        {decisionTexts.reject}
      </Button>
    </div>
  );
}

/** The next job stands under the pointer at once: the second half of a double click is not meant for it. */
const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

interface AsReadProps {
  job: PendingJob;
  readings: readonly Reading[];
  lit: ReadonlySet<ReviewField>;
}

/** The fields of the job, each with the lines that say it and what to check. */
function AsRead({ job, readings, lit }: AsReadProps) {
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
