import { serveTasks } from "#server/platform/processes/serve-tasks.ts";
import type { Paper } from "./paper.ts";
import { taggedPdf } from "./tagged-pdf.ts";

serveTasks({ pdf: (paper: Paper) => taggedPdf(paper) });
