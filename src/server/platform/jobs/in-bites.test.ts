import { expect, test } from "vitest";
import { unavailable } from "../faults.ts";
import { createLog } from "../log.ts";
import { type Bite, inBites } from "./in-bites.ts";

/** Work as a table has it: what is done is no longer in it. */
function table(size: number) {
  const left = new Set(Array.from({ length: size }, (_, at) => `id-${`${at}`.padStart(3, "0")}`));
  const done: string[] = [];
  const take = async ({ after, limit }: Bite) =>
    [...left].filter((id) => id > after).slice(0, limit);
  const finish = (id: string) => {
    left.delete(id);
    done.push(id);
  };
  return { left, done, take, finish };
}

const run = (
  { take }: Pick<ReturnType<typeof table>, "take">,
  work: (id: string) => Promise<void>,
  stopping = new AbortController(),
  signal = new AbortController().signal,
) =>
  inBites({
    context: { signal },
    stopping: stopping.signal,
    log: createLog("silent"),
    take,
    idOf: (id) => id,
    work,
  });

test("all of it is done once, however many bites it takes", async () => {
  const { done, take, finish } = table(53);
  expect(await run({ take }, async (id) => finish(id))).toBe(true);
  expect(done).toHaveLength(53);
  expect(new Set(done).size).toBe(53);
});

test("a process that stops leaves the rest, and the next one does no more than that", async () => {
  const { left, done, take, finish } = table(50);
  const stopping = new AbortController();
  const first = await run(
    { take },
    async (id) => {
      finish(id);
      if (done.length === 27) stopping.abort();
    },
    stopping,
  );
  expect(first).toBe(false);
  expect([done.length, left.size]).toEqual([27, 23]);
  expect(await run({ take }, async (id) => finish(id))).toBe(true);
  expect([...new Set(done)]).toHaveLength(50);
  expect(done).toHaveLength(50);
});

test("one that fails holds up nobody, and is not tried for ever", async () => {
  const { left, take, finish } = table(45);
  let tries = 0;
  await run({ take }, async (id) => {
    if (id !== "id-003") return finish(id);
    tries += 1;
    throw new Error("This one cannot be read.");
  });
  expect([...left]).toEqual(["id-003"]);
  expect(tries).toBe(1);
});

test("while nothing can be done at all, the go ends and the rest waits for another", async () => {
  const { left, take } = table(5);
  const work = async () => {
    throw unavailable("It is being loaded.");
  };
  await expect(run({ take }, work)).rejects.toThrow("It is being loaded.");
  expect(left.size).toBe(5);
});

test("a job that has taken too long ends between two", async () => {
  const { done, take, finish } = table(5);
  const tooLong = new AbortController();
  const work = async (id: string) => {
    finish(id);
    tooLong.abort(new Error("too long"));
  };
  await expect(run({ take }, work, new AbortController(), tooLong.signal)).rejects.toThrow(
    "too long",
  );
  expect(done).toHaveLength(1);
});
