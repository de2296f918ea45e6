import { expect, test } from "vitest";
import { signInTab } from "./login-page.tsx";

const plain = { chosen: null, handed: false, error: undefined, demo: { password: null } };
const demo = { password: "mowaba" };

test.each([
  ["nothing in particular", {}, "oauth"],
  ["an address that says so", { chosen: "email" }, "email"],
  ["an address that says otherwise in a demo world", { chosen: "oauth", demo }, "oauth"],
  ["an address that says nonsense", { chosen: "carrier-pigeon" }, "oauth"],
  ["a message or an email from the screen before", { handed: true }, "email"],
  ["a choice made after that", { handed: true, chosen: "oauth" }, "oauth"],
  ["a demo world", { demo }, "email"],
  ["a world that did not answer", { demo: undefined }, "email"],
  ["a provider that is not set up", { error: "google-off" }, "email"],
  ["another that is not", { error: "microsoft-off" }, "email"],
  ["a sign-in that was cancelled", { error: "refused" }, "oauth"],
] as const)("with %s the tab is right", (_what, change, tab) => {
  expect(signInTab({ ...plain, ...change })).toBe(tab);
});
