import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DemoPart } from "#server/platform/demo-world.ts";
import type { Files } from "#server/platform/files/files.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import { addDemoCandidate } from "../accounts/service.ts";
import { addRead, preparedTexts } from "../documents/service.ts";
import type { ProfileService } from "./service.ts";

interface Parts {
  readonly profiles: ProfileService;
  readonly files: Files;
  readonly timeZone: string;
}

const DAY_MS = 86_400_000;
/** They came over the last weeks, not all at once: any step that shares no factor with the span. */
const SPAN_DAYS = 40;
const STEP_DAYS = 7;

/** The people whom a recruiter finds, and the resume of the demo candidate. */
export function profilesDemo({ profiles, ...parts }: Parts): DemoPart {
  return async (tx, { now, people, goOn, prepared }) => {
    const { files, saved } = inTheBackground(parts.files);
    const reading = { ...parts, ...preparedTexts(prepared), files };
    for (const resume of demoResumes(join(projectRoot(), "demo", "resumes"))) {
      goOn();
      const receivedAt = new Date(now.getTime() - daysAgo(resume) * DAY_MS);
      const { name, email, fileName, text } = resume;
      const mine = resume.number === 1 ? people.get("candidate") : undefined;
      const accountId = mine ?? (await addDemoCandidate(tx, { name, email, since: receivedAt }));
      const { id } = await addRead(reading, tx, { accountId, fileName, text, receivedAt });
      await profiles.setCurrent(tx, accountId, id, { findable: true });
    }
    await saved();
  };
}

/** Files are written beside each other: each takes a while until it is safe on the disk. */
function inTheBackground(files: Files) {
  const writing: Promise<void>[] = [];
  const put: Files["put"] = async (...file) => {
    const written = files.put(...file);
    // Whoever waits for all of them hears of it.
    written.catch(() => {});
    writing.push(written);
  };
  return { files: { ...files, put }, saved: () => Promise.all(writing) };
}

const daysAgo = ({ number }: DemoResume) => 1 + ((number * STEP_DAYS) % SPAN_DAYS);

interface DemoResume {
  /** Counted from 1; the first belongs to the demo candidate. */
  readonly number: number;
  readonly name: string;
  readonly email: string;
  readonly fileName: string;
  readonly text: string;
}

const FILE = /^(\d{2})-([a-z]+)\.txt$/;
const DOMAIN = "people.demo.candour.example";

/** The people of the demo world, by the number of their file. */
export function demoResumes(folder: string): DemoResume[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .map((file) => demoResume(file, readFileSync(join(folder, file), "utf8")));
}

export function demoResume(file: string, text: string): DemoResume {
  const [, number, surname] = FILE.exec(file) ?? [];
  const [firstLine = ""] = text.split(/\r?\n/);
  const name = nameIn(firstLine);
  const [first = "", ...rest] = name.split(" ");
  if (!number || !surname || rest.length === 0)
    throw new Error(`demo/resumes/${file}: 07-surname.txt with a name in its first line expected.`);
  const email = `${surname}.${plainLetters(first)}@${DOMAIN}`;
  return { number: Number(number), name, email, fileName: `${name}.txt`, text };
}

/** "Margaret (Meg) CALLOWAY, RN" -> "Margaret Calloway". */
function nameIn(line: string): string {
  const [plain = ""] = line.replace(/\([^)]*\)/g, " ").split(",");
  const words = plain.trim().split(/\s+/);
  const isShouted = plain === plain.toUpperCase();
  const kept = isShouted
    ? words.map(capitalised)
    : words.filter((word) => !LETTERS_AFTER.test(word));
  return kept.join(" ");
}

/** "Jennifer Kwok CA". */
const LETTERS_AFTER = /^\p{Lu}{2,5}$/u;

const capitalised = (word: string) =>
  word.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

const plainLetters = (word: string) =>
  word
    .normalize("NFD")
    .replace(/[^a-zA-Z]/g, "")
    .toLowerCase();
