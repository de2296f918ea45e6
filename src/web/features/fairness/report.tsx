import type { ReactNode } from "react";
import type { FairnessExample, FairnessFinding, FairnessReport } from "#contract/fairness.ts";
import { GOOD_AT_MOST, MATCH_LEVELS, type MatchLevel } from "#contract/match-levels.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { Column } from "#web/ui/list/column.ts";
import { RuledList } from "#web/ui/list/ruled-list.tsx";
import { Table } from "#web/ui/list/table.tsx";
import { Findings } from "./findings.tsx";
import { controlOf, summaryOf } from "./summary-of.ts";
import { KIND_TEXTS, fairnessTexts as texts } from "./texts.ts";
import { verdictOf } from "./verdict-of.ts";
import { tookText, whenText } from "./when-text.ts";

interface ReportProps {
  report: FairnessReport;
  /** What can be done with it. */
  children: ReactNode;
}

/** One report: passed or failed and the sentence first, then what it rests on, and what it does not say. */
export function Report({ report, children }: ReportProps) {
  const { started_at, completed_at, engine, resumes, jobs, unread } = report;
  const facts = texts.facts(whenText(started_at), tookText(started_at, completed_at), engine);
  const documents = [texts.documents(resumes, jobs), unread > 0 && texts.unread(unread)];
  return (
    <article className="print:text-[black]">
      <Verdict report={report} />
      <h2 className="max-w-[32ch] text-28">{summaryOf(report)}</h2>
      <p className="mt-2 max-w-[64ch] text-ink-2">{controlOf(report)}</p>
      <p className="mt-2 text-13 text-ink-3">
        {facts}. {documents.filter(Boolean).join(", ")}.
      </p>
      <div className="mt-5 flex flex-wrap gap-2 print:hidden">{children}</div>
      <div className="mt-10 grid gap-y-12">
        <Findings findings={report.findings} />
        <Examples findings={report.findings} />
        <Levels report={report} />
        <RuledList title={texts.limits}>
          <ul className="grid max-w-[72ch] list-disc gap-2 pl-5">
            {texts.limitItems.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </RuledList>
      </div>
    </article>
  );
}

/** Passed or failed, before anything is explained. */
function Verdict({ report }: { report: FairnessReport }) {
  const { isPass, text } = verdictOf(report);
  return (
    <p
      className={`mb-3 flex items-start gap-2 font-[550] print:text-[black] ${isPass ? "text-ok" : "text-danger"}`}
    >
      <Icon name={isPass ? "check" : "warning"} className="mt-1" />
      <span className="min-w-0">{text}</span>
    </p>
  );
}

interface Row extends FairnessExample {
  readonly key: string;
  readonly kind: FairnessFinding["kind"];
}

const { columns, number } = texts;

const COLUMNS: readonly Column<Row>[] = [
  { key: "job", title: columns.job, cell: ({ job }) => job },
  {
    key: "change",
    title: columns.kind,
    cell: ({ kind, change }) => `${KIND_TEXTS[kind].short}: ${change}`,
  },
  { key: "before", title: columns.before, align: "right", cell: ({ before }) => number(before) },
  { key: "after", title: columns.after, align: "right", cell: ({ after }) => number(after) },
];

/** The largest changes, if there are any. */
function Examples({ findings }: { findings: readonly FairnessFinding[] }) {
  const rows = findings.flatMap(({ kind, examples }) =>
    examples.map((example, at): Row => ({ ...example, kind, key: `${kind}-${at}` })),
  );
  if (rows.length === 0) return null;
  return (
    <RuledList title={texts.examples} lead={texts.examplesLead}>
      <Table
        label={texts.examples}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ key }) => key}
        rowLabel={({ job }) => job}
      />
    </RuledList>
  );
}

/** The colours of spec 1 §9, each beside its word and number. */
const INKS: Record<MatchLevel, string> = {
  "Excellent Match": "text-l4",
  "Very Good Match": "text-l3",
  "Good Match": "text-l2",
  "Partial Match": "text-l1",
};

const GOOD = new Set(
  MATCH_LEVELS.filter(({ most }) => most <= GOOD_AT_MOST).map(({ name }): string => name),
);

/** How the pairs stand before anything is changed, titled by what it shows. */
function Levels({ report: { levels, pairs } }: { report: FairnessReport }) {
  const good = levels.reduce((sum, one) => sum + (GOOD.has(one.level) ? one.pairs : 0), 0);
  return (
    <RuledList title={texts.levels(good, pairs)} lead={texts.levelsLead}>
      <ul className="grid max-w-[520px] gap-3 text-12 tabular-nums">
        {levels.map(({ level, pairs: at }) => (
          <li key={level}>
            <div className="flex items-baseline justify-between gap-4">
              <span className={`font-semibold ${INKS[level]}`}>{level}</span>
              <span className="font-[550]">{texts.number(at)}</span>
            </div>
            <svg aria-hidden="true" className="mt-1 block h-[9px] w-full bg-paper-2">
              <rect
                width={`${(100 * at) / Math.max(1, pairs)}%`}
                height="9"
                className={`fill-current ${INKS[level]}`}
              />
            </svg>
          </li>
        ))}
      </ul>
    </RuledList>
  );
}
