import type { ComparedRequirement, Comparison } from "#contract/comparison.ts";
import { groupRequirements } from "#contract/requirement-counts.ts";
import { reportTexts as texts } from "../texts.ts";
import { RequirementRow, type RowContext } from "./requirement-row.tsx";

interface RequirementsProps extends RowContext {
  comparison: Comparison;
}

/** What the job asks, each with what was found for it: first what it needs, then what it would like. */
export function Requirements({ comparison, ...context }: RequirementsProps) {
  const { required, preferred, duties, traits } = groupRequirements(comparison.requirements);
  const { report } = comparison;
  const counted = required.length + preferred.length + duties.length;
  return (
    <>
      {counted === 0 && (
        <div className="border-rule border-b py-4">
          <p className="font-medium">{texts.none}</p>
          <p className="mt-1 text-13 text-ink-2">{texts.noneText}</p>
        </div>
      )}
      <Group
        {...context}
        title={texts.required(report.required.met, report.required.total)}
        requirements={required}
        first
      />
      <Group
        {...context}
        title={texts.preferred(report.preferred.met, report.preferred.total)}
        requirements={preferred}
      />
      <Group {...context} title={texts.work} lead={texts.workLead} requirements={duties} />
      <Group {...context} title={texts.traits} lead={texts.traitsLead} requirements={traits} />
    </>
  );
}

interface GroupProps extends RowContext {
  title: string;
  lead?: string;
  requirements: readonly ComparedRequirement[];
  /** Directly below the heading of the part, which has a rule of its own. */
  first?: boolean;
}

function Group({ title, lead, requirements, first = false, ...context }: GroupProps) {
  if (requirements.length === 0) return null;
  return (
    <>
      <h3
        className={`border-rule border-b pb-2 font-sans font-semibold text-13 tracking-normal ${first ? "pt-3" : "pt-6"}`}
      >
        {title}
        {lead && <span className="mt-0.5 block font-normal text-ink-3">{lead}</span>}
      </h3>
      <ol>
        {requirements.map((requirement) => (
          <RequirementRow key={requirement.number} requirement={requirement} {...context} />
        ))}
      </ol>
    </>
  );
}
