import { expect, it } from "vitest";
import { contactAddress } from "./contact-address.ts";

it.each([
  ["https://harrowlyle.example/careers", "https://harrowlyle.example/careers"],
  ["http://harrowlyle.example", "http://harrowlyle.example"],
  ["javascript:alert(1)", ""],
  ["JavaScript:alert(1)//https://x.example", ""],
  ["data:text/html,x", ""],
  ["not an address", ""],
  ["", ""],
])("leads to %s as %j", (source_url, address) => {
  expect(contactAddress({ source_url })).toBe(address);
});
