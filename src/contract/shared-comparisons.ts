import * as z from "zod/mini";
import { SHOWN } from "./comparison.ts";
import { Acknowledged, endpoint } from "./endpoint.ts";

/** A comparison that its owner lets others read, by a link that can be taken back. */

export const SHARING_SENTENCES = {
  shared: "Anyone with this link can read the comparison",
  ended: "The link no longer works",
  /** A recruiter who compared somebody holds somebody else's resume. */
  notYours: "Only the person whose resume it is can share a comparison.",
  gone: "This comparison is no longer shared. Whoever shared it has ended the link, or deleted the documents that it was made from.",
} as const;

export const getSharing = endpoint("GET /api/comparisons/:id/share", {
  who: "visitor",
  summary: "Whether one of the caller's comparisons is shared, and how often its link was opened.",
  response: z.object({
    /** Null while it is not shared. */
    shared_at: z.nullable(z.string()),
    opened: z.number(),
    last_opened_at: z.nullable(z.string()),
  }),
});

export const shareComparison = endpoint("POST /api/comparisons/:id/share", {
  who: "visitor",
  summary: "Make a link to one of the caller's comparisons; an earlier link stops working.",
  response: z.object({
    success: z.literal(true),
    message: z.string(),
    /** The path of the page with the secret in it. Nobody can ask for it again. */
    path: z.string(),
  }),
});

export const stopSharing = endpoint("DELETE /api/comparisons/:id/share", {
  who: "visitor",
  summary: "End the link to one of the caller's comparisons.",
  response: Acknowledged,
});

/** What the report shows and nothing else: no ids, no address of the advertiser. */
export const SharedComparison = z.object(SHOWN);
export type SharedComparison = z.infer<typeof SharedComparison>;

export const openShared = endpoint("GET /api/shared-comparisons/:token", {
  who: "anyone",
  summary:
    "A comparison by the secret of its link, without the candidate's email address and phone.",
  response: SharedComparison,
});
