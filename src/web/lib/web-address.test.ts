import { expect, it } from "vitest";
import { webAddress } from "./web-address.ts";

it.each([
  ["https://harrowlyle.example/careers", "https://harrowlyle.example/careers"],
  ["http://harrowlyle.example", "http://harrowlyle.example"],
  ["javascript:alert(1)", ""],
  [" JavaScript:alert(1)//https://x.example", ""],
  ["data:text/html,x", ""],
  ["//harrowlyle.example", ""],
  ["not an address", ""],
  ["", ""],
])("makes of %j the link %j", (written, link) => {
  expect(webAddress(written)).toBe(link);
});
