import * as z from "zod";

/** A link in a mail: nothing but the web, spelled the way a browser would. */
export const WebAddress = z.url({ protocol: /^https?$/, normalize: true });

const text = z.string().max(20_000);

export const BlockSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("paragraph"), text }),
  z.object({ kind: z.literal("heading"), text }),
  z.object({ kind: z.literal("button"), label: text, url: WebAddress }),
  z.object({ kind: z.literal("list"), items: z.array(text).min(1).max(200) }),
  z.object({
    kind: z.literal("links"),
    items: z
      .array(z.object({ label: text, url: WebAddress, note: text.optional() }))
      .min(1)
      .max(50),
  }),
  z.object({ kind: z.literal("quote"), text }),
  z.object({ kind: z.literal("code"), text }),
  z.object({ kind: z.literal("rule") }),
  z.object({ kind: z.literal("small"), text }),
]);

/** One part of a mail. All text is plain: what looks like HTML in it is shown as it is. */
export type Block = z.infer<typeof BlockSchema>;
