import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import pdfmake from "pdfmake";
import { findBrowser } from "../../../scripts/ensure/browser.mjs";

const QUIET = { stdio: "pipe" };
const scratch = mkdtempSync(join(tmpdir(), "corpus-"));
let browser = null;
let count = 0;

/** Prints HTML as Chromium's "Save as PDF" does. */
export async function chromiumPdf(html, options = {}) {
  browser ??= await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox"],
  });
  const page = await browser.newPage();
  await page.setContent(html);
  const bytes = await page.pdf({ format: "A4", printBackground: true, tagged: false, ...options });
  await page.close();
  return bytes;
}

/** Has LibreOffice turn one format into another ("docx", "doc", "pdf"). */
export function officeConvert(bytes, from, to) {
  const input = join(scratch, `in${++count}.${from}`);
  writeFileSync(input, bytes);
  const filter = {
    doc: "doc:MS Word 97",
    docx: "docx:MS Word 2007 XML",
    pdf: "pdf:writer_pdf_Export",
  }[to];
  const reader = from === "html" ? ["--infilter=HTML (StarWriter)"] : [];
  execFileSync(
    "soffice",
    [
      "--headless",
      `-env:UserInstallation=file://${scratch}/office`,
      ...reader,
      "--convert-to",
      filter,
      "--outdir",
      scratch,
      input,
    ],
    QUIET,
  );
  return readFileSync(join(scratch, `in${count}.${to}`));
}

export function texPdf(tex) {
  const name = `tex${++count}`;
  writeFileSync(join(scratch, `${name}.tex`), tex);
  execFileSync(
    "pdflatex",
    ["-interaction=nonstopmode", "-output-directory", scratch, join(scratch, `${name}.tex`)],
    QUIET,
  );
  return readFileSync(join(scratch, `${name}.pdf`));
}

const NOTO = "/usr/share/fonts/truetype/noto";
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(NOTO));
pdfmake.addFonts({
  Noto: {
    normal: `${NOTO}/NotoSans-Regular.ttf`,
    bold: `${NOTO}/NotoSans-Bold.ttf`,
    italics: `${NOTO}/NotoSans-Italic.ttf`,
    bolditalics: `${NOTO}/NotoSans-BoldItalic.ttf`,
  },
});

export function pdfmakePdf(definition) {
  return pdfmake
    .createPdf({
      ...definition,
      defaultStyle: { font: "Noto", fontSize: 10, ...definition.defaultStyle },
    })
    .getBuffer();
}

export async function endProducers() {
  await browser?.close();
  rmSync(scratch, { recursive: true, force: true });
}
