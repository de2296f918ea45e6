import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "#server/platform/project-root.ts";
import { lawbreakers, type Source } from "./support/import-law.ts";

const SRC = join(projectRoot(), "src");

function readSources(): Source[] {
  return readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(SRC, file), "utf8") }));
}

test("the house keeps its import law", () => {
  const sources = readSources();
  expect(sources.length).toBeGreaterThan(50);
  expect(lawbreakers(sources)).toEqual([]);
});

/** One planted violation for each article, so that a law which stopped looking is noticed. */
describe("the law sees", () => {
  const planted: [string, string, string][] = [
    ["the contract reaching out", "contract/jobs.ts", "#server/app.ts"],
    ["a package in the contract", "contract/jobs.ts", "fastify"],
    ["IO in the pure rooms", "matching/score.ts", "node:fs"],
    ["reading using matching", "reading/lines.ts", "#matching/score.ts"],
    [
      "the platform knowing a feature",
      "server/platform/mail.ts",
      "#server/features/blog/service.ts",
    ],
    ["the web using the server", "web/lib/api.ts", "#server/app.ts"],
    ["the design system knowing the contract", "web/ui/button.tsx", "#contract/blog.ts"],
    ["a web feature using another", "web/features/blog/list.tsx", "#web/features/firms/row.tsx"],
    ["a feature using a later one", "server/features/accounts/service.ts", "../blog/service.ts"],
    [
      "a feature reaching past a service",
      "server/features/blog/service.ts",
      "../accounts/repository.ts",
    ],
    ["an unknown feature", "server/features/horoscopes/service.ts", "../accounts/service.ts"],
    ["a route touching a repository", "server/features/blog/routes.ts", "./repository.ts"],
    ["a repository calling its service", "server/features/blog/repository.ts", "./service.ts"],
    ["a test helper in the product", "server/app.ts", "#test/support/people.ts"],
  ];
  test.each(planted)("%s", (_name, file, specifier) => {
    const text = `import { thing } from "${specifier}";`;
    expect(lawbreakers([{ file, text }])).toHaveLength(1);
  });

  test("the same through every way to import", () => {
    const forms = [
      'export { thing } from "#server/app.ts";',
      'import type { Thing } from "#server/app.ts";',
      'import "#server/app.ts";',
      'const late = await import("#server/app.ts");',
      'import {\n  one,\n  two,\n} from "#server/app.ts";',
    ];
    for (const text of forms)
      expect(lawbreakers([{ file: "contract/x.ts", text }]), text).toHaveLength(1);
  });

  test("a circle", () => {
    const circle = lawbreakers([
      { file: "server/platform/a.ts", text: 'import { b } from "./b.ts";' },
      { file: "server/platform/b.ts", text: 'import { a } from "./a.ts";' },
    ]);
    expect(circle).toEqual([
      "circle: server/platform/a.ts -> server/platform/b.ts -> server/platform/a.ts",
    ]);
  });

  test("nothing wrong with the right way", () => {
    const right = [
      {
        file: "server/features/blog/service.ts",
        text: 'import type { A } from "../accounts/service.ts";',
      },
      {
        file: "server/features/blog/routes.ts",
        text: 'import { b } from "./service.ts"; import { c } from "#contract/blog.ts";',
      },
      { file: "web/app/routes.tsx", text: 'import { L } from "#web/features/blog/list.tsx";' },
      { file: "matching/score.ts", text: 'import { l } from "#reading/lines.ts";' },
    ];
    expect(lawbreakers(right)).toEqual([]);
  });
});
