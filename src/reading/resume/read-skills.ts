import { joined, type Row } from "./rows/row.ts";
import { isList, isProse } from "./signs.ts";

interface ReadSkill {
  readonly text: string;
  readonly lines: readonly number[];
  readonly confidence: number;
}

const MOST_WORDS = 7;
const LONGEST = 80;
const GROUP = /^([\p{L}][^:,;]{1,40}):\s*(.*)$/u;
const RATING_MARKS = /[●○◦◉◯■□▪▫★☆⬤•·|/-]{3,}|[●○◉◯■□★☆⬤]+/g;
const RATING_WORDS =
  /\s*[-–—:(]\s*(?:advanced|intermediate|basic|beginner|expert|proficient|fluent|native|working knowledge|competent|novice|strong|familiar|excellent|good|very good|elementary|professional|conversational|\d+\+? ?(?:years?|yrs?)|\d{1,3} ?%|\d ?\/ ?\d+)\)?$/i;
/** What a long item says in brackets about itself. */
const ASIDE = /(?<=\S)\s*\([^()]*\)\s*$/;
const PERCENT = /\s+(?:\d{1,3} ?%|\d{1,2} ?\/ ?\d{1,2})$/;
/** Languages that somebody speaks, in forms that print them among the skills. */
const LANGUAGE_LABEL =
  /^(?:mother tongue|other languages?|native language|language)(?:\(s\))?\s?[:\t]/i;
const BARE_RATING =
  /^(?:advanced|intermediate|basic|beginner|expert|proficient|competent|novice|\d{1,3} ?%|\d ?\/ ?\d+|\d+\+? (?:years?|yrs?))$/i;

/** The skills of a skills section, one by one, as printed. */
export function readSkills(rows: readonly Row[]): ReadSkill[] {
  const found: ReadSkill[] = [];
  const seen = new Set<string>();
  for (const { text, lines, bullet } of wholeTexts(skillRows(rows))) {
    for (const skill of skillsIn(text, bullet)) {
      const key = skill.toLowerCase();
      if (seen.has(key)) continue;
      seen.add(key);
      found.push({ text: skill, lines, confidence: 0.85 });
    }
  }
  return found;
}

interface Text {
  readonly text: string;
  readonly lines: readonly number[];
  readonly bullet: boolean;
}

/** Lists that go on over several lines are one text. */
function wholeTexts(rows: readonly Row[]): Text[] {
  const texts: Text[] = [];
  for (const [at, row] of rows.entries()) {
    const last = texts.at(-1);
    const before = rows[at - 1];
    if (last && before && goesOn(row, before)) {
      texts[texts.length - 1] = {
        ...last,
        text: joined(last.text, row.text),
        lines: [...last.lines, row.line],
      };
      continue;
    }
    texts.push({ text: row.text, lines: [row.line], bullet: row.bullet });
  }
  return texts;
}

function goesOn(row: Row, before: Row): boolean {
  if (row.bullet || row.gap || row.cells.length > 1 || GROUP.test(row.text)) return false;
  if (/[,;|·•&]$/.test(before.text) || /^[,;|·•]/.test(row.text)) return true;
  if (row.follows === "no") return false;
  if (row.follows === "yes") return true;
  return /[,;|·•]/.test(before.text) || before.bullet || isProse(before.text);
}

function skillsIn(printed: string, bullet: boolean): string[] {
  const text = withoutLabelCell(printed);
  if (LANGUAGE_LABEL.test(printed)) return [];
  const group = GROUP.exec(text);
  const body = group ? (group[2] ?? "") : text;
  if (body === "") return [];
  const items = splitList(body);
  if (items.length === 1 && group && isProse(body)) return tidy(group[1] ?? "");
  if (items.length === 1 && !bullet && isSentence(body)) return [];
  return items.flatMap(tidy);
}

