import type { Socket } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "#test/support/test-database.ts";
import { openBoss } from "../jobs/boss.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { LEASE_SECONDS } from "../jobs/lease.ts";
import { takeOver } from "../jobs/take-over.ts";
import { gate, openWorkshop, recordingLog } from "../jobs/testing/workshop.ts";
import { createMail, type Mail } from "./mail.ts";
import type { MailContent } from "./message.ts";
import { smtpTransport } from "./transports.ts";

let db: TestDatabase;
let shop: ReturnType<typeof openWorkshop>;
let server: Awaited<ReturnType<typeof openServer>>;

beforeAll(async () => {
  db = await createTestDatabase();
  shop = openWorkshop(db.database);
});
beforeEach(async () => {
  server = await openServer();
});
afterEach(async () => {
  await shop.closeProcesses();
  await server.close();
});
afterAll(() => db.drop());

/** Long enough for a busy machine; a test that passes does not wait for it. */
const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 20_000 });

interface Refusal {
  at: "RCPT" | "DATA";
  code: number;
}

/** A mail server on loopback that keeps what it gets, and refuses what it is told to refuse. */
async function openServer(port = 0) {
  const raw: string[] = [];
  const refusals: Refusal[] = [];
  const hooks = {
    /** Before the recipient is accepted: until then a server has nothing of the mail. */
    beforeRecipient: async () => {},
    /** It has the whole mail, and never says so. */
    isCutOff: false,
  };
  const refusal = (at: Refusal["at"]) => {
    if (refusals[0]?.at !== at) return null;
    const code = refusals.shift()?.code ?? 0;
    return Object.assign(new Error("<ada@example.org> is not wanted"), { responseCode: code });
  };
  const smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo: (_address, _session, done) => {
      void hooks.beforeRecipient().then(() => done(refusal("RCPT")));
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        raw.push(Buffer.concat(chunks).toString("utf8"));
        if (hooks.isCutOff) return cutAll();
        done(refusal("DATA"));
      });
    },
  });
  smtp.on("error", () => {});
  const sockets = new Set<Socket>();
  smtp.server.on("connection", (socket) => sockets.add(socket));
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve) => {
    smtp.listen(port, "127.0.0.1", resolve);
  });
  const address = smtp.server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    raw,
    refusals,
    hooks,
    port: address.port,
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
}

async function openMail(): Promise<{ jobs: Jobs; mail: Mail; lines: { msg: string }[] }> {
  const { lines, log } = recordingLog();
  const jobs = await shop.openProcess({ log });
  const mail = createMail({
    jobs,
    transport: smtpTransport(`smtp://127.0.0.1:${server.port}`),
    from: "Candour <no-reply@candour.example>",
    footer: () => "Candour\nhttp://localhost:3000",
    log,
  });
  await jobs.start();
  return { jobs, mail, lines };
}

const content: MailContent = {
  subject: "Grüße aus Sydney 🌏",
  blocks: [
    { kind: "paragraph", text: "Ein Satz mit Ümlauten." },
    { kind: "button", label: "Öffnen", url: "http://localhost:3000/x?token=very-secret" },
  ],
};

const state = (jobs: Jobs, id: string, wanted: string) =>
  eventually(async () => expect(await jobs.status(id)).toMatchObject({ state: wanted }));

