import type { MailContent } from "#server/platform/mail/message.ts";
import { greeting } from "../mails.ts";

export function connectMail(name: string, provider: string, link: string): MailContent {
  return {
    subject: `Connect ${provider} to your account`,
    preview: "The link works once, for one hour, in the browser where you began.",
    blocks: [
      { kind: "paragraph", text: greeting(name) },
      {
        kind: "paragraph",
        text: `someone, we hope you, signed in with ${provider} under this email address. You have a Candour account already: connect the two, and you can sign in with ${provider} from now on.`,
      },
      {
        kind: "paragraph",
        text: "Open the link in the browser where you began. It works once, for one hour.",
      },
      { kind: "button", label: `Connect ${provider}`, url: link },
      {
        kind: "small",
        text: "If it was not you, you need not do anything: your account stays as it is.",
      },
    ],
  };
}
