import { expect, test } from "vitest";
import { createSigner } from "./signer.ts";

const signer = createSigner("a secret of at least some length");
const token = signer.sign("unsubscribe", "ada");

test("a token is read back, for its own purpose and by its own secret only", () => {
  expect(signer.read("unsubscribe", token)).toBe("ada");
  expect(signer.read("reset", token)).toBeUndefined();
  expect(createSigner("another secret").read("unsubscribe", token)).toBeUndefined();
});

test.each([
  ["nothing", ""],
  ["no mark", "ada"],
  ["an empty mark", "ada."],
  ["half a mark", token.slice(0, -10)],
  ["another value with this mark", token.replace("ada", "bob")],
  ["a mark that is no text of ours", "ada.ééé"],
])("%s is no token", (_what, wrong) => {
  expect(signer.read("unsubscribe", wrong)).toBeUndefined();
});
