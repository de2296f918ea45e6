import type { DraftFaults, FirmDraft } from "../model/firm-draft.ts";

export interface DraftProps {
  draft: FirmDraft;
  faults: DraftFaults;
  change: (change: Partial<FirmDraft>) => void;
}

/** The fields that are one line of text or one of several. */
type TextName = {
  [Name in keyof FirmDraft]: FirmDraft[Name] extends string ? Name : never;
}[keyof FirmDraft];

/** What a field of the form needs to show and change its part of the draft. */
export const draftField =
  (id: string, { draft, faults, change }: DraftProps) =>
  (name: TextName) => ({
    id: `${id}${name}`,
    name,
    value: draft[name],
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
