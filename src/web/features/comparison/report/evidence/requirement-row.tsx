import type { ComparedRequirement, Comparison } from "#contract/comparison.ts";
import { GRADE_WORDS } from "#contract/grade-words.ts";
import { quotedLines } from "#web/evidence/quoted-lines.ts";
import { TextButton } from "#web/ui/button.tsx";
import { Citation } from "#web/ui/match/citation.tsx";
import { GradeSquare } from "#web/ui/match/grade-square.tsx";
import { Quotation } from "#web/ui/match/quotation.tsx";
import { answeringTexts } from "../../answering/texts.ts";
import type { Answers } from "../../answering/use-answers.tsx";
import { linesOf, squareOf } from "../requirement-rows.ts";
import { reportTexts as texts } from "../texts.ts";
import { adLineId, isSame, LIGHT, lightName, lineId, requirementId } from "./anchors.ts";
import type { Lighting } from "./use-lighting.ts";

export interface RowContext {
  lines: Comparison["resume"]["lines"];
  lighting: Lighting;
  /** The resume stands beside; otherwise its words open in place. */
  wide: boolean;
  answers?: Answers | undefined;
}

interface RequirementRowProps extends RowContext {
  requirement: ComparedRequirement;
}

/** The pen reaches a little beyond the text, to where the wire begins. */
const LIT = {
  beside: "bg-pen shadow-[-12px_0_var(--color-pen),12px_0_var(--color-pen)]",
  // Softer where the words themselves open below: the pen then lies on them.
  alone: "bg-pen-soft shadow-[-12px_0_var(--color-pen-soft),12px_0_var(--color-pen-soft)]",
} as const;

export function RequirementRow(props: RequirementRowProps) {
  const { requirement, lines, lighting, wide, answers } = props;
  const { number, evidence } = requirement;
  const light = { requirement: number };
  const lit = lighting.requirements.has(number);
  const open = !wide && isSame(lighting.chosen, light) && evidence.length > 0;
  return (
    <li
      id={requirementId(number)}
      tabIndex={-1}
      {...{ [LIGHT]: lightName(light) }}
      data-lit={lit || undefined}
      className={`group wrap-anywhere grid scroll-mt-20 grid-cols-[24px_18px_minmax(0,1fr)_auto] gap-x-1.5 border-rule border-b py-3 -outline-offset-2 ${lit ? LIT[wide ? "beside" : "alone"] : ""}`}
    >
      <span className="text-12 text-ink-3 tabular-nums leading-[23px] group-data-lit:text-ink">
        {number}
      </span>
      <span className="mt-[5px] leading-none text-ink-2">
        <GradeSquare grade={squareOf(requirement.grade)} />
      </span>
      <div className="min-w-0">
        <Claim requirement={requirement} lighting={lighting} wide={wide} />
        <Notes requirement={requirement} />
        {answers && <Answering requirement={requirement} answers={answers} />}
        {open && (
          <div className="mt-2 -ml-6 grid gap-2 [&_span]:text-ink">
            {quotedLines(requirement.evidence, lines).map((quoted) => (
              <Quotation key={quoted.line} {...quoted} />
            ))}
          </div>
        )}
      </div>
      <Found requirement={requirement} />
    </li>
  );
}

/** The words of the job. Where there is proof they can be pressed: it stays lit, or opens below. */
function Claim({
  requirement,
  lighting,
  wide,
}: Pick<RequirementRowProps, "requirement" | "lighting" | "wide">) {
  const { number, grade, evidence } = requirement;
  const words = (
    <>
      {requirement.requirement}
      <span className="sr-only">. {GRADE_WORDS[grade]}.</span>
    </>
  );
  if (evidence.length === 0)
    return <p className="font-medium leading-[1.5] text-ink-2 group-data-lit:text-ink">{words}</p>;
  const light = { requirement: number };
  const chosen = isSame(lighting.chosen, light);
  return (
    <button
      type="button"
      {...(wide ? { "aria-pressed": chosen } : { "aria-expanded": chosen })}
      className="text-left font-medium leading-[1.5]"
    >
      {words}
    </button>
  );
}

/** Of what is met nobody is asked, nor twice about what they do not have. */
function Answering({ requirement, answers }: AnsweringProps) {
  if (requirement.grade === "met") return null;
  const words = requirement.requirement;
  if (answers.lacking.has(requirement.number))
    return (
      <p className="mt-0.5 text-13 text-ink-2 group-data-lit:text-ink">
        {answeringTexts.lacking}{" "}
        <TextButton
          className="print:hidden"
          aria-label={answeringTexts.undoAbout(words)}
          onClick={() => answers.undo(requirement)}
        >
          {answeringTexts.undo}
        </TextButton>
      </p>
    );
  return (
    <p className="mt-0.5 print:hidden">
      <TextButton
        aria-label={answeringTexts.askAbout(words)}
        onClick={() => answers.ask(requirement)}
      >
        {answeringTexts.ask}
      </TextButton>
    </p>
  );
}

interface AnsweringProps {
  requirement: ComparedRequirement;
  answers: Answers;
}

function Notes({ requirement }: { requirement: ComparedRequirement }) {
  const { note, assumed, job_line: line } = requirement;
  const said = [note, shownText(requirement), assumed && texts.assumed].filter(Boolean).join(" ");
  const asked = !assumed && line > 0;
  if (!said && !asked) return null;
  return (
    <p className="mt-0.5 text-13 text-ink-2 group-data-lit:text-ink">
      {said}{" "}
      {asked && (
        <a
          href={`#${adLineId(line)}`}
          className="inline-block whitespace-nowrap text-12 text-ink-3 leading-6 underline decoration-rule-2 underline-offset-3 hover:text-ink group-data-lit:text-ink"
        >
          {texts.adLine(line)}
        </a>
      )}
    </p>
  );
}

/** What others learn from work done; a licence or a degree is never more than stated. */
const IS_DONE: readonly ComparedRequirement["kind"][] = ["practice-area", "skill", "duty"];

const shownText = ({ shown, kind }: ComparedRequirement) =>
  shown === "list" && IS_DONE.includes(kind) ? texts.listOnly : "";

/** Citations speak for what is met, and the heading for what could not be judged. */
const SEEN: readonly ComparedRequirement["grade"][] = ["partial", "missing"];

/** At the right: where it stands, or that it was not found. */
function Found({ requirement }: { requirement: ComparedRequirement }) {
  const { grade } = requirement;
  const lines = linesOf(requirement);
  return (
    <span className="max-w-[88px] pl-2 text-right text-12 text-ink-3 leading-[23px] group-data-lit:text-ink">
      {SEEN.includes(grade) && <span aria-hidden="true">{GRADE_WORDS[grade]}</span>}
      {lines.length > 0 && (
        <span className={`text-15 ${grade === "met" ? "" : "block"}`}>
          {lines.slice(0, MOST_CITED).map((line) => (
            <Citation key={line} line={line} href={`#${lineId(line)}`} />
          ))}
        </span>
      )}
    </span>
  );
}

/** More would crowd out the words; all of them are lit. */
const MOST_CITED = 4;
