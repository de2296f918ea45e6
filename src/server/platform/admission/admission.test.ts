import { expect, test } from "vitest";
import { admissionLoads, createAdmission } from "./admission.ts";
import { type Asker, askAs, askForAll } from "./asker.ts";

const rules = {
  name: "test",
  atOnce: 1,
  waiting: 8,
  sentences: { busy: "It is full.", tooMany: "You have too many." },
};
const someone = (network: string, owner = network, signal?: AbortSignal): Asker => ({
  network,
  owner,
  isRequest: true,
  ...(signal && { signal }),
});

/** Work that goes on until it is told to end, and what was done in which order. */
function workshop(admission = createAdmission(rules)) {
  const done: string[] = [];
  const held: (() => void)[] = [];
  const ask = (asker: Asker, name: string) =>
    askAs(asker, () =>
      admission.run(async () => {
        await new Promise<void>((resolve) => held.push(resolve));
        done.push(name);
      }),
    ).catch((error: Error) => error.message);
  /** Lets each piece of work end as soon as it has begun, until nothing is left. */
  async function finish() {
    while (admission.load.running > 0 || held.length > 0) {
      held.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return { admission, done, held, ask, finish };
}

test("networks take turns, and within one its owners do", async () => {
  const { done, ask, finish } = workshop();
  for (const name of ["a1", "a2", "a3"]) void ask(someone("net-1", "anna"), name);
  void ask(someone("net-1", "ben"), "b1");
  void ask(someone("net-2"), "c1");
  await finish();
  // The first had begun; of the others, whoever was served least goes first.
  expect(done.slice(0, 3)).toEqual(["a1", "c1", "b1"]);
  expect(done).toHaveLength(5);
});

test("a thousand visitors of one network are one network", async () => {
  const { done, ask, finish } = workshop(createAdmission({ ...rules, waiting: 100 }));
  for (let at = 0; at < 40; at += 1) void ask(someone("net-1", `cookie-${at}`), `attack ${at}`);
  void ask(someone("net-2", "honest"), "honest");
  await finish();
  expect(done.indexOf("honest")).toBe(1);
  expect(done).toHaveLength(41);
});

test("who asks for too much is told so, and nobody else is", async () => {
  const { ask, finish, admission } = workshop(createAdmission({ ...rules, name: "flooded" }));
  const flood = Array.from({ length: 12 }, (_, at) => ask(someone("net-1", `c${at}`), `${at}`));
  const honest = ask(someone("net-2"), "honest");
  expect(admission.load).toEqual({ running: 1, waiting: 5, refused: 7 });
  await finish();
  expect((await Promise.all(flood)).filter((one) => one === "You have too many.")).toHaveLength(7);
  expect(await honest).toBeUndefined();
  expect(admissionLoads().get("flooded")).toEqual({ running: 0, waiting: 0, refused: 7 });
  admission.stop();
  expect(admissionLoads().has("flooded")).toBe(false);
});

test("in a full line the network that fills it gives way", async () => {
  const { ask, finish, admission } = workshop();
  const asked = ["1", "2"].flatMap((network) =>
    [1, 2, 3, 4].map((at) => ask(someone(network, `${network}-${at}`), `${network}-${at}`)),
  );
  void ask(someone("1", "1-5"), "1-5");
  expect(admission.load.waiting).toBe(8);
  const late = ask(someone("3"), "late");
  expect(admission.load.waiting).toBe(8);
  await finish();
  expect(await late).toBeUndefined();
  expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1);
});

test("one network never holds every place", async () => {
  const { ask, held, finish, admission } = workshop(createAdmission({ ...rules, atOnce: 2 }));
  void ask(someone("net-1"), "long");
  void ask(someone("net-1"), "long too");
  expect(admission.load).toMatchObject({ running: 1, waiting: 1 });
  await new Promise((resolve) => setImmediate(resolve));
  void ask(someone("net-2"), "short");
  await new Promise((resolve) => setImmediate(resolve));
  expect(held).toHaveLength(2);
  await finish();
});

test("what has begun is finished before others begin", async () => {
  const { admission, done, ask, held, finish } = workshop();
  const search = (name: string) =>
    askAs(someone(name), async () => {
      for (const step of ["rank", "evidence"])
        await admission.run(
          async () => {
            await new Promise<void>((resolve) => held.push(resolve));
            done.push(`${name} ${step}`);
          },
          { isContinued: step === "rank" },
        );
    });
  const searches = ["one", "two", "three"].map(search);
  void ask(someone("four"), "four");
  await finish();
  await Promise.all(searches);
  expect(done).toEqual([
    "one rank",
    "one evidence",
    "two rank",
    "two evidence",
    "three rank",
    "three evidence",
    "four",
  ]);
});

test("who has left is not served, unless others wait for the same", async () => {
  const { admission, done, ask, held, finish } = workshop();
  const [left, shared] = [new AbortController(), new AbortController()];
  void ask(someone("net-1"), "first");
  const gone = ask(someone("net-2", "x", left.signal), "gone");
  const others = askAs(someone("net-3", "y", shared.signal), () =>
    askForAll(() =>
      admission.run(async () => {
        await new Promise<void>((resolve) => held.push(resolve));
        done.push("shared");
      }),
    ),
  );
  left.abort();
  shared.abort();
  expect(await gone).toBe("Whoever asked has left.");
  expect(await ask(someone("net-2", "x", left.signal), "still gone")).toBe(await gone);
  await finish();
  await others;
  expect(done).toEqual(["first", "shared"]);
});

test("what takes long counts for more than what is short", async () => {
  const { createFairLine } = await import("./fair-line.ts");
  const line = createFairLine<{ asker: Asker; isFirst: boolean; name: string }>();
  const add = (network: string, name: string) =>
    line.add({ asker: someone(network), isFirst: false, name });
  for (const at of [1, 2, 3]) add("long", `long ${at}`);
  for (const at of [1, 2, 3, 4]) add("short", `short ${at}`);
  const order: string[] = [];
  for (let next = line.take(() => true); next; next = line.take(() => true)) {
    order.push(next.name);
    line.charge(next.asker, next.name.startsWith("long") ? 8000 : 100);
  }
  expect(order.slice(0, 5)).toEqual(["long 1", "short 1", "short 2", "short 3", "short 4"]);
});
