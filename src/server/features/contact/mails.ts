import { CONTACT_LONGEST, type ContactMessage } from "#contract/contact.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { type MailContent, oneLine } from "#server/platform/mail/message.ts";

const LONGEST_PREVIEW = 140;

/** To support: who writes, and whether we know that it is them, above their own words. */
export function supportMail(
  { name, email, subject, message }: ContactMessage,
  actor: Pick<Actor, "email"> | null,
): MailContent {
  return {
    subject: `${subject}: message from ${name}`,
    preview: oneLine(message, LONGEST_PREVIEW),
    blocks: [
      {
        kind: "list",
        items: [
          // On its line alone: nobody writes the lines below for us.
          `Name: ${oneLine(name, CONTACT_LONGEST.name)}`,
          `Email: ${email}`,
          `Subject: ${subject}`,
          actor ? `Signed in: yes, as ${actor.email}` : "Signed in: no",
        ],
      },
      { kind: "quote", text: message },
      { kind: "small", text: "Your reply goes to the sender." },
    ],
  };
}
