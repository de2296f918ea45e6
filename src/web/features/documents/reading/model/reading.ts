import type { DocumentView } from "#contract/documents.ts";
import { needsCheck } from "../confidence.ts";
import { evidenceIn } from "../evidence.ts";
import { jobGroups } from "./job-groups.ts";
import { resumeGroups } from "./resume-groups.ts";
import type { FieldGroup, ShownField, ShownPart } from "./shown-field.ts";

/** A document as the screen shows it: its fields, and which line went into which of them. */
export interface Reading {
  groups: readonly FieldGroup[];
  toCheck: readonly ShownField[];
  /** The field that a part belongs to: "experience.0" for "experience.0.role". */
  fieldPath: (part: string) => string;
  /** What a line went into; empty when it went nowhere. */
  partsOfLine: (line: number) => readonly ShownPart[];
}

export function readingOf(view: DocumentView): Reading {
  const groups = groupsOf(view);
  const fields = groups.flatMap((group) => group.fields);
  const parts = fields.flatMap((field) => field.parts);
  const owners = new Map(
    fields.flatMap(({ path, parts }) => parts.map((part) => [part.path, path])),
  );
  const byLine = new Map<number, ShownPart[]>();
  for (const part of parts)
    for (const line of part.lines) byLine.set(line, [...(byLine.get(line) ?? []), part]);
  return {
    groups,
    toCheck: fields.filter(({ confidence }) => needsCheck(confidence)),
    fieldPath: (part) => owners.get(part) ?? part,
    partsOfLine: (line) => byLine.get(line) ?? [],
  };
}

function groupsOf(view: DocumentView): FieldGroup[] {
  const about = { evidence: evidenceIn(view), corrected: view.corrected };
  if (view.resume) return resumeGroups(view.resume, about);
  return view.job ? jobGroups(view.job, about) : [];
}
