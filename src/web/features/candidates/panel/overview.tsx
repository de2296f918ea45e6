import { type ReactNode, useState } from "react";
import { groupRequirements } from "#contract/requirement-counts.ts";
import { bandOf } from "#web/evidence/levels.ts";
import { PanelSection } from "#web/evidence/panel-section.tsx";
import { quotedLines } from "#web/evidence/quoted-lines.ts";
import { longDate } from "#web/lib/time-text.ts";
import { TextButton } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/list/mark/chip.tsx";
import { GradeSquare } from "#web/ui/match/grade-square.tsx";
import { Quotation } from "#web/ui/match/quotation.tsx";
import { LEVELS } from "#web/ui/match/rating.ts";
import type { CandidateInFull } from "../api.ts";
import { type Candidate, SKILLS_SHOWN } from "../candidate.ts";
import type { Tab } from "../candidates-view.ts";
import { FILE_WORDS, panelTexts as texts } from "./texts.ts";

/** What speaks for somebody most is enough to begin with. */
const PROOFS_SHOWN = 3;
/** Longer than three lines of the panel, as a rule. */
const LONG_SUMMARY = 180;

interface OverviewProps {
  candidate: CandidateInFull;
  onTab: (tab: Tab) => void;
}

export function Overview({ candidate, onTab }: OverviewProps) {
  return (
    <>
      <Summary text={candidate.summary} />
      <Proofs candidate={candidate} onAll={() => onTab("compare")} />
      <PanelSection title={texts.skillsTitle}>
        <Skills skills={candidate.skills} />
      </PanelSection>
      <Statistics candidate={candidate} />
    </>
  );
}

/** Three lines (spec 1 §2), and the rest for who wants it. */
function Summary({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  if (!text) return <p className="text-13 text-ink-2">{texts.noSummary}</p>;
  return (
    <div>
      <p
        className={`wrap-anywhere font-serif text-[16px] text-ink-2 leading-[1.4] ${whole ? "" : "line-clamp-3"}`}
      >
        {text}
      </p>
      {text.length > LONG_SUMMARY && (
        <TextButton className="mt-1" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? texts.lessSummary : texts.wholeSummary}
        </TextButton>
      )}
    </div>
  );
}

/** What is proved best, each with its line, and the first thing that is missing. */
function Proofs({ candidate, onAll }: { candidate: CandidateInFull; onAll: () => void }) {
  const { requirements, lines } = candidate;
  const { required, preferred, duties } = groupRequirements(requirements);
  const counted = [...required, ...preferred, ...(candidate.duties.length > 0 ? duties : [])];
  const proved = counted
    .filter(({ grade, evidence }) => grade === "met" && evidence.length > 0)
    .slice(0, PROOFS_SHOWN);
  const gap = requirements.find(({ requirement }) => requirement === candidate.gap);
  if (proved.length === 0 && !gap) return null;
  return (
    <div className="mt-4">
      <ul className="border-rule border-t">
        {proved.map(({ requirement, evidence }) => (
          <li key={requirement} className={ROW}>
            <span className="mt-[5px] leading-none text-ink-2">
              <GradeSquare grade="met" />
            </span>
            <div className="wrap-anywhere min-w-0">
              <p className="font-medium text-13">{requirement}</p>
              <div className="mt-0.5 -ml-3">
                {quotedLines(evidence.slice(0, 1), lines).map((quoted) => (
                  <Quotation key={quoted.line} {...quoted} />
                ))}
              </div>
            </div>
          </li>
        ))}
        {gap && (
          <li className={ROW}>
            <span className="mt-[5px] leading-none text-ink-2">
              <GradeSquare grade="none" />
            </span>
            <p className="wrap-anywhere min-w-0 font-medium text-13">
              {gap.requirement}{" "}
              <span className="font-normal text-ink-3">
                {gap.essential ? texts.notFound : texts.preferredNotFound}
              </span>
            </p>
          </li>
        )}
      </ul>
      <TextButton className="mt-2" onClick={onAll}>
        {texts.allEvidence}
      </TextButton>
    </div>
  );
}

const ROW = "grid grid-cols-[18px_minmax(0,1fr)] gap-x-2 border-rule border-b py-2.5";

function Skills({ skills }: Pick<Candidate, "skills">) {
  const [all, setAll] = useState(false);
  if (skills.length === 0) return <p className="mt-3 text-13 text-ink-2">{texts.noSkills}</p>;
  const shown = all ? skills : skills.slice(0, SKILLS_SHOWN);
  const rest = skills.length - shown.length;
  return (
    <div className="mt-3 flex flex-wrap gap-1.5">
      {shown.map((skill, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a resume can name a skill twice.
        <Chip key={at}>{skill}</Chip>
      ))}
      {rest > 0 && (
        <TextButton className="px-1.5 max-md:min-h-11" onClick={() => setAll(true)}>
          {texts.moreSkills(rest)}
        </TextButton>
      )}
    </div>
  );
}

/** Spec 1 §2: match score, upload date, file type. */
function Statistics({ candidate }: { candidate: Candidate }) {
  const { percent, uploadedAt, fileType, isAdmitted } = candidate;
  return (
    <PanelSection title={texts.statistics}>
      <dl className="text-13">
        <Fact name={texts.matchScore}>
          <span className={`font-semibold ${LEVELS[bandOf(percent)].ink}`}>{percent}%</span>
        </Fact>
        {uploadedAt && <Fact name={texts.uploadDate}>{longDate(uploadedAt)}</Fact>}
        <Fact name={texts.fileType}>{FILE_WORDS[fileType] ?? fileType}</Fact>
        {isAdmitted && <Fact name={texts.admitted}>{texts.yes}</Fact>}
      </dl>
    </PanelSection>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-rule border-b py-2">
      <dt className="text-ink-2">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
