import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ENTRY_SENTENCES as say } from "./entry-rules.ts";
import { makeRar4, makeRar5 } from "./testing/make-rar.ts";
import { makeZip } from "./testing/make-zip.ts";
import { unpackArchive } from "./unpack-archive.ts";

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "candour-archive-"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

async function unpack(bytes: Uint8Array) {
  const folder = mkdtempSync(join(home, "out-"));
  const path = join(home, "archive");
  writeFileSync(path, bytes);
  const { entries } = await unpackArchive(path, folder);
  const outcomes = entries.map((entry) =>
    "file" in entry
      ? [entry.name, readFileSync(entry.file, "utf8")]
      : [entry.name, { refused: entry.refused }],
  );
  return { outcomes, written: readdirSync(folder) };
}

const PEOPLE = [
  { name: "Mei Chan.txt", content: "Mei Chan, solicitor" },
  { name: "2026/Ngô Ánh.txt", content: "Ngô Ánh, paralegal" },
];

describe.each([
  ["ZIP", makeZip(PEOPLE)],
  [
    "RAR 4",
    makeRar4(PEOPLE.map((one) => ({ ...one, name: one.name.replace("Ngô Ánh", "Ngo Anh") }))),
  ],
  ["RAR 5", makeRar5(PEOPLE)],
])("a %s", (_kind, archive) => {
  test("gives its files, in its order, under numbers", async () => {
    const { outcomes, written } = await unpack(archive);
    expect(outcomes.map(([, content]) => content)).toEqual(PEOPLE.map(({ content }) => content));
    expect(outcomes[0]?.[0]).toBe("Mei Chan.txt");
    expect(written).toEqual(["0", "1"]);
  });

  test("that was cut off is refused with a sentence, or keeps what is whole", async () => {
    for (const share of [0.1, 0.5, 0.95]) {
      const cut = archive.subarray(0, Math.ceil(archive.length * share));
      const outcome = await unpack(cut).catch((error: Error) => error);
      if (outcome instanceof Error) expect(outcome.message).toMatch(/damaged|ZIP or RAR/);
      else expect(outcome.outcomes.length).toBeLessThanOrEqual(2);
    }
  });
});

test("what is hostile in a ZIP is refused file by file; the rest is read", async () => {
  const { outcomes, written } = await unpack(
    makeZip([
      { name: "../../etc/evil.txt", content: "out" },
      { name: "/abs.txt", content: "out" },
      { name: "C:\\windows\\x.txt", content: "out" },
      { name: "nul\u0000.txt", content: "out" },
      { name: "link.txt", content: "/etc/passwd", symlink: true },
      { name: "locked.pdf", content: "secret", encrypted: true },
      { name: "more.zip", content: makeZip(PEOPLE) },
      { name: "run.exe", content: "MZ" },
      { name: "huge.txt", content: "x", declaredBytes: 4_000_000_000 },
      { name: "bomb.txt", content: Buffer.alloc(60_000_000), declaredBytes: 1000 },
      { name: "honest-bomb.txt", content: Buffer.alloc(60_000_000) },
      { name: "__MACOSX/._Mei.txt", content: "noise" },
      { name: "folder/", content: "" },
      { name: "Mei.txt", content: "Mei Chan" },
    ]),
  );
  const refused = outcomes.map(([, what]) => (typeof what === "object" ? what.refused : "read"));
  expect(refused).toEqual([
    ...Array(4).fill(say.outside),
    say.link,
    say.encrypted,
    say.nested,
    say.wrongType,
    say.tooLarge,
    say.damaged,
    say.tooLarge,
    "read",
  ]);
  expect(written).toHaveLength(1);
  expect(outcomes[3]?.[0]).not.toContain("\u0000");
});

test("the same in a RAR", async () => {
  const entries = [
    { name: "../evil.txt", content: "out" },
    { name: "locked.txt", content: "secret", encrypted: true },
    { name: "more.rar", content: makeRar5(PEOPLE) },
    { name: "huge.txt", content: "x", declaredBytes: 3_000_000_000 },
    { name: "lie.txt", content: "short", declaredBytes: 5_000_000 },
    { name: "Mei.txt", content: "Mei Chan" },
  ];
  for (const make of [makeRar4, makeRar5]) {
    const { outcomes } = await unpack(make(entries));
    const refused = outcomes.map(([, what]) => (typeof what === "object" ? what.refused : what));
    expect(refused.slice(0, 4)).toEqual([say.outside, say.encrypted, say.nested, say.tooLarge]);
    expect(refused.at(-1)).toBe("Mei Chan");
  }
});

test("more files than anyone sends by hand are refused before one is unpacked", async () => {
  const many = Array.from({ length: 6_000 }, (_, index) => ({ name: `${index}.txt` }));
  await expect(unpack(makeZip(many))).rejects.toThrow("more than 500 files");
  const some = Array.from({ length: 600 }, (_, index) => ({ name: `${index}.txt`, content: "x" }));
  await expect(unpack(makeRar5(some))).rejects.toThrow("more than 500 files");
});

test("a file that only calls itself an archive is refused", async () => {
  for (const text of ["", "Rar", "not an archive", "PK", "PK\u0003\u0004 and nothing more"])
    await expect(unpack(Buffer.from(text))).rejects.toThrow(/ZIP or RAR|damaged/);
});
