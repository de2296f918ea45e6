import type { FairnessReport } from "#contract/fairness.ts";
import { TextButton } from "#web/ui/button.tsx";
import { RuledList } from "#web/ui/list/ruled-list.tsx";
import { summaryOf } from "./summary-of.ts";
import { fairnessTexts as texts } from "./texts.ts";
import { whenText } from "./when-text.ts";

interface EarlierReportsProps {
  reports: readonly FairnessReport[];
  /** The one above. */
  shown: string;
  onChoose: (id: string) => void;
}

export function EarlierReports({ reports, shown, onChoose }: EarlierReportsProps) {
  if (reports.length < 2) return null;
  return (
    <div className="mt-12 print:hidden">
      <RuledList title={texts.earlier} lead={texts.earlierLead}>
        <ol className="border-rule border-t">
          {reports.map((report) => (
            <li
              key={report.id}
              className="grid gap-x-8 border-rule border-b py-2.5 text-13 md:grid-cols-[14rem_minmax(0,1fr)]"
            >
              <When report={report} isShown={report.id === shown} onChoose={onChoose} />
              <span className="text-ink-2 leading-6">
                {report.status === "completed" ? summaryOf(report) : report.error}
              </span>
            </li>
          ))}
        </ol>
      </RuledList>
    </div>
  );
}

interface WhenProps {
  report: FairnessReport;
  isShown: boolean;
  onChoose: (id: string) => void;
}

function When({ report: { id, status, started_at }, isShown, onChoose }: WhenProps) {
  const when = whenText(started_at);
  if (status === "failed") return <span className="text-ink-2 leading-6">{when}</span>;
  return (
    <span>
      <TextButton
        aria-current={isShown ? "true" : undefined}
        className="aria-[current=true]:text-ink aria-[current=true]:no-underline max-md:min-h-11"
        onClick={() => {
          onChoose(id);
          window.scrollTo({ top: 0 });
        }}
      >
        {when}
      </TextButton>
    </span>
  );
}
