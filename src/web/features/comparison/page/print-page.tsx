import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useLayoutEffect } from "react";
import type { ComparedRequirement, Comparison, Raise, Statement } from "#contract/comparison.ts";
import { GRADE_WORDS } from "#contract/grade-words.ts";
import { groupRequirements } from "#contract/requirement-counts.ts";
import { quotedLines } from "#web/evidence/quoted-lines.ts";
import { leftOutTexts as leftOut } from "#web/evidence/words.ts";
import { longDate } from "#web/lib/time-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Citation } from "#web/ui/match/citation.tsx";
import { GradeSquare } from "#web/ui/match/grade-square.tsx";
import { Quotation } from "#web/ui/match/quotation.tsx";
import { Score } from "#web/ui/match/score.tsx";
import { tallyText } from "#web/ui/match/strip.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { Wordmark } from "#web/ui/wordmark.tsx";
import { comparisonQuery } from "../api.ts";
import { gradesOf, squareOf } from "../report/requirement-rows.ts";
import { reportTexts } from "../report/texts.ts";
import { headingOf } from "../report/verdict.ts";
import { ComparisonFault, ComparisonSkeleton } from "./comparison-states.tsx";
import { comparisonPageTexts as texts } from "./texts.ts";

/** On paper: black on white, whatever the screen shows, with every quotation in its place. */
export function PrintPage({ id }: { id: string }) {
  const { data, isPending, error, refetch } = useQuery(comparisonQuery(id));
  useWhitePaper();
  if (data) return <Printed comparison={data} />;
  return (
    <section className="wrap pt-6 pb-16">
      {isPending && <ComparisonSkeleton />}
      {!isPending && <ComparisonFault error={error} onRetry={() => void refetch()} />}
    </section>
  );
}

function Printed({ comparison }: { comparison: Comparison }) {
  usePrintedOnce();
  return (
    <div className="bg-[#fff] text-[#000]">
      <div className="mx-auto max-w-[760px] px-5 pt-6 pb-16 print:max-w-none print:p-0">
        <p className="mb-6 flex items-center justify-between gap-4 text-13 print:hidden">
          <TextLink to={`/comparisons/${comparison.id}`}>{texts.back}</TextLink>
          <Button look="line" onClick={() => window.print()}>
            {texts.printAgain}
          </Button>
        </p>
        <PrintedReport comparison={comparison} />
      </div>
    </div>
  );
}

/** The theme stands on the document; it is given back when the page is left. */
function useWhitePaper(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset.theme;
    dataset.theme = "light";
    return () => {
      dataset.theme = before;
    };
  }, []);
}

/** Once all is there, the letters too: what is printed before them has other ones. */
function usePrintedOnce(): void {
  useEffect(() => {
    let wanted = true;
    void document.fonts.ready.then(() => {
      if (wanted) window.print();
    });
    return () => {
      wanted = false;
    };
  }, []);
}

