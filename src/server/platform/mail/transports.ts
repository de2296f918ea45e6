import { constants } from "node:fs";
import { access, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import * as z from "zod";
import { PermanentFailure } from "../jobs/job.ts";

export interface MailAddress {
  address: string;
  name?: string | undefined;
}

export interface OutgoingMail {
  to: MailAddress;
  from: string;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** With its angle brackets. The same for each attempt, so that a double can be told. */
  messageId: string;
}

/** Where mail goes. A PermanentFailure means: not this one, ever. */
export interface MailTransport {
  deliver(mail: OutgoingMail): Promise<void>;
  /** Rejects when mail could not be delivered now. */
  check(): Promise<void>;
}

/** A mail carries its files with it or has none; it never fetches from here. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true };

/** Without a mail server: each mail is a file, as a mail program would save it. */
export function outboxTransport(dir: string, clock = () => new Date()): MailTransport {
  const composer = createTransport({
    ...CLOSED,
    streamTransport: true,
    buffer: true,
    newline: "windows",
  });
  return {
    async deliver(mail) {
      const { message } = await composer.sendMail(optionsOf(mail));
      const id = mail.messageId.replace(/^<|@.*$/g, "").replace(/[^\w-]/g, "_");
      // A colon cannot be in a file name everywhere.
      const name = `${clock().toISOString().replaceAll(":", "-")}-${id}.eml`;
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const unfinished = join(dir, `${name}.part`);
      try {
        await writeFile(unfinished, message, { mode: 0o600 });
        await rename(unfinished, join(dir, name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async check() {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      await access(dir, constants.W_OK);
    },
  };
}

export function smtpTransport(url: string): MailTransport {
  const sender = createTransport({
    ...CLOSED,
    url,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async deliver(mail) {
      await sender.sendMail(optionsOf(mail)).catch((error: unknown) => {
        throw failureOf(error);
      });
    },
    async check() {
      await sender.verify();
    },
  };
}

function optionsOf(mail: OutgoingMail): SendMailOptions {
  return {
    ...mail,
    to: namedAddress(mail.to),
    replyTo: mail.replyTo && namedAddress(mail.replyTo),
  };
}

function namedAddress({ address, name }: MailAddress) {
  return { address, name: name ?? "" };
}

/** Only a "no" to this sender, recipient or message; a refused sign-in says nothing about them. */
const ABOUT_THE_MAIL = new Set(["EENVELOPE", "EMESSAGE"]);

const SmtpError = z.object({
  message: z.string(),
  code: z.string().catch("unknown"),
  permanent: z.boolean().catch(false),
  command: z.string().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
});

/** The server's reason without the address that it may quote: this is logged and stored. */
function failureOf(error: unknown): Error {
  const { code, permanent, command, response, message } = SmtpError.parse(error);
  const reason = `mail server: ${(response ?? message).replace(/\S+@\S+/g, "[address]")} (${code})`;
  const isFinal = ABOUT_THE_MAIL.has(code) && (permanent || command === "API");
  return isFinal ? new PermanentFailure(reason) : new Error(reason);
}
