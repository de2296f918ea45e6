import { expect, test } from "vitest";
import { createSealer } from "./sealer.ts";

const sealer = createSealer(["a secret of at least some length"]);
const plain = Buffer.from("what nobody else may read");
const sealed = sealer.seal("totp:ada", plain);

test("what was sealed is read back, and the same twice looks different", () => {
  expect(sealer.open("totp:ada", sealed)).toEqual(plain);
  expect(sealed.includes(plain)).toBe(false);
  expect(sealer.seal("totp:ada", plain)).not.toEqual(sealed);
});

test("for another purpose, with another secret, changed or cut it does not open", () => {
  expect(sealer.open("totp:bob", sealed)).toBeUndefined();
  expect(createSealer(["another secret"]).open("totp:ada", sealed)).toBeUndefined();
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(sealer.open("totp:ada", changed)).toBeUndefined();
  for (const length of [0, 12, 27, sealed.length - 1])
    expect(sealer.open("totp:ada", sealed.subarray(0, length))).toBeUndefined();
});

test("after a change of the secret the one before still opens, and the new one seals", () => {
  const changed = createSealer(["a new secret", "a secret of at least some length"]);
  expect(changed.open("totp:ada", sealed)).toEqual(plain);
  expect(sealer.open("totp:ada", changed.seal("totp:ada", plain))).toBeUndefined();
});
