import * as z from "zod/mini";

/** A message that the server has not confirmed. */
const Unsent = z.object({
  /** Sent along, so that another try of what did arrive is the same message. */
  client_id: z.string(),
  text: z.string(),
  written_at: z.string(),
  state: z.enum(["sending", "failed"]),
  /** What the server said, when it refused. */
  reason: z.string(),
});
export type Unsent = z.infer<typeof Unsent>;

/** What was written in one place and is nowhere else yet. */
const UnsentText = z.object({ draft: z.string(), unsent: z.array(Unsent) });
export type UnsentText = z.infer<typeof UnsentText>;

export const NOTHING: UnsentText = { draft: "", unsent: [] };

/** What was on its way when the page was left may or may not have arrived: another try is harmless. */
export function readUnsent(text: string | null): UnsentText {
  const kept = z.safeParse(UnsentText, parseJson(text ?? ""));
  if (!kept.success) return NOTHING;
  const unsent = kept.data.unsent.map((one): Unsent => ({ ...one, state: "failed" }));
  return { ...kept.data, unsent };
}

/** Nothing to keep is "": then there is no trace of it either. */
export const writeUnsent = (kept: UnsentText): string =>
  kept.draft === "" && kept.unsent.length === 0 ? "" : JSON.stringify(kept);

/** The draft becomes a message that is on its way. */
export function withSending(
  kept: UnsentText,
  one: Pick<Unsent, "client_id" | "text" | "written_at">,
) {
  const added: Unsent = { ...one, state: "sending", reason: "" };
  return { draft: "", unsent: [...kept.unsent, added] };
}

export const withState = (
  kept: UnsentText,
  clientId: string,
  state: Unsent["state"],
  reason = "",
): UnsentText => ({
  ...kept,
  unsent: kept.unsent.map((one) => (one.client_id === clientId ? { ...one, state, reason } : one)),
});

export const without = (kept: UnsentText, clientIds: readonly string[]): UnsentText => ({
  ...kept,
  unsent: kept.unsent.filter(({ client_id }) => !clientIds.includes(client_id)),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
