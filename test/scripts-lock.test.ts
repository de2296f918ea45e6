import { readdirSync, utimesSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type ToyCheckout, toyCheckout, until } from "./support/toy-checkout.ts";

let toy: ToyCheckout;
beforeEach(() => {
  toy = toyCheckout();
});
afterEach(() => toy.clearAway());

/** Kills one that builds, and gives the lock as it leaves it; its command goes on until "hold" is gone. */
async function leaveLockBehind(): Promise<string> {
  toy.write("hold", "");
  const killed = toy.ensureElsewhere();
  await toy.isBuilding();
  const turn = `.cache/ensure-lock/${readdirSync(toy.path(".cache/ensure-lock")).sort().at(-1)}`;
  // The command may run before its holder has written down whose it is.
  await until(() => toy.has(`${turn}/command.json`));
  killed.child.kill("SIGKILL");
  // Its command holds the same output open, so "close" would wait for that too.
  await new Promise((done) => killed.child.once("exit", done));
  toy.ran();
  return turn;
}

async function endCommandLeftBehind(): Promise<void> {
  toy.remove("hold");
  await until(() => toy.has(".cache/dist-next/end"));
}

test("of many at once, in one process and in several, one does the work", async () => {
  toy.write("hold", "");
  const others = [toy.ensureElsewhere(), toy.ensureElsewhere(), toy.ensureElsewhere()];
  const here = [toy.ensure(), toy.ensure()];
  await toy.isBuilding();
  toy.remove("hold");
  await Promise.all(here);
  expect(await Promise.all(others.map(({ end }) => end))).toEqual([0, 0, 0]);
  expect(toy.ran()).toEqual(["install", "build"]);
});

test("a command that outlives its killed holder is waited for, and dist stays whole", async () => {
  await toy.ensure();
  toy.write("src/main.ts", "second");
  await leaveLockBehind();
  expect(toy.read("dist/server/main.js")).toBe("first");
  const next = toy.ensure();
  await until(() => toy.said().includes("Waiting for process"));
  expect(toy.ran()).toEqual([]);
  toy.remove("hold");
  await next;
  expect(toy.ran()).toEqual(["build"]);
  expect(toy.read("dist/server/main.js")).toBe("second");
});

test("a lock whose processes are gone is taken over by one of many", async () => {
  await leaveLockBehind();
  await endCommandLeftBehind();
  const others = [toy.ensureElsewhere(), toy.ensureElsewhere(), toy.ensureElsewhere()];
  expect(await Promise.all(others.map(({ end }) => end))).toEqual([0, 0, 0]);
  expect(toy.ran()).toEqual(["build"]);
});

test("a living process that was given a dead holder's pid does not hold it", async () => {
  const turn = await leaveLockBehind();
  await endCommandLeftBehind();
  for (const name of ["owner.json", "command.json"]) {
    const identity = JSON.parse(toy.read(`${turn}/${name}`));
    toy.write(`${turn}/${name}`, JSON.stringify({ ...identity, pid: process.pid }));
  }
  await toy.ensure();
  expect(toy.read("dist/server/main.js")).toBe("first");
});

test("a holder in another container counts while its beat is heard", async () => {
  const turn = await leaveLockBehind();
  await endCommandLeftBehind();
  const identity = JSON.parse(toy.read(`${turn}/owner.json`));
  toy.write(`${turn}/owner.json`, JSON.stringify({ ...identity, world: "elsewhere" }));
  const next = toy.ensure();
  await until(() => toy.said().includes("Waiting for process"));
  const longAgo = new Date(Date.now() - 120_000);
  utimesSync(toy.path(`${turn}/owner.json`), longAgo, longAgo);
  await next;
  expect(toy.ran()).toEqual(["build"]);
});

test("SIGTERM ends the command, frees the lock and ends the process by that signal", async () => {
  toy.write("hold", "");
  const stopped = toy.ensureElsewhere();
  await toy.isBuilding();
  stopped.child.kill("SIGTERM");
  expect(await stopped.end).toBe("SIGTERM");
  expect(stopped.output()).toContain("Building … stopped\n");
  toy.remove("hold");
  await toy.ensure();
  expect(toy.said()).not.toContain("Waiting");
  expect(toy.read("dist/server/main.js")).toBe("first");
});
