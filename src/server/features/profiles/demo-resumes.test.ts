import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "#server/platform/project-root.ts";
import { demoResume, demoResumes } from "./demo.ts";

test.each([
  ["01-raman.txt", "Priya Raman", "Priya Raman", "raman.priya"],
  ["05-pham.txt", "NGOC ANH PHAM", "Ngoc Anh Pham", "pham.ngoc"],
  ["08-keogh.txt", "Siobhán Keogh", "Siobhán Keogh", "keogh.siobhan"],
  [
    "15-oshaughnessy.txt",
    "BENEDICT O'SHAUGHNESSY",
    "Benedict O'Shaughnessy",
    "oshaughnessy.benedict",
  ],
  ["10-zhao.txt", "Vivian Zhao (Zhao Weilin)", "Vivian Zhao", "zhao.vivian"],
  ["33-santos.txt", "Maricel Santos, RN", "Maricel Santos", "santos.maricel"],
  ["35-kwok.txt", "Jennifer Kwok CA", "Jennifer Kwok", "kwok.jennifer"],
])("%s: %s", (file, line, name, address) => {
  expect(demoResume(file, `${line}\r\nSydney NSW`)).toMatchObject({
    number: Number(file.slice(0, 2)),
    name,
    email: `${address}@people.demo.candour.example`,
    fileName: `${name}.txt`,
  });
});

test.each([
  ["raman.txt", "Priya Raman"],
  ["01-raman.txt", ""],
  ["01-raman.txt", "Priya"],
])("a file that is none is named: %s", (file, line) => {
  expect(() => demoResume(file, `${line}\nSydney`)).toThrow(`demo/resumes/${file}`);
});

describe("the people of the demo world", () => {
  const people = demoResumes(join(projectRoot(), "demo", "resumes"));

  test("are forty, each with a number, a name and an address of their own", () => {
    expect(people.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    expect(new Set(people.map(({ name }) => name)).size).toBe(people.length);
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
  });
});
