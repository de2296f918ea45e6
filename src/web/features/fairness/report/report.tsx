import type { ReactNode } from "react";
import type { FairnessReport } from "#contract/fairness.ts";
import { RuledList } from "#web/ui/list/ruled-list.tsx";
import { fairnessTexts as texts } from "../texts.ts";
import { tookText, whenText } from "../when-text.ts";
import { Examples } from "./examples.tsx";
import { Findings } from "./findings.tsx";
import { Levels } from "./levels.tsx";
import { controlOf, summaryOf } from "./summary-of.ts";
import { Verdict } from "./verdict.tsx";

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
