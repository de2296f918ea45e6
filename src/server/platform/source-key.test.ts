import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createSourceKeys } from "./prepared-demo.ts";

const FILES = {
  "package.json": JSON.stringify({
    imports: { "#words/*": "./words/*" },
    dependencies: { tables: "1.0.0" },
  }),
  "src/make.ts":
    'import {\n  part,\n} from "./part.ts";\nimport type { Shape } from "./shape.ts";\n',
  "src/part.ts":
    'export { list } from "#words/list.json";\nimport { table } from "tables";\nimport { LONGEST } from "./rules/longest.ts";\n',
  "src/shape.ts": "export interface Shape {}\n",
  "src/rules/longest.ts": "export const LONGEST = 1;\n",
  "src/other.ts": "export const other = 1;\n",
  "words/list.json": '["a"]',
  "demo/one.txt": "one",
  "demo/made.txt": "made",
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "candour-key-"));
  for (const [path, text] of Object.entries(FILES)) write(path, text);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const keyOfModules = () => createSourceKeys(root, ["src/rules"]).ofModules(["src/make.ts"]);
const keyOfFolder = () => createSourceKeys(root, ["src/rules"]).ofFolder("demo", "demo/made.txt");

test.each([
  ["the module", "src/make.ts", FILES["src/make.ts"].replace("part,", "part as piece,")],
  ["a module that it imports", "src/part.ts", `${FILES["src/part.ts"]}export const more = 1;\n`],
  ["data that this one imports", "words/list.json", '["a", "b"]'],
  ["the version of a package", "package.json", FILES["package.json"].replace("1.0.0", "1.0.1")],
])("another key when %s changes", (_what, path, text) => {
  const before = keyOfModules();
  write(path, text);
  expect(keyOfModules()).not.toBe(before);
});

test("the same key when only types, other modules or what is left out change", () => {
  const before = keyOfModules();
  expect(before).toMatch(/^[\w-]{20}$/);
  write("src/shape.ts", "export interface Shape { readonly side: number }\n");
  write("src/other.ts", "export const other = 2;\n");
  write("src/rules/longest.ts", "export const LONGEST = 2;\n");
  expect(keyOfModules()).toBe(before);
});

test("no key without the source", () => {
  rmSync(join(root, "src"), { recursive: true });
  expect(keyOfModules()).toBeUndefined();
});

test("a folder's key is of all its files but the one that is made from them", () => {
  const before = keyOfFolder();
  write("demo/made.txt", "made anew");
  expect(keyOfFolder()).toBe(before);
  write("demo/two.txt", "two");
  expect(keyOfFolder()).not.toBe(before);
});
