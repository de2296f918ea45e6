import type { MailContent } from "#server/platform/mail/message.ts";

/** Whoever registers types the name and the address: nobody sends links or calls through us. */
const LOOKS_LIKE_A_MESSAGE = /[/:@\d]|\.\S|.{61}/u;

export const greeting = (name: string) =>
  LOOKS_LIKE_A_MESSAGE.test(name) ? "Hello," : `Hello ${name},`;

export function verificationMail(name: string, link: string): MailContent {
  return {
    subject: "Confirm your email address",
    preview: "One click, and recruiters know that it is really you.",
    blocks: [
      { kind: "paragraph", text: greeting(name) },
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

export function resetMail(name: string, link: string): MailContent {
  return {
    subject: "Set a new password",
    preview: "The link works once, for one hour.",
    blocks: [
      { kind: "paragraph", text: greeting(name) },
      {
        kind: "paragraph",
        text: "someone, we hope you, asked for a new password. The link works once, for one hour.",
      },
      { kind: "button", label: "Set a new password", url: link },
      {
        kind: "small",
        text: "If it was not you, you need not do anything: your password stays as it is.",
      },
    ],
  };
}

export function passwordChangedMail(name: string, publicUrl: string): MailContent {
  return {
    subject: "Your password was changed",
    preview: "Other browsers have been signed out.",
    blocks: [
      { kind: "paragraph", text: greeting(name) },
      {
        kind: "paragraph",
        text: "the password of your Candour account was just changed, and other browsers have been signed out.",
      },
      {
        kind: "paragraph",
        text: "If it was not you, set a new one now and write to us.",
      },
      { kind: "button", label: "Set a new password", url: `${publicUrl}/forgot-password` },
    ],
  };
}

export function accountDeletedMail(name: string): MailContent {
  return {
    subject: "Your account was deleted",
    preview: "Your data has been erased.",
    blocks: [
      { kind: "paragraph", text: greeting(name) },
      {
        kind: "paragraph",
        text: "your Candour account has been deleted, and your personal data with it. This is the last mail you get from us about it.",
      },
      {
        kind: "small",
        text: "If you did not do this yourself, please write to our support at once.",
      },
    ],
  };
}
