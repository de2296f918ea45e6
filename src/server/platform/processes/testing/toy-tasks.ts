import { getPriority } from "node:os";
import { invalid } from "../../faults.ts";
import { serveTasks } from "../serve-tasks.ts";

/** A task process whose tasks do what hostile files make parsers do. */
const kept: Uint8Array[] = [];

serveTasks({
  echo: async (input: unknown) => input,
  // biome-ignore lint/style/noProcessEnv: whether there is anything in it is what the test asks.
  facts: async () => ({ pid: process.pid, priority: getPriority(), env: Object.keys(process.env) }),
  hang: async () => {
    for (;;);
  },
  grow: async () => {
    for (;;) kept.push(new Uint8Array(20_000_000).fill(1));
  },
  die: async () => process.exit(3),
  refuse: async () => {
    throw invalid("This file is protected by a password.");
  },
  throw: async () => {
    throw new Error("internal words");
  },
});
