import {
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { lockfileFaults } from "../scripts/check-lockfile.mjs";
import { findBrowser } from "../scripts/ensure.mjs";
import {
  BUILD,
  INSTALL,
  type ToyCheckout,
  toyCheckout,
  toyLockfile,
} from "./support/toy-checkout.ts";

let toy: ToyCheckout;
beforeEach(() => {
  toy = toyCheckout();
});
afterEach(() => toy.clearAway());

describe("the build", () => {
  test("a bare folder is installed and built, with a line for each, and then left alone", async () => {
    await toy.ensure();
    expect(toy.ran()).toEqual(["install", "build"]);
    expect(toy.said()).toMatch(/^Installing packages … \d+\.\d s\nBuilding … \d+\.\d s\n$/);
    expect(toy.read("dist/server/main.js")).toBe("first");

    await toy.ensure();
    expect(toy.ran()).toEqual([]);
    expect(toy.said()).toBe("");
  });

  test("whatever it is made from or made of changes, it is made again", async () => {
    toy.installByHand();
    toy.write("src/a/b.ts", "b");
    toy.write("outside/file", "here");
    symlinkSync("../outside/file", toy.path("src/link"));
    symlinkSync("..", toy.path("src/a/circle"));
    symlinkSync("nowhere", toy.path("src/broken"));
    await toy.ensure();
    toy.ran();

    const changes: Record<string, () => void> = {
      "a file changes": () => toy.write("src/main.ts", "other"),
      "a file changes but keeps its size and time": () => {
        const { atime, mtime } = statSync(toy.path("src/main.ts"));
        toy.write("src/main.ts", "OTHER");
        utimesSync(toy.path("src/main.ts"), atime, mtime);
      },
      "a file is added": () => toy.write("knowledge/skills.json", "{}"),
      "a file moves": () => renameSync(toy.path("src/a/b.ts"), toy.path("src/ab.ts")),
      "a file becomes a folder": () => {
        toy.remove("src/ab.ts");
        toy.write("src/ab.ts/ab.ts", "b");
      },
      "a link points elsewhere": () => {
        toy.remove("src/link");
        symlinkSync("../outside/../outside/file", toy.path("src/link"));
      },
      "what is behind a link changes": () => toy.write("outside/file", "changed"),
      "the lockfile changes": () => toy.write("package-lock.json", `${toyLockfile("1.0.0")}\n`),
      "a part of dist is lost": () => toy.remove("dist/server/main.js"),
      "a part of dist is cut short": () => toy.write("dist/server/main.js", ""),
      "dist is gone": () => toy.remove("dist"),
    };
    for (const [what, change] of Object.entries(changes)) {
      await toy.ensure();
      expect(toy.ran(), `before ${what}`).toEqual([]);
      change();
      await toy.ensure();
      expect(toy.ran(), what).toEqual(["build"]);
    }
  });

  test("tests and editors' files do not count", async () => {
    toy.installByHand();
    await toy.ensure();
    toy.ran();
    toy.write("src/main.test.ts", "test");
    toy.write("src/.main.ts.swp", "");
    await toy.ensure();
    expect(toy.ran()).toEqual([]);
  });

  test("what is saved while it is made is in the next one", async () => {
    toy.installByHand();
    toy.write("hold", "");
    const first = toy.ensure();
    await toy.isBuilding();
    toy.write("src/main.ts", "second");
    toy.remove("hold");
    await first;
    expect(toy.read("dist/server/main.js")).toBe("first");
    await toy.ensure();
    expect(toy.read("dist/server/main.js")).toBe("second");
  });

  test("when it fails it says why, and the last good one stays", async () => {
    toy.installByHand();
    await toy.ensure();
    toy.write("src/main.ts", "broken");
    const failing = toy.ensure({ build: `${BUILD} echo "no such thing" >&2; exit 1` });
    await expect(failing).rejects.toThrow("no such thing");
    expect(toy.said()).toBe("Building … failed\n");
    expect(toy.read("dist/server/main.js")).toBe("first");
    await toy.ensure();
    expect(toy.read("dist/server/main.js")).toBe("broken");
  });
});

describe("packages", () => {
  test("a node_modules that a person installed is taken as it is", async () => {
    toy.installByHand();
    await toy.ensure();
    expect(toy.ran()).toEqual(["build"]);
  });

  test("another lockfile, a missing package and another machine install again", async () => {
    toy.installByHand();
    await toy.ensure();
    toy.ran();
    toy.write("package-lock.json", toyLockfile("2.0.0"));
    await toy.ensure();
    expect(toy.ran()).toEqual(["install", "build"]);
    toy.remove("node_modules/left");
    await toy.ensure();
    expect(toy.ran()).toEqual(["install"]);
    const stamp = JSON.parse(toy.read("node_modules/.candour-installed.json"));
    const other = JSON.stringify({ ...stamp, machine: "abacus" });
    toy.write("node_modules/.candour-installed.json", other);
    await toy.ensure();
    expect(toy.ran()).toEqual(["install"]);
  });

  test("what only tests need is added when they run, and stays", async () => {
    await toy.ensure();
    expect(toy.ran()).toEqual(["install", "build"]);
    await toy.ensure({ dev: true });
    expect(toy.ran()).toEqual(["add"]);
    expect(toy.said()).toMatch(/^Adding packages for tests … /);
    await toy.ensure();
    await toy.ensure({ dev: true });
    expect(toy.ran()).toEqual([]);
    toy.remove("node_modules/left");
    await toy.ensure();
    expect(toy.ran()).toEqual(["install", "add"]);
  });

  test("what tests need and cannot be had takes nothing from the product", async () => {
    await toy.ensure();
    toy.ran();
    const offline = "echo npm error code EAI_AGAIN >&2; exit 1";
    await expect(toy.ensure({ dev: true, add: offline })).rejects.toThrow("not reachable");
    await toy.ensure();
    expect(toy.ran()).toEqual([]);
  });

  test("an install that was cut off is done again, although it looks complete", async () => {
    const cutOff = toy.ensure({ install: `${INSTALL} exit 1` });
    await expect(cutOff).rejects.toThrow("npm ci failed (1)");
    expect(toy.ran()).toEqual(["install"]);
    await toy.ensure();
    expect(toy.ran()).toEqual(["install", "build"]);
  });

  test("without a network the sentence says so", async () => {
    const offline = "echo npm error code EAI_AGAIN >&2; exit 1";
    await expect(toy.ensure({ install: offline })).rejects.toThrow(
      "the npm registry is not reachable (EAI_AGAIN)",
    );
  });
});

describe("the browser", () => {
  test("CHROMIUM goes first, then PATH, then what Playwright fetched", () => {
    const program = (name: string) => {
      mkdirSync(dirname(toy.path(name)), { recursive: true });
      writeFileSync(toy.path(name), "", { mode: 0o755 });
      return toy.path(name);
    };
    const own = program("own");
    const onPath = program("bin/google-chrome");
    const fetched = program("cache/chromium-1200/chrome-linux64/chrome");
    program("cache/chromium-900/chrome-linux64/chrome");
    const env = {
      PATH: `${toy.path("none")}:${toy.path("bin")}`,
      PLAYWRIGHT_BROWSERS_PATH: toy.path("cache"),
    };
    expect(findBrowser({ ...env, CHROMIUM: own })).toBe(own);
    expect(findBrowser(env)).toBe(onPath);
    rmSync(onPath);
    expect(findBrowser({ ...env, CHROMIUM: "" })).toBe(fetched);
    expect(() => findBrowser({ CHROMIUM: toy.path("none") })).toThrow("CHROMIUM is set to");
  });
});

describe("the lockfile", () => {
  test("an optional package that is not locked and a download address are faults", () => {
    const locked = {
      "": { optionalDependencies: { native: "1.0.0" } },
      "node_modules/native": { optionalDependencies: { "native-arm": "1.0.0", sibling: "1.0.0" } },
      "node_modules/sibling": { resolved: "somewhere" },
      "node_modules/@a/b": { optionalDependencies: { c: "1.0.0" } },
      "node_modules/@a/b/node_modules/c": {},
    };
    expect(lockfileFaults(locked)).toEqual([
      "native-arm is not locked, but node_modules/native names it as optional.",
      "node_modules/sibling has a download address.",
    ]);
  });
});
