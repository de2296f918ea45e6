import { describe, expect, test } from "vitest";
import { calmMessage } from "./calm-message.ts";
import { mendedMessage } from "./repairs.ts";
import { spokenFigures } from "./spoken-figures.ts";

describe("calm", () => {
  test("shouting is written small, names in capitals stay", () => {
    expect(calmMessage("NEED 2 EXCAVATOR OPERATORS, RII TICKET, CALL NOW")).toBe(
      "need 2 excavator operators, RII ticket, call now",
    );
    expect(calmMessage("Send it to the NDIS team")).toBe("Send it to the NDIS team");
  });
  test.each([
    ["email boss@hair.example. dm us on insta lol no jk", "email boss@hair.example."],
    ["Must be early, we pay in hugs, just kidding. Own car", "Must be early, Own car"],
  ])("what was a joke by its own word is taken back: %s", (said, meant) => {
    expect(calmMessage(said).replace(/\s+/g, " ").trim()).toBe(meant);
  });
  test.each([
    ["cert III with a clientele if poss", "cert III, a clientele preferred"],
    ["Xero, but not a dealbreaker", "Xero preferred"],
    ["start tmrw if poss", "start tomorrow if possible"],
  ])("hurried words are written out: %s", (said, meant) => {
    expect(calmMessage(said)).toBe(meant);
  });
  test("words that fill a pause go, addresses stay", () => {
    expect(calmMessage("a decent attitude lol, um and boots")).toBe("a decent attitude and boots");
    expect(calmMessage("haha")).toBe("haha");
    expect(calmMessage("write to lol@haha.example")).toBe("write to lol@haha.example");
  });
});

describe("slips are mended", () => {
  test.each([
    ["arvo shift 2pm-10 no sorry 3pm-11pm", "arvo shift 3pm-11pm"],
    ["3 to 5 years, well 2 to 5, disputes", "2 to 5 years, disputes"],
    ["20 a week, maybe 24. lets say 24", "24 a week"],
    ["we want a personal trainer no a gym instructor", "we want a gym instructor"],
    ["commercial disputes, insolvency, scratch insolvency", "commercial disputes"],
  ])("%s", (said, meant) => {
    expect(mendedMessage(said)).toBe(meant);
  });
  test.each(["5 days, 8 hours", "well paid, 5 years", "no degree", "a car no licence"])(
    "nothing is mended in: %s",
    (said) => {
      expect(mendedMessage(said)).toBe(said);
    },
  );
});

describe("figures in words", () => {
  test.each([
    ["ring trev oh four nine one five seven oh double oh six", "ring trev 0491 570 006"],
    ["a hundred and forty rentals", "140 rentals"],
    ["forty three dollars eighty an hour", "$43.80 an hour"],
    ["sixty two to sixty seven thousand", "62 to 67 thousand"],
    ["six thirty till three", "6.30 till 3"],
    ["fifty percent loading", "50% loading"],
  ])("%s", (said, written) => {
    expect(spokenFigures(said)).toBe(written);
  });
  test.each([
    "two to three years",
    "one or two clients",
    "a hundred thousand",
    "one on one visits",
  ])("nothing changes in: %s", (said) => {
    expect(spokenFigures(said)).toBe(said);
  });
});
