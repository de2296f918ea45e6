import * as z from "zod";
import type { Db } from "../database/database.ts";
import { defineJob } from "../jobs/job.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Log } from "../log.ts";
import { type MailContent, MailContentSchema, oneLine, renderMail, WebAddress } from "./message.ts";

import type { MailAddress, MailTransport, OutgoingMail } from "./transports.ts";

const LONGEST_NAME = 100;

/** Whoever takes addresses in decides what one is; here only what could break a header is refused. */
const ADDRESS = /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+$/;
const Address = z.object({
  address: z.string().max(254).regex(ADDRESS),
  name: z.string().optional(),
});

/** About six hours until the last attempt: mail servers rest, and some refuse a first attempt. */
const sendMail = defineJob({
  name: "mail.send",
  payload: z.object({
    kind: z.string(),
    to: Address,
    replyTo: Address.optional(),
    unsubscribeUrl: WebAddress.optional(),
    content: MailContentSchema,
  }),
  retries: 10,
  retryDelaySeconds: 15,
  timeoutSeconds: 180,
  concurrency: 4,
});

interface MailRequest {
  to: string | MailAddress;
  content: MailContent;
  replyTo?: string | MailAddress;
  /** For mail that a person can be rid of: adds the one-click header and a line in the footer. */
  unsubscribeUrl?: string;
  /** What it is about, in a word. For the log. */
  kind: string;
}

export interface Mail {
  /** Enqueues it, inside the transaction when one is given. The id of the job. */
  send(db: Db | undefined, request: MailRequest): Promise<string>;
}

interface MailOptions {
  jobs: Jobs;
  transport: MailTransport;
  /** `Name <address>` */
  from: string;
  /** Who writes and where they are found. Asked for at each mail: the port may be known late. */
  footer: () => string;
  log: Log;
}

/** Call it before the jobs are started: it registers its own. */
export function createMail({ jobs, transport, from, footer, log }: MailOptions): Mail {
  const ownDomain = domainOf(from);

  jobs.register(
    sendMail,
    async ({ kind, to, replyTo, unsubscribeUrl, content }, { id, handover }) => {
      const foot = unsubscribeUrl ? `${footer()}\nUnsubscribe: ${unsubscribeUrl}` : footer();
      const mail: OutgoingMail = {
        ...renderMail(content, { footer: foot }),
        from,
        to: safeAddress(to),
        ...(replyTo && { replyTo: safeAddress(replyTo) }),
        // The job's id, so that a retry after "sent, or not?" is the same mail.
        messageId: `<${id}@${ownDomain}>`,
        headers: { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(unsubscribeUrl) },
      };
      await transport.deliver(mail, handover);
      log.info({ kind, id, domain: domainOf(to.address) }, "mail sent");
    },
  );

  return {
    send: (db, { to, replyTo, kind, content, unsubscribeUrl }) =>
      jobs.enqueue(
        sendMail,
        {
          kind,
          to: addressOf(to),
          ...(replyTo && { replyTo: addressOf(replyTo) }),
          ...(unsubscribeUrl && { unsubscribeUrl }),
          content,
        },
        db && { db },
      ),
  };
}

function addressOf(value: string | MailAddress): MailAddress {
  return typeof value === "string" ? { address: value } : value;
}

function safeAddress({ address, name }: MailAddress): MailAddress {
  return { address, name: oneLine(name ?? "", LONGEST_NAME) };
}

function domainOf(address: string): string {
  return /@([\w.-]+)>?\s*$/.exec(address)?.[1] ?? "localhost";
}

function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (!url) return {};
  return {
    "List-Unsubscribe": `<${url}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
