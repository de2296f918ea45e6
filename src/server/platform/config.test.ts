import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const PRODUCTION = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://jobs.example.org",
  DATABASE_URL: "postgres://candour@db.example.org/candour",
  SMTP_URL: "smtps://mail.example.org",
  SECRET: "kW3vT9xq0LrZ7mBf2HsYd8NcJ5uGaE1P",
};

const messageOf = (env: Record<string, string>) => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "accepted";
};

test("nothing set: embedded, on this machine only, with the demo world", () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    host: "127.0.0.1",
    port: 3000,
    portIsFixed: false,
    databaseUrl: undefined,
    localOnly: true,
    demo: true,
    mustVerifyEmail: false,
    roles: ["web", "worker"],
  });
});

test("an empty variable counts as unset", () => {
  expect(readConfig({ DATABASE_URL: "", PORT: "" })).toMatchObject({ portIsFixed: false });
});

test("reports are drafted at a time of day, or not at all", () => {
  expect(readConfig({}).blogSchedule).toBeUndefined();
  expect(readConfig({ BLOG_SCHEDULE: "off" }).blogSchedule).toBeUndefined();
  expect(readConfig({ BLOG_SCHEDULE: "06:05" }).blogSchedule).toEqual({ hour: 6, minute: 5 });
});

describe("what is refused, and how it is said", () => {
  const cases: [string, Record<string, string>, string][] = [
    ["a port that is none", { PORT: "99999" }, "PORT"],
    ["a database of another kind", { DATABASE_URL: "mysql://x/y" }, "must start with postgres://"],
    ["an unknown role", { ROLES: "web,cook" }, 'ROLES: "web,cook"'],
    [
      "a time zone of another planet",
      { TIME_ZONE: "Mars/Phobos" },
      "TIME_ZONE: is not a time zone",
    ],
    [
      "a time of day that no clock shows",
      { BLOG_SCHEDULE: "24:00" },
      "BLOG_SCHEDULE: must be off, or a time of day like 06:30",
    ],
    ["a proxy that is no address", { TRUST_PROXY: "true" }, "TRUST_PROXY: must be addresses"],
    [
      "a public address with a path",
      { PUBLIC_URL: "https://a.example/app" },
      "PUBLIC_URL: must be an address without a path",
    ],
    [
      "a model without its server",
      { AI_MODEL: "small" },
      "AI_MODEL is set, but AI_BASE_URL is missing",
    ],
    [
      "a server without its model",
      { AI_BASE_URL: "http://127.0.0.1:8080/v1" },
      "AI_BASE_URL is set, but AI_MODEL is missing",
    ],
    [
      "a model behind another protocol",
      { AI_BASE_URL: "ftp://models.example/v1", AI_MODEL: "small" },
      "AI_BASE_URL: must start with http:// or https://",
    ],
    [
      "a model that is given no time",
      { AI_BASE_URL: "http://127.0.0.1:8080/v1", AI_MODEL: "small", AI_TIMEOUT_MS: "10" },
      "AI_TIMEOUT_MS",
    ],
    ["a goal without its label", { GOALS: "95%;30 sec|average" }, "GOALS: must be up to 4 pairs"],
    ["a goal without its figure", { GOALS: "|accuracy" }, "GOALS: must be up to 4 pairs"],
    ["a goal of three parts", { GOALS: "95%|accuracy|soon" }, "GOALS: must be up to 4 pairs"],
    ["goals that are nothing", { GOALS: " ; " }, "GOALS: must be up to 4 pairs"],
    ["five goals", { GOALS: "1|a;2|b;3|c;4|d;5|e" }, "GOALS: must be up to 4 pairs"],
    ["a figure that is a sentence", { GOALS: "as many as we can|jobs" }, "figures up to 12"],
    ["no role at all", { ROLES: "," }, "ROLES"],
    ["a short secret", { SECRET: "short" }, "SECRET: must be at least 32 characters"],
    ["a secret of one letter", { SECRET: "s".repeat(40) }, "SECRET: repeats itself"],
    [
      "a secret that comes twice",
      { SECRET: "kW3vT9xq0LrZ7mBfkW3vT9xq0LrZ7mBf" },
      "SECRET: repeats itself",
    ],
    [
      "a secret from a template",
      { SECRET: "please-change-me-0123-kW3vT9xq0LrZ7mBf" },
      "SECRET: looks like an example",
    ],
    [
      "a secret of few characters",
      { SECRET: "abcabdacbadcabbadcacbdabcddabbca" },
      "SECRET: is made of too few characters",
    ],
    [
      "a secret that is the alphabet",
      { SECRET: "abcdefghijklmnopqrstuvwxyz0123456789" },
      "SECRET: is a row of characters",
    ],
    ["a public bind without mail", { HOST: "0.0.0.0" }, "Set SMTP_URL, or TRY_OUT=yes"],
    [
      "production without anything",
      { NODE_ENV: "production" },
      "PUBLIC_URL, DATABASE_URL, SMTP_URL, SECRET",
    ],
    ["production over http", { ...PRODUCTION, PUBLIC_URL: "http://jobs.example.org" }, "https://"],
    ["production on trial", { ...PRODUCTION, TRY_OUT: "yes" }, "TRY_OUT"],
    ["production with cheap passwords", { ...PRODUCTION, PASSWORD_COST: "test" }, "PASSWORD_COST"],
    [
      "production with stand-ins for websites",
      { ...PRODUCTION, FETCH_TEST_HOSTS: "firm.example=127.0.0.2:4101" },
      "FETCH_TEST_HOSTS",
    ],
    [
      "a stand-in that is not on this machine",
      { FETCH_TEST_HOSTS: "firm.example=10.0.0.5:4101" },
      "FETCH_TEST_HOSTS",
    ],
  ];
  test.each(cases)("%s", (_name, env, sentence) => {
    expect(messageOf(env)).toContain(sentence);
  });
});

