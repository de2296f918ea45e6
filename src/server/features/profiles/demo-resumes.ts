import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface DemoResume {
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
