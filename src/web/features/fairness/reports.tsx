import { type ReactNode, useState } from "react";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import type { Fairness } from "./api.ts";
import { EarlierReports } from "./earlier-reports.tsx";
import { Report } from "./report/report.tsx";
import { fairnessTexts as texts } from "./texts.ts";
import { whenText } from "./when-text.ts";

interface ReportsProps {
  fairness: Fairness;
  runButton: ReactNode;
}

/** The newest that was finished, or the one that was chosen, and the others to choose from. */
export function Reports({ fairness: { running, reports }, runButton }: ReportsProps) {
  const [chosen, setChosen] = useState<string>();
  const finished = reports.filter(({ status }) => status === "completed");
  const shown = finished.find(({ id }) => id === chosen) ?? finished[0];
  const [newest] = reports;
  return (
    <>
      {!running && newest?.status === "failed" && (
        <div className="mb-8 print:hidden">
          <Banner kind="warn">
            {texts.notFinished(whenText(newest.started_at), newest.error)}
          </Banner>
        </div>
      )}
      {!shown && !running && (
        <EmptyState title={texts.emptyTitle} text={texts.emptyText} action={runButton} />
      )}
      {shown && (
        <>
          <Report report={shown}>
            {!running && runButton}
            <Button look="line" onClick={() => window.print()}>
              {texts.print}
            </Button>
          </Report>
          <EarlierReports reports={reports} shown={shown.id} onChoose={setChosen} />
        </>
      )}
    </>
  );
}
