import { expect, test } from "vitest";
import { inTurn } from "./use-candidate-actions.tsx";

test("what is asked for during something slow is done after it, and the same thing once", async () => {
  const done: string[] = [];
  let waiting: readonly string[] = [];
  let finish = () => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const take = inTurn((now) => {
    waiting = [...now];
  });
  void take("first", async () => {
    await slow;
    done.push("first");
  });
  const last = take("second", async () => void done.push("second"));
  void take("second", async () => void done.push("twice"));
  expect(waiting).toEqual(["first", "second"]);
  finish();
  await last;
  expect(done).toEqual(["first", "second"]);
  expect(waiting).toEqual([]);
});
