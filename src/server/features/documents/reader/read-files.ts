import { access, constants } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { DOCUMENT_KINDS } from "#contract/documents.ts";
import type { JobProfile } from "#contract/job-profile.ts";
import { closingDateIn } from "#reading/advert/closing-date.ts";
import { readAdvert } from "#reading/advert/read-advert.ts";
import { invalid } from "#server/platform/faults.ts";
import { createLog } from "#server/platform/log.ts";
import type { DocumentReading } from "./read-document.ts";
import { createReader, type Reader } from "./reader.ts";

/**
 * `npm run --silent read -- FILE…`: one line of JSON for each file, without a database, so that an
 * operator sees why a file was misread. Scans are recognised as well (--no-ocr leaves that out).
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    as: { type: "string" },
    on: { type: "string" },
    "no-ocr": { type: "boolean", default: false },
  },
});

const MAX_OCR_PAGES = 10;
const kind = DOCUMENT_KINDS.find((one) => one.startsWith(values.as ?? "-"));
const how = { kind, receivedOn: values.on ?? new Date().toISOString().slice(0, 10) };

async function report(reader: Reader, path: string) {
  const blank = { file: path, kind: null, profile: null, text: "", hidden: [], flags: [] };
  try {
    await access(path, constants.R_OK).catch(() => {
      throw invalid("This file cannot be opened. Is the path right?");
    });
    const reading = await recognised(reader, path);
    const said = reading.resume ?? reading.job;
    return {
      file: path,
      kind: reading.resume ? "resume" : "job",
      type: reading.fileType,
      profile: said?.profile ?? null,
      text: reading.lines.map(({ text }) => text).join("\n"),
      hidden: reading.hidden,
      flags: reading.flags,
      error: null,
      sources: said?.sources ?? {},
      sections: reading.resume?.sections ?? [],
      lines: reading.lines.map(({ text }) => text),
      ...(reading.job && advert(reading, reading.job.profile)),
    };
  } catch (error) {
    return { ...blank, error: error instanceof Error ? error.message : String(error) };
  }
}

/** What an advertisement says, sentence by sentence, what it asks for, and its facts. */
function advert({ lines, flags }: DocumentReading, profile: JobProfile) {
  const { sentences, requirements } = readAdvert(lines, new Set(flags.map(({ line }) => line)));
  return {
    sentences: sentences.map(({ text, kind: sentenceKind }) => ({ text, kind: sentenceKind })),
    requirements,
    title: profile.title,
    company: profile.company,
    place: profile.location,
    employment_type: profile.employmentType,
    pay: profile.salary?.text ?? "",
    closing_date: closingDateIn(sentences.map(({ text }) => text)),
    contact: profile.contact,
  };
}

async function recognised(reader: Reader, path: string) {
  const reading = await reader.read(path, basename(path), how);
  if (!reading.scanned || values["no-ocr"]) return reading;
  const pages = reading.pages.slice(0, MAX_OCR_PAGES).map((_, index) => index + 1);
  const lines = [];
  for (const page of pages) lines.push(...(await reader.recognise(path, page)));
  return { ...reading, lines, ...(await reader.interpret(lines, how)) };
}

const reader = createReader(createLog("silent"));
try {
  for (const path of positionals)
    process.stdout.write(`${JSON.stringify(await report(reader, path))}\n`);
  if (positionals.length === 0) {
    process.stderr.write("Which files? npm run --silent read -- FILE…\n");
    process.exitCode = 2;
  }
} finally {
  await reader.stop();
}
