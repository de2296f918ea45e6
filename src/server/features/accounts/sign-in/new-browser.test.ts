import { expect, test } from "vitest";
import { roughNetwork } from "./new-browser.ts";

test.each([
  ["198.41.0.4", "198.41.…"],
  ["::ffff:198.41.0.4", "198.41.…"],
  ["2001:4860:4860:1234:5678:9abc:def0:1", "2001:4860:…"],
  ["127.0.0.1", "the machine that Candour runs on"],
  ["::1", "the machine that Candour runs on"],
  ["10.1.2.3", "a private network"],
  ["fd00::1", "a private network"],
  ["not an address", "an unknown network"],
])("%s is told as %s", (address, told) => {
  expect(roughNetwork(address)).toBe(told);
});
