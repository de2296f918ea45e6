import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Comparison } from "#contract/comparison.ts";
import { comparisonQuery, pdfAddress } from "#web/features/comparison/api.ts";
import {
  ComparisonFault,
  ComparisonSkeleton,
} from "#web/features/comparison/page/comparison-states.tsx";
import { ComparisonReport } from "#web/features/comparison/report/comparison-report.tsx";
import { actionTexts as texts } from "#web/features/comparison/report/texts.ts";
import { usePrint } from "#web/features/comparison/report/use-print.ts";
import { useSaved } from "#web/features/comparison/report/use-saved.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";

interface CandidateReportProps {
  id: string;
  /** What begins a new comparison. */
  again: ReactNode;
}

/** A candidate held against a posting: the report, and what its recruiter can do with it. */
export function CandidateReport({ id, again }: CandidateReportProps) {
  const { data, isPending, error, refetch } = useQuery(comparisonQuery(id));
  if (isPending) return <ComparisonSkeleton />;
  if (!data) return <ComparisonFault error={error} onRetry={() => void refetch()} />;
  return (
    <ComparisonReport comparison={data} actions={<Actions comparison={data} again={again} />} />
  );
}

const BUTTON = "max-md:min-h-11";

function Actions({ comparison, again }: { comparison: Comparison; again: ReactNode }) {
  const { saved, toggle } = useSaved(comparison);
  const { print, busy } = usePrint(comparison.id);
  return (
    <div className="flex flex-wrap items-center gap-2 border-rule border-y py-3">
      {again}
      <Button look="line" className={BUTTON} busy={busy} onClick={print}>
        {texts.print}
      </Button>
      <ButtonLink
        look="line"
        className={BUTTON}
        to={pdfAddress(comparison.id)}
        reloadDocument
        download=""
      >
        <WorkIcon name="download" />
        {texts.exportPdf}
      </ButtonLink>
      <Button look="quiet" className={BUTTON} aria-pressed={saved} onClick={() => void toggle()}>
        <WorkIcon name="bookmark" className={saved ? "fill-current" : ""} />
        {saved ? texts.saved : texts.save}
      </Button>
    </div>
  );
}
