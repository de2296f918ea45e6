import type { Content, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { makePdf } from "#server/platform/printing/make-pdf.ts";
import { reportHead, wordmark } from "./pdf-head.ts";
import { requirementRows } from "./pdf-requirements.ts";
import { resumeAppendix } from "./pdf-resume.ts";
import { reportSections } from "./pdf-sections.ts";
import { drawable, FIGURES, INK, PAGE, rule, SIZE, sans } from "./pdf-type.ts";
import {
  MAY_BE_WRONG,
  type ReportedComparison,
  reportTitle,
  shortened,
  writtenBy,
} from "./report-words.ts";

interface PrintOptions {
  readonly timeZone: string;
  readonly siteName?: string;
}

const COLUMNS = { name: 110, page: 80 };
const LONGEST_TITLE = { metadata: 200, running: 90 };

/** The report on paper: the same words in the same order, and the resume's lines that it points at. */
export function reportPdf(
  comparison: ReportedComparison,
  { timeZone, siteName = "Candour" }: PrintOptions,
): Promise<Uint8Array> {
  const title = drawable(reportTitle(comparison));
  const made = new Date(comparison.created_at);
  const warning = `${MAY_BE_WRONG} ${writtenBy(comparison)}`;
  const definition: TDocumentDefinitions = {
    pageSize: "A4",
    pageMargins: [PAGE.side, PAGE.top, PAGE.side, PAGE.bottom],
    language: "en-AU",
    displayTitle: true,
    info: {
      title: shortened(title, LONGEST_TITLE.metadata),
      creator: siteName,
      producer: siteName,
      // From the report and not from the clock: the same report is the same file.
      creationDate: made,
      modDate: made,
    },
    defaultStyle: { font: "inter-latin", fontSize: SIZE.text, color: INK.text },
    header: (page) => runningHead(siteName, page === 1 ? dateText(made, timeZone) : title, page),
    footer: (page, pages) => foot(warning, `Page ${page} of ${pages}`),
    content: [
      ...reportHead(comparison),
      ...requirementRows(comparison),
      ...reportSections(comparison),
      ...resumeAppendix(comparison),
    ],
  };
  return makePdf(definition, ["inter", "newsreader"]);
}

function runningHead(siteName: string, text: string, page: number): Content {
  const size = page === 1 ? 18 : 12;
  return {
    margin: [PAGE.side, page === 1 ? 32 : 36, PAGE.side, 0],
    columns: [
      { ...wordmark(siteName, size), width: COLUMNS.name },
      sans(shortened(text, LONGEST_TITLE.running), {
        width: PAGE.text - COLUMNS.name,
        alignment: "right",
        fontSize: SIZE.small,
        color: INK.third,
        marginTop: page === 1 ? 5 : 1,
      }),
    ],
  };
}

function foot(warning: string, pages: string): Content {
  const look = { fontSize: SIZE.foot, color: INK.third };
  return {
    margin: [PAGE.side, 20, PAGE.side, 0],
    stack: [
      { ...rule(0.5, INK.rule), marginBottom: 6 },
      {
        columns: [
          sans(warning, { ...look, width: PAGE.text - COLUMNS.page }),
          sans(pages, { ...look, ...FIGURES, width: COLUMNS.page, alignment: "right" }),
        ],
      },
    ],
  };
}

/** 15 November 2026, 2:09 pm */
function dateText(made: Date, timeZone: string): string {
  const day = made.toLocaleDateString("en-AU", { timeZone, dateStyle: "long" });
  return `${day}, ${made.toLocaleTimeString("en-AU", { timeZone, timeStyle: "short" })}`;
}
