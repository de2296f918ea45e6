import { serveTasks } from "#server/platform/processes/serve-tasks.ts";
import { reportPdf } from "./report-pdf.ts";
import type { ReportedComparison } from "./report-words.ts";

serveTasks({
  report: async ({ comparison, timeZone }: { comparison: ReportedComparison; timeZone: string }) =>
    reportPdf(comparison, { timeZone }),
});
