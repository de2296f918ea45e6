import { expect, test } from "vitest";
import { sourceName } from "./source-name.ts";

test("an address is named by its website and its path, not by what is written before them", () => {
  expect(sourceName("https://www.dorringtonhale.example/careers/118/?utm=x#top")).toBe(
    "dorringtonhale.example/careers/118",
  );
  expect(sourceName("https://firm.example:8443@other.example/a")).toBe("other.example/a");
  expect(sourceName("https://firm.example")).toBe("firm.example");
  expect(sourceName("javascript:alert(1)")).toBe("javascript:alert(1)");
  expect(sourceName("")).toBe("");
});
