import type { MailContent } from "#server/platform/mail/message.ts";

interface Invitation {
  readonly sender: string;
  /** "" when the recruiter has not said. */
  readonly company: string;
  readonly subject: string;
  readonly body: string;
  readonly publicUrl: string;
}

const NO_SUBJECT = "An invitation to Candour";

/** Who writes stands above, in our words; what they wrote is quoted, without anything to follow. */
export function invitationMail(invitation: Invitation): MailContent {
  const { sender, company, subject, body, publicUrl } = invitation;
  const who = plainWords(company ? `${sender} (${company})` : sender);
  return {
    subject: plainWords(subject) || NO_SUBJECT,
    preview: `${who} writes to you through Candour.`,
    blocks: [
      { kind: "paragraph", text: `${who} writes to you through Candour:` },
      { kind: "quote", text: plainWords(body) },
      { kind: "button", label: "Open Candour", url: `${publicUrl}/register` },
      {
        kind: "small",
        text: "You need an account to answer there; it is free. We do not check what recruiters write, so we have taken out the links.",
      },
    ],
  };
}

/** Whatever begins like an address of the web or of a mailbox, to its end. */
const LINK = /\b(?:[a-z][a-z\d+.-]*:\/\/|www\.|mailto:|tel:)\S+/giu;
/** A dot between two words: mail programs make a link of "example.com" by themselves. */
const DOT = /(?<=[\p{L}\p{N}])[.。．｡](?=[\p{L}\p{N}-]*\p{L}{2})/gu;

/**
 * Words that lead nowhere: links are taken out, and what a mail program would turn into one is written
 * in a way that it does not. Whoever means to be found says so in words.
 */
export const plainWords = (text: string): string =>
  text.replace(LINK, "[link removed]").replace(DOT, "[.]");
