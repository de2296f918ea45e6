import { constants } from "node:fs";
import { access, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createTransport, type SendMailOptions } from "nodemailer";
import * as z from "zod";
import { type Handover, PermanentFailure, Postponed } from "../jobs/job.ts";

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

/**
 * Where mail goes, each once (docs/decisions/0041). A PermanentFailure means: not this one, ever; a Postponed, that the
 * server could not be reached.
 */
export interface MailTransport {
  deliver(mail: OutgoingMail, handover: Handover): Promise<void>;
  /** Rejects when mail could not be delivered now. */
  check(): Promise<void>;
}

/** A mail carries its files with it or has none; it never fetches from here. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true };

function createComposer() {
  return createTransport({ ...CLOSED, streamTransport: true, buffer: true, newline: "windows" });
}

/** Without a mail server: each mail is a file, as a mail program would save it. */
export function outboxTransport(dir: string, clock = () => new Date()): MailTransport {
  const composer = createComposer();
  return {
    async deliver(mail) {
      const { message } = await composer.sendMail(optionsOf(mail));
      const id = mail.messageId.replace(/^<|@.*$/g, "").replace(/[^\w-]/g, "_");
      // A colon cannot be in a file name everywhere.
      const name = `${clock().toISOString().replaceAll(":", "-")}-${id}.eml`;
      await mkdir(dir, { recursive: true, mode: 0o700 });
      // Delivered by a process that was killed before it could say so.
      if ((await readdir(dir)).some((one) => one.endsWith(`-${id}.eml`))) return;
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
  const composer = createComposer();
  return {
    async deliver(mail, handover) {
      const state = await handover.state();
      if (state === "over") return;
      if (state === "begun") throw inDoubt();
      const { message, envelope } = await composer.sendMail(optionsOf(mail));
      let isBegun = false;
      let notBegun: unknown;
      /** Until its last line a server has nothing; the end is sent when that is on record, and nobody else began. */
      async function* body() {
        yield message;
        await handover.begin().catch((error: unknown) => {
          notBegun = error;
          throw error;
        });
        isBegun = true;
      }
      const sender = createSender(url);
      sender.use("stream", (compiled, done) => {
        // As it is, and not read ahead: it is asked for when the server has said yes to the recipient.
        compiled.message.createReadStream = () => Readable.from(body());
        done();
      });
      try {
        await sender.sendMail({ envelope, raw: message });
      } catch (error) {
        if (!isBegun) throw notBegun ?? failureOf(error);
        if (!isAnswer(error)) throw inDoubt();
        await handover.undo();
        throw failureOf(error);
      }
      await handover.end();
    },
    async check() {
      await createSender(url).verify();
    },
  };
}

const createSender = (url: string) =>
  createTransport({
    ...CLOSED,
    url,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // Some servers look into a mail for long before they say that they have it.
    socketTimeout: 120_000,
  });

/** It was handed over, and nobody heard the answer. To send it again could be a second mail. */
const inDoubt = () =>
  new PermanentFailure(
    "It may have arrived: the connection or the process ended before the mail server's answer. Trying again may send it twice.",
  );

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

/** Nobody answered, or not as a mail server does: any other mail would fare the same now. */
const AWAY = new Set(["ECONNECTION", "EDNS", "ESOCKET", "ETIMEDOUT", "ECONNREFUSED", "EPROTOCOL"]);

const SmtpError = z.object({
  message: z.string(),
  code: z.string().catch("unknown"),
  permanent: z.boolean().catch(false),
  responseCode: z.number().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
});

/** The server said no, so it has not taken the mail. */
const isAnswer = (error: unknown) => SmtpError.parse(error).responseCode !== undefined;

/** The server's reason without the address that it may quote: this is logged and stored. */
function failureOf(error: unknown): Error {
  const { code, permanent, command, response, responseCode, message } = SmtpError.parse(error);
  const reason = `mail server: ${(response ?? message).replace(/\S+@\S+/g, "[address]")} (${code})`;
  const isFinal = ABOUT_THE_MAIL.has(code) && (permanent || command === "API");
  if (isFinal) return new PermanentFailure(reason);
  return AWAY.has(code) && responseCode === undefined ? new Postponed(reason) : new Error(reason);
}
