/**
 * What was written to somebody and not sent. It outlives the window it was typed in, but not the
 * page: nothing of it is left on a machine that others use.
 */
const drafts = new Map<string, string>();

export interface Desk {
  accountId: string;
  jobId: string;
  candidateId: string;
}

const nameOf = ({ accountId, jobId, candidateId }: Desk) => `${accountId} ${jobId} ${candidateId}`;

export const draftOn = (desk: Desk) => drafts.get(nameOf(desk)) ?? "";

export function keepDraft(desk: Desk, text: string): void {
  if (text.trim()) drafts.set(nameOf(desk), text);
  else drafts.delete(nameOf(desk));
}