/** The same report for paper: nothing to press, nothing folded away, nothing torn in two. */
function PrintedReport({ comparison }: { comparison: Comparison }) {
  const { report, requirements, resume, audience, hidden, ignored } = comparison;
  const { required, preferred, duties, traits } = groupRequirements(requirements);
  const rows = (title: string, among: readonly ComparedRequirement[]) => (
    <Part title={title} shown={among.length > 0}>
      {among.map((requirement) => (
        <Row key={requirement.number} requirement={requirement} lines={resume.lines} />
      ))}
    </Part>
  );
  return (
    <article className="wrap-anywhere text-15 leading-[1.5]">
      <Head comparison={comparison} />
      {rows(reportTexts.asks, required)}
      {rows(reportTexts.wants, preferred)}
      {rows(reportTexts.work, duties)}
      {rows(reportTexts.traits, traits)}
      <Statements title={reportTexts.strengths} statements={report.strengths} />
      <Statements title={reportTexts.gaps} statements={report.gaps} />
      <Statements title={reportTexts.confirm} statements={report.confirm} />
      <Statements title={reportTexts.questions[audience]} statements={report.questions} />
      <Raises title={reportTexts.unsaid} raises={report.raise.unsaid} />
      <Raises title={reportTexts.lacking} raises={report.raise.lacking} />
      <Part title={leftOut.hidden} shown={hidden.length > 0}>
        {hidden.map(({ text, page, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words can be hidden twice.
          <Item key={at}>
            <q className="font-serif">{text}</q> {leftOut.hiddenWhere(page, reason)}
          </Item>
        ))}
      </Part>
      <Part title={leftOut.ignored} shown={ignored.length > 0}>
        {ignored.map(({ line, quote, why }) => (
          <Item key={`${line} ${quote}`}>
            <q className="font-serif">{quote}</q> <Citation line={line} /> {leftOut.ignoredWhy(why)}
          </Item>
        ))}
      </Part>
      <p className="mt-8 break-inside-avoid border-ink border-t pt-3 text-13">
        <b>{reportTexts.warning}</b> {reportTexts.writtenBy(comparison)} {comparison.writer.note}{" "}
        {reportTexts.noDecision}
      </p>
    </article>
  );
}

function Head({ comparison }: { comparison: Comparison }) {
  const { report, calculated_score: score, calculated_assessment } = comparison;
  const { required, preferred, duties } = groupRequirements(comparison.requirements);
  const enough = report.confidence !== "low";
  return (
    <header>
      <p className="flex items-baseline justify-between border-ink border-b pb-2 text-13">
        <Wordmark />
        {longDate(new Date(comparison.created_at))}
      </p>
      <h1 className="mt-6 text-28">{headingOf(comparison)}</h1>
      <p className="mt-4 flex items-end gap-4">
        <Score percent={score} size="panel" />
        <span className="text-13">
          <b className="block text-15">{enough ? calculated_assessment : reportTexts.tooLittle}</b>
          {tallyText(
            gradesOf(required),
            gradesOf(preferred),
            report.duties ? gradesOf(duties) : [],
          )}
        </span>
      </p>
      <p className="mt-4 max-w-[68ch] font-serif text-18">{report.summary}</p>
      {!enough && <p className="mt-2 text-13">{reportTexts.tooLittleText}</p>}
      {report.limits.map((limit) => (
        <p key={limit} className="mt-2 text-13">
          {limit}
        </p>
      ))}
    </header>
  );
}

function Part({ title, shown, children }: { title: string; shown: boolean; children: ReactNode }) {
  if (!shown) return null;
  return (
    <section className="mt-7">
      <h2 className="break-after-avoid border-ink border-b pb-1.5 text-22">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

const Item = ({ children }: { children: ReactNode }) => (
  <li className="break-inside-avoid border-rule border-b py-2">{children}</li>
);

interface RowProps {
  requirement: ComparedRequirement;
  lines: Comparison["resume"]["lines"];
}

function Row({ requirement, lines }: RowProps) {
  const { number, grade, note, assumed, job_line: line } = requirement;
  const square = squareOf(grade);
  return (
    <Item>
      <p className="flex items-baseline gap-2">
        <span className="w-5 flex-none text-12 tabular-nums">{number}</span>
        <GradeSquare grade={square} />
        <span className="min-w-0 flex-1 font-medium">{requirement.requirement}</span>
        <span className="flex-none text-13">{GRADE_WORDS[grade]}</span>
      </p>
      <div className="mt-1 ml-7 grid gap-1 text-13">
        {quotedLines(requirement.evidence, lines).map((quoted) => (
          <Quotation key={quoted.line} {...quoted} />
        ))}
        {note && <p>{note}</p>}
        <p className="text-12">
          {assumed ? reportTexts.assumed : line > 0 && reportTexts.adLine(line)}
        </p>
      </div>
    </Item>
  );
}

function Statements(props: { title: string; statements: readonly Statement[] }) {
  const { title, statements } = props;
  return (
    <Part title={title} shown={statements.length > 0}>
      {statements.map(({ text, lines }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: statements have nothing but their place.
        <Item key={at}>
          {text}{" "}
          {lines.map((line) => (
            <Citation key={line} line={line} />
          ))}
        </Item>
      ))}
    </Part>
  );
}

function Raises({ title, raises }: { title: string; raises: readonly Raise[] }) {
  return (
    <Part
      title={`${reportTexts.raise}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`}
      shown={raises.length > 0}
    >
      {raises.map(({ text, points }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: advice has nothing but its place.
        <Item key={at}>
          {text} {points > 0 && <span className="text-13">({reportTexts.points(points)})</span>}
        </Item>
      ))}
    </Part>
  );
}
