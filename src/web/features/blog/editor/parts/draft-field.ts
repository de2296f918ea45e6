import type { KeyboardEvent } from "react";
import type { Editing } from "../model/editing.ts";
import type { PostDraft } from "../model/post-draft.ts";

export interface DraftProps {
  editing: Editing;
  type: (change: Partial<PostDraft>) => void;
}

type TextName = Exclude<keyof PostDraft, "keywords" | "tags">;

/** What joins a field of the form to the draft. */
export const draftField =
  (id: string, { editing, type }: DraftProps) =>
  (name: TextName) => ({
    id: `${id}${name}`,
    name,
    value: editing.draft[name],
    error: editing.faults[name],
    onChange: ({ target }: { target: { value: string } }) =>
      type({ [name]: LINES.has(name) ? target.value.replace(BREAKS, " ") : target.value }),
    ...(LINES.has(name) && { onKeyDown: staysHere }),
  });

/** Of one line, also where they are shown on more. */
const LINES: ReadonlySet<TextName> = new Set(["title", "slug", "meta_title"]);
const BREAKS = /[\r\n]+/g;

/** It would save and leave, or break the line. */
function staysHere(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}
