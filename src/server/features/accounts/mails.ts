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

interface NewBrowser {
  readonly device: string;
  readonly network: string;
  readonly at: string;
  readonly endUrl: string;
  readonly resetUrl: string;
}

export function newBrowserMail(name: string, seen: NewBrowser): MailContent {
  return {
    subject: "New sign-in to your account",
    preview: `${seen.device}. If it was you, there is nothing to do.`,
    blocks: [
      { kind: "paragraph", text: greeting(name) },
      {
        kind: "paragraph",
        text: "someone signed in to your Candour account in a browser that had not done so before.",
      },
      {
        kind: "list",
        items: [`When: ${seen.at}`, `Browser: ${seen.device}`, `Network: ${seen.network}`],
      },
      {
        kind: "paragraph",
        text: "If it was you, there is nothing to do. If not, sign that browser out and set a new password.",
      },
      { kind: "button", label: "Sign that browser out", url: seen.endUrl },
      { kind: "button", label: "Set a new password", url: seen.resetUrl },
      { kind: "small", text: "The first link works once, for seven days." },
    ],
  };
}

const SIGN_IN_CHANGES = {
  "two-step-on": {
    subject: "Two-step sign-in is on",
    text: "signing in to your Candour account now takes a code from your authenticator app as well. Keep your recovery codes where you find them without your phone.",
  },
  "two-step-off": {
    subject: "Two-step sign-in is off",
    text: "signing in to your Candour account does not ask for a code any more.",
  },
  "passkey-added": {
    subject: "A passkey was added to your account",
    text: "a passkey was added to your Candour account. Whoever has the device it is on can sign in with it.",
  },
  "passkey-removed": {
    subject: "A passkey was removed from your account",
    text: "a passkey was removed from your Candour account. It does not sign in any more.",
  },
} as const;

export function signInChangedMail(
  name: string,
  change: keyof typeof SIGN_IN_CHANGES,
  publicUrl: string,
): MailContent {
  const { subject, text } = SIGN_IN_CHANGES[change];
  return {
    subject,
    preview: "If it was you, there is nothing to do.",
    blocks: [
      { kind: "paragraph", text: greeting(name) },
      { kind: "paragraph", text },
      { kind: "paragraph", text: "If it was not you, set a new password now and write to us." },
      { kind: "button", label: "Set a new password", url: `${publicUrl}/forgot-password` },
    ],
  };
}

export function recoveryCodeUsedMail(name: string, left: number, publicUrl: string): MailContent {
  const more = left === 1 ? "One recovery code is left." : `${left} recovery codes are left.`;
  return {
    subject: "A recovery code was used",
    preview: more,
    blocks: [
      { kind: "paragraph", text: greeting(name) },
      {
        kind: "paragraph",
        text: `one of the recovery codes of your Candour account was just used. ${more} You can make new ones under Profile, Account settings.`,
      },
      { kind: "paragraph", text: "If it was not you, set a new password now and write to us." },
      { kind: "button", label: "Set a new password", url: `${publicUrl}/forgot-password` },
    ],
  };
}
