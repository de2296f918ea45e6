import type { ReactNode } from "react";
import type { Comparison, Statement } from "#contract/comparison.ts";
import { Citation } from "#web/ui/match/citation.tsx";
import { lineId, requirementId } from "./evidence/anchors.ts";
import { reportTexts as texts } from "./texts.ts";

/**
 * Strengths, gaps, what to confirm, what may be asked. They run through two columns like those of a
 * journal, as even as whole parts allow, because nobody knows which of them will be the longest.
 */
export function Findings({ comparison }: { comparison: Comparison }) {
  const { report, audience } = comparison;
  const { strengths, gaps, confirm, questions } = report;
  if (strengths.length + gaps.length + confirm.length + questions.length === 0) return null;
  return (
    <section className="mt-12 border-ink border-t pt-4 md:columns-2 md:gap-14 md:[column-rule:1px_solid_var(--color-rule)]">
      <Part title={texts.strengths} statements={strengths} />
      <Part title={texts.gaps} statements={gaps} />
      <Part title={texts.confirm} statements={confirm} />
      <Part title={texts.questions[audience]} statements={questions} asked />
    </section>
  );
}

interface PartProps {
  title: string;
  statements: readonly Statement[];
  /** Questions are somebody's words: in the type of documents, and counted. */
  asked?: boolean;
}

function Part({ title, statements, asked = false }: PartProps) {
  if (statements.length === 0) return null;
  const List = asked ? "ol" : "ul";
  return (
    <div className="break-inside-avoid pb-8">
      <h2 className="text-22">{title}</h2>
      <List className="mt-2">
        {statements.map((statement, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: statements have nothing but their place.
            key={at}
            className="wrap-anywhere border-rule border-b py-2.5 last:border-b-0"
          >
            {asked ? <Question number={at + 1} {...statement} /> : <Said {...statement} />}
          </li>
        ))}
      </List>
    </div>
  );
}

function Said({ text, lines, requirement }: Statement) {
  return (
    <>
      {text}{" "}
      {lines.map((line) => (
        <Citation key={line} line={line} href={`#${lineId(line)}`} />
      ))}
      {lines.length === 0 && requirement > 0 && <About {...{ lines, requirement }} />}
    </>
  );
}

function Question({ number, text, lines, requirement }: Statement & { number: number }) {
  return (
    <div className="grid grid-cols-[28px_minmax(0,1fr)]">
      <span aria-hidden="true" className="text-13 text-ink-3 tabular-nums leading-[26px]">
        {number}
      </span>
      <div>
        <p className="font-serif text-18 leading-[1.45]">{text}</p>
        <About {...{ lines, requirement }} />
      </div>
    </div>
  );
}

/** What a sentence is about, as a way there. */
function About({ lines, requirement }: Pick<Statement, "lines" | "requirement">) {
  const [line] = lines;
  if (requirement > 0)
    return <Way to={requirementId(requirement)}>{texts.aboutRequirement(requirement)}</Way>;
  return line === undefined ? null : <Way to={lineId(line)}>{texts.aboutLine(line)}</Way>;
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={`#${to}`}
      className="inline-block whitespace-nowrap text-13 text-ink-3 leading-6 underline decoration-rule-2 underline-offset-3 hover:text-ink"
    >
      {children}
    </a>
  );
}
