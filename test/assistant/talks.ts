import { readFileSync } from "node:fs";
import { payWords } from "#assistant/advertisement.ts";
import { verbOf } from "#assistant/duty.ts";
import { dressedDate } from "#assistant/facts/dates.ts";
import { tidyHours, tidyItem } from "#assistant/items.ts";
import type { Turn } from "#assistant/turn.ts";

/** Conversations with the facts that must stand in the advertisement, those that must not, and how they should end. */

export interface Talk {
  readonly name: string;
  readonly field: string;
  readonly company: string;
  readonly messages: readonly string[];
  readonly keep: readonly { readonly section: string; readonly ways: readonly string[] }[];
  readonly not: readonly string[];
  readonly end: "live" | "draft" | "ask";
}

export function talksIn(url: URL): Talk[] {
  return readFileSync(url, "utf8")
    .split(/^=== talk /m)
    .slice(1)
    .map((text) => {
      const [head = "", said = "", facts = ""] = text.split(/^---$/m);
      const value = (name: string) =>
        new RegExp(`^${name}:(.*)$`, "m").exec(head)?.[1]?.trim() ?? "";
      const lines = facts.split("\n").map((line) => line.trim());
      const rows = (name: string) =>
        lines.flatMap((line) =>
          line.startsWith(`${name}:`) ? [line.slice(name.length + 1).trim()] : [],
        );
      return {
        name: (head.split("\n")[0] ?? "").trim(),
        field: value("field"),
        company: value("company"),
        messages: said
          .split(/^me: ?/m)
          .slice(1)
          .map((message) => message.trim()),
        keep: rows("keep").map((row) => {
          const [section = "", ways = ""] = row.split("|");
          return {
            section: section.trim(),
            // Abbreviations may be spelt out.
            ways: ways
              .split(";")
              .map((way) => way.trim())
              .filter(Boolean)
              .flatMap((way) => [
                ...new Set([way, tidyItem(way), tidyHours(way), dressedDate(way)]),
              ]),
          };
        }),
        not: rows("not"),
        end: (rows("end")[0] ?? "draft") as Talk["end"],
      };
    });
}

export interface TalkScore {
  readonly name: string;
  readonly field: string;
  readonly kept: number;
  readonly asked: number;
  readonly forbidden: number;
  readonly forbiddable: number;
  readonly ends: boolean;
  /** Published although nobody confirmed it. */
  readonly tooSoon: boolean;
  readonly unplaced: number;
  readonly faults: readonly string[];
}

const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/(\d),(?=\d{3})/g, "$1")
    .replace(/(\d)(?=\p{L})/gu, "$1 ")
    .replace(/full-time/g, "full time")
    .replace(/part-time/g, "part time")
    .replace(/[^\p{L}\p{N}.@]+/gu, " ")
    .replace(/\.(?!\d)/g, " ")
    .replace(/\s+/g, " ")
    .trim()} `;
/** Word by word, in any order; a plural, a longer form of a word of five letters and the verb of "planning" count. */
const hasAll = (line: string, words: string) => {
  const inLine = plain(line);
  return plain(words)
    .trim()
    .split(" ")
    .every(
      (word) =>
        inLine.includes(` ${word} `) ||
        (word.length > 3 && inLine.includes(` ${word}s `)) ||
        inLine.includes(` ${verbOf(word, true) ?? word} `) ||
        (word.includes("@") && line.includes(word)),
    );
};

function sections({ draft }: Turn): Record<string, string[]> {
  const { contact } = draft;
  const hours = [...draft.hours, draft.arrangement, draft.employment_type];
  return {
    title: [draft.title],
    place: [draft.location],
    type: [draft.employment_type, ...draft.hours],
    hours,
    pay: [payWords(draft)],
    duty: draft.responsibilities,
    essential: draft.must,
    nice: draft.nice,
    benefit: draft.benefits,
    apply: [`${contact.name} ${contact.email} ${contact.phone}`, ...draft.apply_notes],
    closing: [draft.closing_date],
    any: [
      draft.title,
      draft.location,
      payWords(draft),
      ...hours,
      ...draft.responsibilities,
      ...draft.must,
      ...draft.nice,
      ...draft.benefits,
      ...draft.details,
      draft.start_date,
      draft.closing_date,
      draft.reports_to,
      ...draft.apply_notes,
      `${contact.name} ${contact.email} ${contact.phone}`,
    ],
  };
}

/** The last turn of a talk against what was said in it. */
export function scoreTalk(talk: Talk, last: Turn): TalkScore {
  const found = sections(last);
  const faults: string[] = [];
  let kept = 0;
  for (const { section, ways } of talk.keep) {
    const lines = found[section] ?? [];
    // A fact may stand in one line, or its words in neighbouring lines of the section.
    if (
      ways.some(
        (way) =>
          lines.some((line) => hasAll(line, way)) ||
          (section !== "any" && hasAll(lines.join(" "), way)),
      )
    )
      kept += 1;
    else {
      const elsewhere = Object.entries(found).find(([, some]) =>
        ways.some((way) => some.some((line) => hasAll(line, way))),
      );
      faults.push(
        `lost ${section} | ${ways.join(" ; ")}${elsewhere ? ` (stands in ${elsewhere[0]})` : ""}`,
      );
    }
  }
  const { company: _, ...rest } = last.draft;
  const text = [last.text, JSON.stringify(Object.values(rest))].join("\n");
  const there = talk.not.filter((words) => plain(text).includes(plain(words).replace(/\s+$/, " ")));
  faults.push(...there.map((words) => `forbidden: ${words}`));
  const ends = last.complete === (talk.end === "live");
  if (!ends) faults.push(`ends ${last.complete ? "live" : "open"}, should be ${talk.end}`);
  return {
    name: talk.name,
    field: talk.field,
    kept,
    asked: talk.keep.length,
    forbidden: there.length,
    forbiddable: talk.not.length,
    ends,
    tooSoon: last.complete && talk.end !== "live",
    unplaced: last.unplaced.length,
    faults,
  };
}
