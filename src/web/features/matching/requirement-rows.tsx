import type { ReactNode } from "react";
import { GRADE_WORDS } from "#contract/grade-words.ts";
import { PanelSection } from "#web/evidence/panel-section.tsx";
import { GradeSquare } from "#web/ui/match/grade-square.tsx";
import { Quotation } from "#web/ui/match/quotation.tsx";
import type { Requirement } from "./model/explained-match.ts";
import { whyTexts as texts } from "./texts.ts";

/** The lines that prove a requirement best are enough. */
const MOST_QUOTED = 3;

/** What stands under a requirement that is not met, as whoever composes the page says it. */
export type Asking = (jobId: string, words: string) => ReactNode;

interface RequirementRowsProps {
  title: string;
  lead?: string;
  requirements: readonly Requirement[];
  ask?: ((words: string) => ReactNode) | undefined;
}

/** What the advertisement asks for, in its words, each with what was found for it. */
export function RequirementRows({ title, lead, requirements, ask }: RequirementRowsProps) {
  if (requirements.length === 0) return null;
  const met = requirements.filter(({ grade }) => grade === "met").length;
  return (
    <PanelSection
      title={title}
      count={texts.countMet(met, requirements.length)}
      {...(lead && { lead })}
    >
      <ul>
        {requirements.map((requirement, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: an advertisement can ask twice for the same.
            key={at}
            tabIndex={-1}
            className="grid grid-cols-[18px_minmax(0,1fr)] gap-x-2 border-rule border-b py-3"
          >
            <Row requirement={requirement} />
            {requirement.grade !== "met" && ask && (
              <div className="col-start-2">{ask(requirement.words)}</div>
            )}
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}

function Row({ requirement }: { requirement: Requirement }) {
  const { words, grade, square, evidence } = requirement;
  const note = noteOf(requirement);
  return (
    <>
      <span className="mt-0.5 text-ink-2">
        <GradeSquare grade={square} />
      </span>
      <div className="wrap-anywhere min-w-0">
        <p className={`font-medium ${square === "none" ? "text-ink-2" : ""}`}>
          {words} <span className="font-normal text-12 text-ink-3">{GRADE_WORDS[grade]}</span>
        </p>
        {evidence.length > 0 && (
          <div className="mt-2 -ml-3 grid gap-2">
            {evidence.slice(0, MOST_QUOTED).map(({ line, quote }) => (
              <Quotation key={line} line={line} text={quote} cited={[[0, quote.length]]} />
            ))}
          </div>
        )}
        {note && <p className="mt-1 text-13 text-ink-2">{note}</p>}
      </div>
    </>
  );
}

/** Where nothing can be cited, what was looked for is said. */
function noteOf({ evidence, note }: Requirement): string {
  return note || (evidence.length > 0 ? "" : texts.nothingFound);
}
