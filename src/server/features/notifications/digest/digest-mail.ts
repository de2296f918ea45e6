import type { MailContent } from "#server/platform/mail/message.ts";
import type { MailedNotification } from "./repository.ts";

const NAMED = 10;

/** What others typed may not put a link of theirs into a mail of ours. */
const LOOKS_LIKE_A_LINK = /:\/\/|www\.|\w@\w|\w\.[a-z]{2,}\b/i;
const UNNAMED = "A new notification";

/** The newest come first. */
export function digestMail(found: readonly MailedNotification[], publicUrl: string): MailContent {
  const named = found.slice(0, NAMED);
  const more = found.length - named.length;
  return {
    subject:
      found.length === 1 ? "1 new thing on Candour" : `${found.length} new things on Candour`,
    preview: named[0] && titleOf(named[0]),
    blocks: [
      { kind: "paragraph", text: "Since we last wrote, and not read yet:" },
      { kind: "links", items: named.map((one) => itemOf(one, publicUrl)) },
      ...(more > 0 ? [{ kind: "paragraph" as const, text: `and ${more} more.` }] : []),
      { kind: "button", label: "See all notifications", url: `${publicUrl}/notifications` },
      {
        kind: "small",
        text: `How often we write is up to you: ${publicUrl}/profile#emails`,
      },
    ],
  };
}

/** A mail says who wrote; what they wrote stays between the two of them. */
function itemOf({ type, title, message, actionUrl }: MailedNotification, publicUrl: string) {
  const url = new URL(isOurs(actionUrl) ? actionUrl : "/notifications", publicUrl).href;
  const isShown = type !== "message" && message !== "" && !LOOKS_LIKE_A_LINK.test(message);
  return { label: titleOf({ title }), url, ...(isShown && { note: message }) };
}

/** A title holds names, and a name can be anything. */
const titleOf = ({ title }: Pick<MailedNotification, "title">) =>
  LOOKS_LIKE_A_LINK.test(title) ? UNNAMED : title;

/** An in-app path; `//` begins the address of somebody else. */
const isOurs = (path: string | null): path is string => /^\/(?![/\\])/.test(path ?? "");
