import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const run = promisify(execFile);

test("npm run read prints one line of JSON for each file, whatever is wrong with one", async () => {
  const files = [
    "test/corpus/tune/plain-01.txt",
    "test/corpus/jobs/no-such-file.pdf",
    "test/corpus/tune/classic-01.docx",
    "package.json",
  ];
  const { stdout } = await run("npm", ["run", "--silent", "read", "--", ...files], { cwd: ROOT });
  const lines = stdout.trimEnd().split("\n");
  const said = lines.map((line) => JSON.parse(line));
  expect(said.map(({ file }) => file)).toEqual(files);
  for (const one of said)
    expect(Object.keys(one)).toEqual(
      expect.arrayContaining(["file", "kind", "profile", "text", "hidden", "flags", "error"]),
    );
  expect(said[0]).toMatchObject({ kind: "resume", error: null, hidden: [], flags: [] });
  expect(said[0].profile.email).toMatch(/@/);
  expect(said[0].text).toContain(said[0].profile.email);
  expect(said[1]).toMatchObject({ profile: null, error: expect.stringContaining("path") });
  expect(said[2].profile.experience.length).toBeGreaterThan(1);
  expect(said[3].error).toBe("Please upload a PDF, DOC, DOCX, or TXT file.");
});
