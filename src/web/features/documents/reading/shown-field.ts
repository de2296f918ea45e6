import type { JobField, ResumeField } from "#contract/documents.ts";
import type { EvidenceOf } from "./evidence.ts";

export type FieldName = ResumeField | JobField;

/** A piece of a field that can be pointed at, and the lines that it was read from. */
export interface ShownPart {
  /** "email", "experience.0.role". */
  path: string;
  /** What a line is said to have gone into: "Email", "Experience, role". */
  said: string;
  text: string;
  lines: readonly number[];
  look?: "strong" | "quiet" | "long" | "chip" | undefined;
}

export interface FormInput {
  name: string;
  label: string;
  value: string;
  /** `line` unless said otherwise. */
  kind?: "text" | "tick";
  /** Short: another stands beside it where there is room. */
  half?: boolean;
  hint?: string;
}

/** How a field is put right. Each way gives the whole field of the profile (spec: corrections). */
export type Edit =
  | {
      kind: "form";
      inputs: readonly FormInput[];
      whole: (values: Readonly<Record<string, string>>) => unknown;
      /** The field without this item of it. */
      without?: () => unknown;
    }
  | { kind: "words"; words: readonly string[] };

export interface ShownField {
  path: string;
  label: string;
  /** What it is, where its label is its own first words: "Position 2". */
  term?: string;
  parts: readonly ShownPart[];
  confidence: number | undefined;
  /** What a correction replaces; without it, the field is computed and cannot be put right. */
  field?: FieldName;
  edit?: Edit;
  corrected: boolean;
  /** How a computed value came about. */
  note?: string;
}

export interface FieldGroup {
  title: string;
  fields: readonly ShownField[];
  /** A list whose items can be added and taken away. */
  list?: { field: FieldName; corrected: boolean; add: Edit; addText: string; none: string };
}

export interface About {
  evidence: EvidenceOf;
  corrected: readonly string[];
}

/** A piece before its lines are known; several paths where several values make one text. */
interface Piece extends Pick<ShownPart, "said" | "text" | "look"> {
  paths: readonly [string, ...string[]];
}

interface Described
  extends Pick<ShownField, "path" | "label" | "term" | "field" | "edit" | "note"> {
  pieces: readonly Piece[];
}

/** Pieces without words are left out: what was not found has no lines either. */
export function shownField({ evidence, corrected }: About, described: Described): ShownField {
  const { pieces, ...rest } = described;
  const found = pieces.filter(({ text }) => text !== "");
  const known = found.map(({ paths }) => evidence(...paths));
  const sure = known.flatMap(({ confidence }) => confidence ?? []);
  const [top = ""] = described.path.split(".");
  return {
    ...rest,
    corrected: corrected.includes(top),
    confidence: sure.length > 0 ? Math.min(...sure) : undefined,
    parts: found.map(({ paths, ...piece }, index) => ({
      ...piece,
      path: paths[0],
      lines: known[index]?.lines ?? [],
    })),
  };
}

/** A field that is one text. */
export function textField(
  about: About,
  field: FieldName,
  label: string,
  text: string,
  { long = false, hint }: { long?: boolean; hint?: string } = {},
): ShownField {
  return shownField(about, {
    path: field,
    field,
    label,
    pieces: [{ paths: [field], said: label, text, look: long ? "long" : undefined }],
    edit: {
      kind: "form",
      inputs: [
        { name: field, label, value: text, ...(long && { kind: "text" }), ...(hint && { hint }) },
      ],
      whole: (values) => (values[field] ?? "").trim(),
    },
  });
}

/** A field that is a list of sentences, put right as one text with a line for each. */
export function sentencesField(
  about: About,
  field: FieldName,
  label: string,
  sentences: readonly string[],
): ShownField {
  return shownField(about, {
    path: field,
    field,
    label,
    pieces: sentences.map((text, index) => ({
      paths: [`${field}.${index}`],
      said: label,
      text,
      look: "long",
    })),
    edit: {
      kind: "form",
      inputs: [
        { name: field, label, value: sentences.join("\n"), kind: "text", hint: "One to a line." },
      ],
      whole: (values) => linesOf(values[field] ?? ""),
    },
  });
}

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** A value that was counted, not read. */
export function countedField(
  about: About,
  path: string,
  label: string,
  value: number | null,
  note: string,
): ShownField {
  const text = value === null ? "" : value.toLocaleString("en-AU", { maximumFractionDigits: 1 });
  const field = shownField(about, {
    path,
    label,
    note,
    pieces: [{ paths: [path], said: label, text }],
  });
  return { ...field, confidence: undefined };
}