test("production loads no demo and shows no mailbox", () => {
  expect(readConfig(PRODUCTION)).toMatchObject({
    demo: false,
    localOnly: false,
    mustVerifyEmail: true,
  });
});

test("a public address is taken as browsers write it, and ends what is for this machine only", () => {
  const config = readConfig({ PUBLIC_URL: "https://Candour.Example:443/" });
  expect(config).toMatchObject({ publicUrl: "https://candour.example", localOnly: false });
});

test("a trial among friends has no administrator and no mailbox", () => {
  expect(readConfig({ HOST: "0.0.0.0", TRY_OUT: "yes" })).toMatchObject({
    localOnly: false,
    demo: true,
  });
});

test("a language model is configured by its server and its name; nothing set is none", () => {
  const server = { AI_BASE_URL: "http://127.0.0.1:8080/v1", AI_MODEL: "small" };
  expect(readConfig({}).model).toBeUndefined();
  expect(readConfig(server).model).toEqual({
    baseUrl: "http://127.0.0.1:8080/v1",
    apiKey: "",
    name: "small",
    timeoutMs: 45_000,
  });
  expect(
    readConfig({ ...PRODUCTION, ...server, AI_API_KEY: "sk-1", AI_TIMEOUT_MS: "9000" }),
  ).toMatchObject({ model: { apiKey: "sk-1", timeoutMs: 9000 } });
});

test("goals are pairs of figure and label; none shows none", () => {
  expect(readConfig({}).goals).toEqual([
    { figure: "2,500+", label: "recruiters" },
    { figure: "95%", label: "accuracy" },
    { figure: "10,000+", label: "matches" },
    { figure: "30 sec", label: "average" },
  ]);
  expect(readConfig({ GOALS: " 40 | law firms ; 1 day|to an answer;" }).goals).toEqual([
    { figure: "40", label: "law firms" },
    { figure: "1 day", label: "to an answer" },
  ]);
  expect(readConfig({ GOALS: "none" }).goals).toEqual([]);
});

test("secrets made at random are taken", () => {
  const kinds = ["hex", "base64", "base64url"] as const;
  for (let round = 0; round < 50; round++)
    for (const kind of kinds) {
      // 33 bytes, as the README says: no fewer than 44 characters.
      const SECRET = randomBytes(33).toString(kind);
      expect([SECRET, messageOf({ SECRET })]).toEqual([SECRET, "accepted"]);
    }
});

test("a secret is never repeated in a message", () => {
  expect(messageOf({ SECRET: "hunter2".repeat(8) })).not.toContain("hunter2");
  const server = { AI_MODEL: "small", AI_BASE_URL: "http://user:hunter2@127.0.0.1/v1" };
  expect(messageOf(server)).toContain("the key is AI_API_KEY");
  expect(messageOf({ ...server, AI_API_KEY: "hunter 2\n" })).not.toMatch(/hunter/);
  expect(messageOf({ SMTP_URL: "http://user:hunter2@mail" })).not.toContain("hunter2");
});
