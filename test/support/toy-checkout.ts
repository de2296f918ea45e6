import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { ensure } from "../../scripts/ensure.mjs";

const ENSURE = pathToFileURL(join(import.meta.dirname, "../../scripts/ensure.mjs")).href;

// Stand-ins for npm ci and the build: each notes that it ran, then writes what the real one would.
export const INSTALL = `
  printf "install " >> ran
  mkdir -p node_modules/left
  echo "{}" > node_modules/left/package.json
  grep -v "elsewhere\\|tester" package-lock.json > node_modules/.package-lock.json
`;
/** Reads its source before it notes that it runs; goes on for as long as there is a file "hold". */
export const BUILD = `
  mkdir -p "$1/server"
  cp src/main.ts "$1/server/main.js"
  printf "build " >> ran
  while [ -e hold ]; do sleep 0.02; done
  touch "$1/end"
`;

/** Adds what only tests need. */
const ADD = `
  printf "add " >> ran
  mkdir -p node_modules/tester
  echo "{}" > node_modules/tester/package.json
  grep -v elsewhere package-lock.json > node_modules/.package-lock.json
`;

/** One package, one that only tests need, and one for another kind of machine, which npm leaves out. */
export const toyLockfile = (version: string) => `{ "packages": {
  "": { "name": "toy" },
  "node_modules/tester": { "version": "1.0.0", "integrity": "sha512-t", "dev": true },
  "node_modules/elsewhere": { "version": "1.0.0", "optional": true, "os": ["none"] },
  "node_modules/left": { "version": "${version}", "integrity": "sha512-${version}" }
} }`;

export type ToyCheckout = ReturnType<typeof toyCheckout>;

/** A checkout with one source file, one package and nothing installed, in a folder of its own. */
export function toyCheckout() {
  const root = mkdtempSync(join(tmpdir(), "ensure-"));
  const children: ChildProcess[] = [];
  let said = "";

  const path = (name: string) => join(root, name);
  const has = (name: string) => existsSync(path(name));
  const read = (name: string) => readFileSync(path(name), "utf8");
  const remove = (name: string) => rmSync(path(name), { recursive: true });
  const write = (name: string, text: string) => {
    mkdirSync(dirname(path(name)), { recursive: true });
    writeFileSync(path(name), text);
  };
  write("package.json", "{}");
  write("package-lock.json", toyLockfile("1.0.0"));
  write("src/main.ts", "first");

  const script = (code: string, ...args: string[]) => ({
    file: "sh",
    args: ["-ec", code, "sh", ...args],
    cwd: root,
  });

  return {
    path,
    has,
    read,
    remove,
    write,
    said: () => said,

    installByHand(): void {
      write("node_modules/left/package.json", "{}");
      const packages = { "node_modules/left": { version: "1.0.0", integrity: "sha512-1.0.0" } };
      write("node_modules/.package-lock.json", JSON.stringify({ packages }));
    },

    ensure({ install = INSTALL, add = ADD, build = BUILD, dev = false } = {}): Promise<void> {
      said = "";
      return ensure({
        build: true,
        dev,
        root,
        say: (text) => {
          said += text;
        },
        commands: {
          install: (_root, { dev, adds }) => script(adds ? add : install + (dev ? ADD : "")),
          build: (_root, folder) => script(build, folder),
          browser: () => [],
        },
      });
    },

    /** The same in a process of its own, which can be killed. */
    ensureElsewhere() {
      const code = `
        import { ensure } from ${JSON.stringify(ENSURE)};
        const [root, install, build] = process.argv.slice(1);
        const script = (code, ...args) => ({ file: "sh", args: ["-ec", code, "sh", ...args], cwd: root });
        const commands = { install: () => script(install), build: (_, folder) => script(build, folder) };
        await ensure({ build: true, root, commands });
      `;
      const args = ["--input-type=module", "-e", code, root, INSTALL, BUILD];
      const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
      children.push(child);
      let output = "";
      child.stdout.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
      const end = new Promise<number | NodeJS.Signals | null>((done) => {
        child.on("close", (status, signal) => done(status ?? signal));
      });
      return { child, end, output: () => output };
    },

    /** What ran since the last look. */
    ran(): string[] {
      const words = has("ran") ? read("ran").split(" ").filter(Boolean) : [];
      rmSync(path("ran"), { force: true });
      return words;
    },

    async isBuilding(): Promise<void> {
      await until(() => has(".cache/dist-next/server/main.js"));
    },

    /** Also ends what a test left running: a stand-in that waits for "hold" ends without it. */
    clearAway(): void {
      for (const child of children) child.kill("SIGKILL");
      rmSync(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(10);
}
