import type { Comparison } from "#contract/comparison.ts";
import { Icon } from "#web/ui/icon.tsx";
import { requirementsByLine } from "../model/requirement-rows.ts";
import { reportTexts as texts } from "../texts.ts";
import { NumberedLines } from "./numbered-lines.tsx";
import { adLineId } from "./places.ts";
import type { Lighting } from "./use-lighting.ts";

interface AdvertisementProps {
  comparison: Comparison;
  lighting: Lighting;
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** The job's own lines, folded away: the requirements say which of them they come from. */
export function Advertisement({ comparison, lighting, open, onToggle }: AdvertisementProps) {
  const { job, requirements } = comparison;
  if (job.lines.length === 0) return null;
  const lit = requirements
    .filter(({ number }) => lighting.requirements.has(number))
    .map(({ job_line }) => job_line);
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      className="group mt-10 border-rule border-y"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 font-[550] text-13 [&::-webkit-details-marker]:hidden">
        {texts.advertisement}
        <span className="flex items-center gap-3 font-normal text-ink-2 tabular-nums">
          {texts.lines(job.lines.length)}
          <Icon name="down" className="group-open:rotate-180" />
        </span>
      </summary>
      <div className="mb-5 max-w-[800px] border border-rule bg-sheet">
        <NumberedLines
          label={texts.adLines}
          lines={job.lines}
          idOf={adLineId}
          refs={requirementsByLine(comparison, ({ job_line }) => (job_line > 0 ? [job_line] : []))}
          lit={new Set(lit)}
        />
      </div>
    </details>
  );
}
