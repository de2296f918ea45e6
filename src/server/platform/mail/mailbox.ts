import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Address } from "postal-mime";
import { isUrl } from "#contract/is-url.ts";
import { isLoopback } from "../config.ts";
import { escapeHtml } from "../escape-html.ts";

export interface MailboxMail {
  /** The file's name without its ending. */
  id: string;
  date: string;
  from: string;
  to: string;
  subject: string;
  text: string;
}

const FILE = /^(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.\d{3}Z-[\w-]{1,64})\.eml$/;
const PATH = "/dev/mailbox";

/** What the outbox holds, the newest first. The names begin with the time. */
export async function listMailbox(dir: string, limit: number): Promise<MailboxMail[]> {
  const names = await readdir(dir).catch(absent);
  const ids = (names ?? []).flatMap((name) => FILE.exec(name)?.[1] ?? []);
  const newest = ids.sort().reverse().slice(0, limit);
  const mails = await Promise.all(newest.map((id) => readMail(dir, id)));
  return mails.filter((mail) => mail !== undefined);
}

export async function readMail(dir: string, id: string): Promise<MailboxMail | undefined> {
  const name = `${id}.eml`;
  if (!FILE.test(name)) return undefined;
  const file = await readFile(join(dir, name)).catch(absent);
  if (!file) return undefined;
  const { date, from, to, subject, text } = await PostalMime.parse(file);
  return {
    id,
    date: date ?? "",
    from: from ? shownAddress(from) : "",
    to: (to ?? []).map(shownAddress).join(", "),
    subject: subject ?? "",
    text: text ?? "",
  };
}

function absent(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}

function shownAddress({ name, address = "" }: Address): string {
  return name ? `${name} <${address}>` : address;
}

export function mailboxPage(mails: readonly MailboxMail[]): string {
  const rows = mails.map(
    ({ id, date, to, subject }) =>
      `<tr><td><time datetime="${escapeHtml(date)}">${escapeHtml(date)}</time></td><td>${escapeHtml(to)}</td><td><a href="${PATH}/${id}">${escapeHtml(subject) || "(no subject)"}</a></td></tr>`,
  );
  const table = `<table><thead><tr><th scope="col">Sent</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
  return document(
    "Mailbox",
    `<p>No mail server is set, so mail stays on this machine.</p>${rows.length > 0 ? table : "<p>No mail yet.</p>"}`,
  );
}

/** `origin` is where this program is reached, when that is not this machine's own name. */
export function mailPage(mail: MailboxMail, origin?: string): string {
  const fact = (name: string, value: string) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`;
  return document(
    mail.subject || "(no subject)",
    `<dl>${fact("From", mail.from)}${fact("To", mail.to)}${fact("Sent", mail.date)}</dl><pre>${withLinks(mail.text, origin)}</pre><p><a href="${PATH}">Back to the mailbox</a></p>`,
  );
}

/** Nothing is loaded and nothing runs: there is no style and no script in it. */
function document(title: string, content: string): string {
  const heading = escapeHtml(title);
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${heading} - Candour</title></head><body><main><h1>${heading}</h1>${content}</main></body></html>`;
}

function withLinks(text: string, origin: string | undefined): string {
  return text
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/)
    .map((part, index) => {
      const path = index % 2 === 1 ? ownPath(part, origin) : undefined;
      const shown = escapeHtml(part);
      return path === undefined ? shown : `<a href="${escapeHtml(path)}">${shown}</a>`;
    })
    .join("");
}

/**
 * The path of an address of ours. The page is seen on this machine only, so any of its names is
 * us; a link to the path alone cannot lead elsewhere and keeps the name that the cookies have.
 */
function ownPath(address: string, origin: string | undefined): string | undefined {
  if (!isUrl(address)) return undefined;
  const url = new URL(address);
  if (url.origin !== origin && !isLoopback(url.hostname.replace(/^\[|\]$/g, ""))) return undefined;
  // Two slashes at the beginning would name another host.
  return `/${url.pathname.replace(/^\/+/, "")}${url.search}${url.hash}`;
}
