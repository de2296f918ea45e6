import * as z from "zod/mini";
import { jobLink } from "./applications.ts";
import { endpoint } from "./endpoint.ts";

/** A job from elsewhere by its link: apart from the tracker, which more screens carry along. */

export const LINK_SENTENCES = {
  tooManyLinks:
    "You have had many links read. Please fill in the fields yourself, or go on in an hour.",
  linksBusy: "Many links are being read just now. Please try again in a moment.",
  linksWaiting: "Other links are being read for you already. Please wait for them.",
  linkRequired: "Enter the link first.",
  linkGone: "There is no page at that link. The job may have been taken down.",
  linkBusy: "That website is too busy to answer just now. Please try again later.",
  linkRefused: "That website doesn’t let us read the page.",
  linkNoJob: "We found no job advertisement on that page.",
} as const;
const say = LINK_SENTENCES;
const text = z.string();

export const readLink = endpoint("POST /api/applications/read-link", {
  who: "candidate",
  summary:
    "What the page behind a link says of its job, by public addresses alone. Nothing is kept.",
  body: z.object({ link: jobLink.check(z.minLength(1, say.linkRequired)) }),
  response: z.object({
    title: text,
    company: text,
    location: text,
    closes_on: z.nullable(text),
    advertisement: text,
  }),
});