/** "Computer skills⇥AutoCAD, Revit": the first cell names the group. */
function withoutLabelCell(text: string): string {
  const cells = text.split("\t");
  const [label = "", list = ""] = cells;
  if (cells.length !== 2) return text;
  const named = /(?:skills?|competences?|tools|software|systems|technologies)$|:$/i.test(label);
  return named || /[,;|·•]/.test(list) ? list : text;
}

/** "Billing and budgeting" is a skill, "I enjoy budgeting." is not. */
function isSentence(text: string): boolean {
  return (
    isProse(text) && (text.split(/\s+/).length > MOST_WORDS || /[.!?]$|\b(?:I|my)\b/.test(text))
  );
}

/** Cuts at commas, semicolons, bars, tabs and dots in the middle, but never inside brackets. */
function splitList(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? "";
    if (letter === "(") depth += 1;
    if (letter === ")") depth = Math.max(0, depth - 1);
    const spacedSlash = letter === "/" && text[at - 1] === " " && text[at + 1] === " ";
    if (depth > 0 || !(/[,;|·•\t‣▪]/.test(letter) || spacedSlash)) continue;
    items.push(text.slice(from, at));
    from = at + 1;
  }
  items.push(text.slice(from));
  return items.map((item) => item.trim()).filter((item) => item !== "");
}

function tidy(item: string): string[] {
  const short = item.split(/\s+/).length > MOST_WORDS ? item.replace(ASIDE, "") : item;
  const skill = short
    .replace(RATING_MARKS, " ")
    .replace(RATING_WORDS, "")
    .replace(PERCENT, "")
    .replace(/^(?:and|&)\s+/i, "")
    .replace(/^[\s–—*-]+|[\s.;,:–—-]+$/g, "")
    .replace(/\s+/g, " ")
    .trim();
  if (skill === "" || skill.length > LONGEST || BARE_RATING.test(skill)) return [];
  if (skill.split(" ").length > MOST_WORDS || !/\p{L}/u.test(skill)) return [];
  return [skill];
}

const SEPARATOR = /[,;|·•\t/:‣▪]/;
const FEWEST_CHIPS = 3;

/** The rows of a skills section without the labels of its groups, and with chips told apart. */
function skillRows(rows: readonly Row[]): Row[] {
  const plain = rows.filter((row, at) => !isGroupLabel(row, rows[at + 1]));
  const chips = plain.some((row) => isChips(row));
  if (!chips) return plain;
  return plain.map((row) => {
    const loose = !row.bullet && !SEPARATOR.test(row.text) && !/[.!?]$/.test(row.text);
    return loose ? { ...row, text: cutAtCapitals(row.text), follows: "no" } : row;
  });
}

/** "Legal" in bold above "SaaS contracting • Privacy" names the group, and is no skill. */
function isGroupLabel(row: Row, next: Row | undefined): boolean {
  if (!next || row.bullet || SEPARATOR.test(row.text) || isProse(row.text)) return false;
  const louder =
    (row.bold && !next.bold) ||
    row.level > next.level ||
    (row.caps && !next.caps && row.size > next.size);
  if (!louder) return false;
  return next.bullet || isList(next.text) || /[•·|,;]/.test(next.text);
}

/** Words set in boxes side by side come without marks: "Contract review Client care LEAP". */
function isChips(row: Row): boolean {
  if (row.bullet || SEPARATOR.test(row.text) || skillRowsIsSentence(row.text)) return false;
  const words = row.text.split(/\s+/);
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const small = words.filter(
    (word) => /^\p{Ll}{3,}/u.test(word) && !/^(?:and|for|with)$/.test(word),
  ).length;
  return capitals >= FEWEST_CHIPS && small >= 1;
}

function skillRowsIsSentence(text: string): boolean {
  return (
    /[.!?]$|(?:^|\s)(?:I|my|is|are|was|who|that|which)(?:\s|$)/.test(text) || /^\p{Ll}/u.test(text)
  );
}

function cutAtCapitals(text: string): string {
  return text.replace(/\s+(?=\p{Lu})/gu, "\t");
}
