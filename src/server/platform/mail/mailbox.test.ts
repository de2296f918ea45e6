import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Handover } from "../jobs/job.ts";
import { listMailbox, mailboxPage, mailPage, readMail } from "../system/system-routes.ts";
import { outboxTransport } from "./transports.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "candour-outbox-"));
});
afterEach(() => rm(dir, { recursive: true }));

/** A file that is there was delivered: nothing else needs to be on record. */
const noHandover: Handover = {
  state: async () => "not-begun",
  begin: async () => {},
  end: async () => {},
  undo: async () => {},
};

const outbox = () => join(dir, "outbox");

async function deliver(
  number: number,
  mail: { subject?: string; text?: string; name?: string } = {},
) {
  const transport = outboxTransport(outbox(), () => new Date(Date.UTC(2026, 0, number, 9, 30)));
  await transport.deliver(
    {
      to: { address: "ada@example.org", name: mail.name ?? "Ada" },
      from: "Candour <no-reply@candour.example>",
      subject: mail.subject ?? `Mail ${number}`,
      text: mail.text ?? `Text ${number}`,
      html: "<p>Hello</p>",
      messageId: `<0b1f7b4e-9a35-4c6b-8c3e-00000000000${number}@candour.example>`,
    },
    noHandover,
  );
}

const idOf = (number: number) =>
  `2026-01-0${number}T09-30-00.000Z-0b1f7b4e-9a35-4c6b-8c3e-00000000000${number}`;

describe("the outbox", () => {
  test("keeps each mail as a file that only its owner may read", async () => {
    await deliver(1, { subject: "Grüße 🌏", name: "Äda" });
    expect(await readdir(outbox())).toEqual([`${idOf(1)}.eml`]);
    const file = join(outbox(), `${idOf(1)}.eml`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(outbox())).mode & 0o777).toBe(0o700);
    const raw = await readFile(file, "utf8");
    expect(raw).toContain("multipart/alternative");
    expect(raw.replaceAll("\r\n", "")).not.toContain("\n");
    expect(await readMail(outbox(), idOf(1))).toMatchObject({
      subject: "Grüße 🌏",
      to: "Äda <ada@example.org>",
      from: "Candour <no-reply@candour.example>",
      text: expect.stringContaining("Text 1"),
    });
  });

  test("says whether it can be written", async () => {
    await outboxTransport(outbox()).check();
    await writeFile(join(dir, "a-file"), "");
    await expect(outboxTransport(join(dir, "a-file")).check()).rejects.toThrow();
  });
});

describe("the mailbox", () => {
  test("lists the newest first, up to the limit, and nothing that is not a mail", async () => {
    expect(await listMailbox(outbox(), 10)).toEqual([]);
    for (const number of [2, 3, 1]) await deliver(number);
    await writeFile(join(outbox(), "notes.txt"), "");
    await writeFile(join(outbox(), `${idOf(4)}.eml.part`), "");
    const subjects = (await listMailbox(outbox(), 2)).map(({ subject }) => subject);
    expect(subjects).toEqual(["Mail 3", "Mail 2"]);
  });

  test.each(["../secret", "..%2fsecret", `../outbox/${idOf(1)}`, `${idOf(1)}\0`, "", "."])(
    "opens nothing for the id %j",
    async (id) => {
      await deliver(1);
      await writeFile(join(dir, "secret.eml"), "Subject: secret\r\n\r\nsecret");
      expect(await readMail(outbox(), id)).toBeUndefined();
    },
  );

  test("opens nothing that is not there", async () => {
    expect(await readMail(outbox(), idOf(9))).toBeUndefined();
  });
});

describe("the pages", () => {
  const mail = {
    id: idOf(1),
    date: "2026-01-01T09:30:00.000Z",
    from: "a",
    to: "b",
    subject: "s",
    text: "t",
  };
  const EVIL = `"><script>alert('1')</script>`;

  test("show a link to each mail, or say that there is none", () => {
    expect(mailboxPage([mail])).toContain(`<a href="/dev/mailbox/${idOf(1)}">s</a>`);
    expect(mailboxPage([])).toContain("No mail yet.");
  });

  test("escape everything and bring no style and no script", () => {
    const evil = { ...mail, date: EVIL, from: EVIL, to: EVIL, subject: EVIL, text: EVIL };
    for (const page of [mailboxPage([evil]), mailPage(evil)]) {
      expect(page).not.toMatch(/<script|<style|style=|<link|\son\w+=/);
      expect(page).toContain("&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;");
    }
  });

  const links = (text: string, origin?: string) =>
    [...mailPage({ ...mail, text }, origin).matchAll(/<a href="([^"]*)">([^<]*)</g)]
      .map(([, href, label]) => ({ href, label }))
      .filter(({ label }) => label !== "Back to the mailbox");

  test("link to this program, by any name of this machine", () => {
    expect(links("Go:\nhttp://localhost:3000/verify?token=a&email=b#c\nend")).toEqual([
      {
        href: "/verify?token=a&amp;email=b#c",
        label: "http://localhost:3000/verify?token=a&amp;email=b#c",
      },
    ]);
    expect(links("http://127.0.0.1:3001/x.")).toEqual([
      { href: "/x", label: "http://127.0.0.1:3001/x" },
    ]);
    expect(links("http://[::1]:3001/x")).toHaveLength(1);
    expect(links("https://candour.test/x", "https://candour.test")).toHaveLength(1);
  });

  test.each([
    "https://evil.example/x",
    "http://localhost.evil.example/",
    "http://localhost@evil.example/",
    "javascript:alert(1)",
    "//evil.example",
  ])("do not link to %s", (address) => {
    expect(links(`see ${address} there`)).toEqual([]);
  });

  test("cannot be led elsewhere by a path", () => {
    expect(links("http://localhost:3000//evil.example/x")).toMatchObject([
      { href: "/evil.example/x" },
    ]);
    expect(links("http://localhost:3000/\\evil.example/x")).toMatchObject([
      { href: "/evil.example/x" },
    ]);
  });
});
