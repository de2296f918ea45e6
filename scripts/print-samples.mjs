// Prints the sample resumes that the home page offers: `node scripts/print-samples.mjs`.
// Their sources are the pages in demo/samples; the files are kept, so this runs only after a change.
import { readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { findBrowser } from "./ensure.mjs";

const ROOT = join(import.meta.dirname, "..");
const SOURCES = join(ROOT, "demo/samples");
const MOST_BYTES = 80 * 1024;
// Chromium writes the time of printing, which would make every print a change. The length must stay.
const PRINTED_AT = "20261101000000+00'00'";
const ANY_TIME = /(?<=\/(?:CreationDate|ModDate) \(D:)\d{14}[+-]\d\d'\d\d'/g;

const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
try {
  for (const name of readdirSync(SOURCES)) await print(basename(name, ".html"));
} finally {
  await browser.close();
}

async function print(name) {
  const page = await browser.newPage();
  await page.goto(pathToFileURL(join(SOURCES, `${name}.html`)).href);
  await page.emulateMedia({ media: "print" });
  const fault = await page.evaluate(faultOf);
  if (fault) throw new Error(`${name}: ${fault}`);

  const printed = await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
  const text = printed.toString("latin1").replace(ANY_TIME, PRINTED_AT);
  const bytes = Buffer.from(text, "latin1");
  if (bytes.length > MOST_BYTES) throw new Error(`${name}: ${bytes.length} bytes are too many.`);
  writeFileSync(join(ROOT, "public", `sample-resume-${name}.pdf`), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
  await page.close();
}

/** Runs in the page: a font that is missing, or text that runs over the edge of its sheet. */
async function faultOf() {
  await document.fonts.ready;
  const faces = [...document.fonts];
  if (faces.some((face) => face.status !== "loaded")) return "a font was not loaded or not used";
  const sheets = [...document.querySelectorAll(".page")];
  const over = sheets.findIndex((sheet) => sheet.scrollHeight > sheet.clientHeight);
  return over < 0 ? undefined : `sheet ${over + 1} is too full`;
}
