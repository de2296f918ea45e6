import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { compareTexts as texts } from "./actions-texts.ts";
import { comparisonQuery } from "./compare/comparison-query.ts";
import type { CandidatesView } from "./model/candidates-view.ts";
import { PROFILE_FILE } from "./panel/profile-file.ts";
import { PANEL_ID } from "./rows.ts";
import { useReport } from "./use-report.ts";

interface ReportPlaceProps {
  jobId: string;
  jobTitle: string;
  view: CandidatesView;
  report: (comparisonId: string, again: ReactNode) => ReactNode;
}

/** The comparison in full, in place of the list: evidence needs the width of the page. */
export function ReportPanel({ jobId, jobTitle, view, report }: ReportPlaceProps) {
  const client = useQueryClient();
  const section = useRef<HTMLElement>(null);
  const { closeReport } = useReport(jobId, view);
  const { candidate = "", report: id = "" } = view;
  useEffect(() => {
    scrollTo(0, 0);
    section.current?.focus({ preventScroll: true });
    // At hand when the report is closed: then reading goes on in the profile.
    PROFILE_FILE.fetch().catch(() => undefined);
    return () => document.getElementById(PANEL_ID)?.focus({ preventScroll: true });
  }, []);

  /** Spec 1 §2: as if there had been none. */
  function again() {
    const { queryKey } = comparisonQuery({ documentId: candidate, jobId });
    client.removeQueries({ queryKey, exact: true });
    closeReport();
  }
  return (
    <section ref={section} tabIndex={-1} className="wrap pt-4 pb-16 outline-none">
      <p className="flex">
        <TextButton onClick={closeReport} className="flex items-center gap-1.5 max-md:min-h-11">
          <Icon name="left" small />
          {jobTitle ? texts.backTo(jobTitle) : texts.back}
        </TextButton>
      </p>
      {report(
        id,
        <Button look="line" onClick={again} className="max-md:min-h-11">
          {texts.again}
        </Button>,
      )}
    </section>
  );
}
