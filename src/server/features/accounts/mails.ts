import type { MailContent } from "#server/platform/mail/message.ts";

export function verificationMail(name: string, link: string): MailContent {
  return {
    subject: "Confirm your email address",
    preview: "One click, and recruiters know that it is really you.",
    blocks: [
      { kind: "paragraph", text: `Hello ${name},` },
      {
        kind: "paragraph",
        text: "please confirm that this address is yours. The link works once, for 24 hours.",
      },
      { kind: "button", label: "Confirm my address", url: link },
      {
        kind: "small",
        text: "If you did not create an account with Candour, you need not do anything.",
      },
    ],
  };
}
