/** Reasons that did not reach the server, or were not sent yet, are there again when the dialog is. */
const kept = new Map<string, string>();

export const keepReason = (jobId: string, reason: string) => void kept.set(jobId, reason);
export const keptReason = (jobId: string) => kept.get(jobId) ?? "";