describe("a mail", () => {
  test("arrives with both parts, and with names and subject in any script", async () => {
    const { jobs, mail } = await openMail();
    const id = await mail.send(undefined, {
      to: { address: "ada@example.org", name: "Äda Łovelace" },
      replyTo: "recruiter@example.org",
      kind: "greeting",
      content,
    });
    await state(jobs, id, "done");
    const got = await PostalMime.parse(server.raw[0] ?? "");
    expect(got.subject).toBe("Grüße aus Sydney 🌏");
    expect(got.to).toEqual([{ address: "ada@example.org", name: "Äda Łovelace" }]);
    expect(got.from).toEqual({ address: "no-reply@candour.example", name: "Candour" });
    expect(got.replyTo).toEqual([{ address: "recruiter@example.org", name: "" }]);
    expect(got.text).toContain("Ein Satz mit Ümlauten.");
    expect(got.text).toContain("http://localhost:3000/x?token=very-secret");
    expect(got.html).toContain("Ein Satz mit Ümlauten.");
    expect(got.messageId).toBe(`<${id}@candour.example>`);
    expect(got.headers).toContainEqual(
      expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
    );
  });

  test("is sent only if its transaction commits", async () => {
    const { jobs, mail } = await openMail();
    const request = { to: "ada@example.org", kind: "greeting", content };
    await db.database
      .transaction(async (tx) => {
        await mail.send(tx, { ...request, content: { ...content, subject: "never" } });
        throw new Error("on purpose");
      })
      .catch(() => {});
    const id = await db.database.transaction((tx) => mail.send(tx, request));
    await state(jobs, id, "done");
    expect(server.raw).toHaveLength(1);
    expect(server.raw[0]).toContain(id);
  });

  test("that one can be rid of says so to the mail program and to the reader", async () => {
    const { jobs, mail } = await openMail();
    const unsubscribeUrl = "http://localhost:3000/unsubscribe?who=1";
    const id = await mail.send(undefined, {
      to: "ada@example.org",
      kind: "invitation",
      content,
      unsubscribeUrl,
    });
    await state(jobs, id, "done");
    const got = await PostalMime.parse(server.raw[0] ?? "");
    const header = (key: string) => got.headers.find((one) => one.key === key)?.value;
    expect(header("list-unsubscribe")).toBe(`<${unsubscribeUrl}>`);
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(got.text).toContain(`Unsubscribe: ${unsubscribeUrl}`);
  });

  test("leaves no body, no link and no address in the log", async () => {
    const { jobs, mail, lines } = await openMail();
    server.refusals.push({ at: "RCPT", code: 550 });
    const to = { address: "ada@example.org", name: "Ada Lovelace" };
    const refused = await mail.send(undefined, { to, kind: "reset", content });
    await state(jobs, refused, "failed");
    await state(jobs, await mail.send(undefined, { to, kind: "reset", content }), "done");
    await eventually(() => expect(lines.some(({ msg }) => msg === "mail sent")).toBe(true));
    const log = JSON.stringify(lines);
    expect(log).toContain("550");
    expect(log).toContain("reset");
    for (const secret of ["very-secret", "Ümlauten", "ada@", "Lovelace"])
      expect(log).not.toContain(secret);
  });
});

describe("a mail server that refuses", () => {
  test.each(["RCPT", "DATA"] as const)(
    "for now (451 at %s) gets the same mail again later",
    async (at) => {
      const { jobs, mail } = await openMail();
      server.refusals.push({ at, code: 451 });
      const id = await mail.send(undefined, { to: "ada@example.org", kind: "greeting", content });
      await eventually(() => expect(server.refusals).toEqual([]));
      await state(jobs, id, "waiting");
      server.raw.length = 0;
      await shop.letWaitsPass();
      await state(jobs, id, "done");
      const got = await Promise.all(server.raw.map((raw) => PostalMime.parse(raw)));
      expect(got.map(({ messageId }) => messageId)).toEqual([`<${id}@candour.example>`]);
    },
  );

  test.each(["RCPT", "DATA"] as const)("for good (550 at %s) is not asked again", async (at) => {
    const { jobs, mail } = await openMail();
    server.refusals.push({ at, code: 550 });
    const id = await mail.send(undefined, { to: "ada@example.org", kind: "greeting", content });
    await state(jobs, id, "failed");
    const letters = await jobs.deadLetters(10);
    expect(letters.find((letter) => letter.id === id)).toMatchObject({
      name: "mail.send",
      attempts: 1,
      error: expect.stringMatching(/550 .*\[address\] is not wanted/),
    });
  });

  test("because it is down gets the mail when it is up again", async () => {
    const { jobs, mail } = await openMail();
    await expect(smtpTransport(`smtp://127.0.0.1:${server.port}`).check()).resolves.toBeUndefined();
    await server.close();
    await expect(smtpTransport(`smtp://127.0.0.1:${server.port}`).check()).rejects.toThrow();
    const id = await mail.send(undefined, { to: "ada@example.org", kind: "greeting", content });
    await eventually(async () => {
      const { rows } = await db.database.query("select state::text from jobs.job where id = $1", [
        id,
      ]);
      expect(rows).toEqual([{ state: "retry" }]);
    });
    server = await openServer(server.port);
    await shop.letWaitsPass();
    await state(jobs, id, "done");
    expect(server.raw).toHaveLength(1);
  });
});

