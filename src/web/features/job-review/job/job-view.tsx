import { useEffect, useRef, useState } from "react";
import type { PendingJob } from "#contract/job-review.ts";
import { jobPath } from "#web/lib/paths.ts";
import { Banner } from "#web/ui/banner.tsx";
import { TextButton } from "#web/ui/button.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import type { Verbs } from "../dialogs/use-dialogs.tsx";
import { litBy, type Pointed } from "../model/citations.ts";
import { readingsOf } from "../model/readings.ts";
import { titleOf } from "../model/title-of.ts";
import { jobTexts as texts } from "../texts.ts";
import { Actions } from "./actions.tsx";
import { AsFound } from "./as-found.tsx";
import { AsRead } from "./as-read.tsx";
import { LIGHT, lightOf } from "./light.ts";
import { similarText } from "./similar-text.ts";

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
