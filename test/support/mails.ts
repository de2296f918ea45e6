import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { expect, vi } from "vitest";
import type { TestApp } from "./test-app.ts";

/** Every mail to an address that has left so far, the oldest first. */
export async function mailsTo(app: TestApp, address: string): Promise<Email[]> {
  const folder = join(app.dataDir, "outbox");
  const names = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(
    names.sort().map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
  );
  return mails.filter((mail) => mail.to?.[0]?.address === address);
}

/** Waits for a mail with this subject and answers the newest. */
export function mailTo(app: TestApp, address: string, subject: string): Promise<Email> {
  return vi.waitFor(async () => {
    const found = (await mailsTo(app, address)).findLast((mail) => mail.subject === subject);
    expect(found, `a mail to ${address}: ${subject}`).toBeDefined();
    if (!found) throw new Error("unreachable");
    return found;
  }, 15_000);
}

/** The `token` of the link in a mail. */
export function tokenIn(mail: Email): string {
  const link = /http\S+token=\S+/.exec(mail.text ?? "")?.[0] ?? "";
  return new URL(link).searchParams.get("token") ?? "";
}