describe("a mail is not sent twice", () => {
  const STEADY = { steadySeconds: LEASE_SECONDS, neverBroken: true };
  const greeting = { to: "ada@example.org", kind: "greeting", content };
  const letterOf = async (jobs: Jobs, id: string) =>
    (await jobs.deadLetters(50)).find((letter) => letter.id === id);

  test("when the server has it and the answer is lost; whoever wants it again all the same may say so", async () => {
    const { jobs, mail } = await openMail();
    server.hooks.isCutOff = true;
    const id = await mail.send(undefined, greeting);
    await state(jobs, id, "failed");
    const arrived = () => server.raw.filter((raw) => raw.includes(id));
    expect(await letterOf(jobs, id)).toMatchObject({
      error: expect.stringMatching(/^It may have arrived/),
      isInDoubt: true,
      attempts: 1,
    });
    expect(arrived()).toHaveLength(1);
    server.hooks.isCutOff = false;
    await jobs.retryDeadLetters();
    expect(await jobs.status(id)).toMatchObject({ state: "failed" });
    await jobs.retryDeadLetter(id);
    await state(jobs, id, "done");
    expect(arrived()).toHaveLength(2);
  });

  test.each([
    ["before it had written down the answer", null, "failed"],
    ["after that", "now()", "done"],
  ])("when its process was killed %s", async (_when, over, becomes) => {
    // It stands in the queue with what the process that died had written down.
    const dead = await openMail();
    await dead.jobs.stop();
    const id = await dead.mail.send(undefined, greeting);
    await db.database.query(`insert into job_handovers (job_id, over_at) values ($1, ${over})`, [
      id,
    ]);
    const { jobs } = await openMail();
    await state(jobs, id, becomes);
    expect(server.raw).toEqual([]);
  });

  test("when another process has taken its job over meanwhile", async () => {
    const { jobs, mail } = await openMail();
    const { open, opened } = gate();
    const asked = vi.fn();
    server.hooks.beforeRecipient = () => {
      asked();
      return asked.mock.calls.length === 1 ? opened : Promise.resolve();
    };
    const id = await mail.send(undefined, greeting);
    await eventually(() => expect(asked).toHaveBeenCalledTimes(1));
    // The process was stopped so long that it was taken for dead. It goes on with what it was at.
    await db.database.query(
      "update job_leases set worker_id = gen_random_uuid() where job_id = $1",
      [id],
    );
    const { log } = recordingLog();
    await takeOver({ database: db.database, boss: openBoss(db.database, log) }, STEADY, log);
    await state(jobs, id, "done");
    expect(server.raw).toHaveLength(1);
    open();
    await jobs.stop();
    expect(server.raw).toHaveLength(1);
  });
});

describe("a hostile writer", () => {
  test("cannot add headers, recipients or lines by name or subject", async () => {
    const { jobs, mail } = await openMail();
    const evil = 'x"\r\nBcc: victim@example.org\r\nX-Evil: yes\r\n\r\n<script>';
    const id = await mail.send(undefined, {
      to: { address: "ada@example.org", name: evil },
      replyTo: { address: "bob@example.org", name: evil },
      kind: "greeting",
      content: { ...content, subject: evil },
    });
    await state(jobs, id, "done");
    const got = await PostalMime.parse(server.raw[0] ?? "");
    const keys = got.headers.map(({ key }) => key);
    expect(keys).not.toContain("bcc");
    expect(keys).not.toContain("x-evil");
    expect(got.to?.map(({ address }) => address)).toEqual(["ada@example.org"]);
    expect(got.replyTo?.map(({ address }) => address)).toEqual(["bob@example.org"]);
    expect(got.subject).toBe('x" Bcc: victim@example.org X-Evil: yes <script>');
  });

  test.each(["ada@example.org\r\nBcc: bob@example.org", "a@example.org, b@example.org", "nobody"])(
    "cannot write to %j",
    async (to) => {
      const { mail } = await openMail();
      await expect(mail.send(undefined, { to, kind: "greeting", content })).rejects.toThrow(
        "payload",
      );
    },
  );
});
