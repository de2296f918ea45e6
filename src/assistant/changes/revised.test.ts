import { describe, expect, test } from "vitest";
import { openTalk } from "../state.ts";
import { openingTurn, takeTurn } from "../talk.ts";
import type { Turn } from "../turn.ts";

/** What is said of something that stands in the draft changes that, and nothing else. */
const BASE =
  "Practice Manager in Bendigo. Full time, $110k to $130k plus super. Duties: lead a team of six, run two reception desks, home visits. Must have: 5 years in health, RSA. Hours: Monday, Tuesday and Thursday, 8.30am to 5pm. Call-out fee of $60";

const talk = (...messages: string[]): Turn =>
  messages.reduce(
    (turn, message) => takeTurn(turn.state, message),
    openingTurn(openTalk({ name: "Quandong Health", quotes: [] })),
  );
const text = (turn: Turn) => JSON.stringify(turn.draft);

describe("one value in the place of another", () => {
  test("an end of what is paid", () => {
    expect(talk(BASE, "the 110 should be 115").draft.salary).toMatchObject({
      min: 115_000,
      max: 130_000,
    });
  });
  test.each([
    ["team of six is now eight", "eight", "six"],
    ["it's three reception desks", "three reception desks", "two reception"],
    ["the call-out fee has gone up to $75", "$75", "$60"],
  ])("%s", (message, now, before) => {
    const said = text(talk(BASE, message)).toLowerCase();
    expect(said).toContain(now);
    expect(said).not.toContain(before);
  });
  test("a number that stands for something else stays", () => {
    expect(text(talk(BASE, "it's three reception desks"))).toContain("5 years in health");
  });
  test("the sum was by the hour", () => {
    const turn = talk("Pharmacist in Mildura, 58 to 62, dispensing", "per hour that is");
    expect(turn.draft.salary).toMatchObject({ min: 58, max: 62, per: "hour" });
  });
  test("as often as is said now", () => {
    const hours = talk(
      "Plumber in Cairns, full time. Hot water repairs. One week in four on the after hours phone",
      "the on-call though, make it one in five, we've got another bloke starting",
    ).draft.hours.join("; ");
    expect(hours).toMatch(/one week in five/i);
    expect(hours).not.toMatch(/four/);
  });
  test("other days where only some are told", () => {
    const hours = talk(
      "Content Lead in Fitzroy, hybrid (Tues + Thurs in the studio, other days wherever), full time. Edit copy",
      "we've moved the studio days, it's Mon + Wed now",
    ).draft.hours.join("; ");
    expect(hours).toMatch(/Monday and Wednesday in the studio/);
    expect(hours).not.toMatch(/Tues|Thurs/);
  });
  test("other days keep their times", () => {
    const hours = talk(BASE, "sorry, it is Monday, Wednesday and Thursday").draft.hours.join("; ");
    expect(hours).toMatch(/Wednesday/);
    expect(hours).not.toMatch(/Tuesday/);
    expect(hours).toMatch(/8\.30am to 5pm/);
  });
});

describe("what is gone", () => {
  test.each([
    "there's no home visits anymore",
    "home visits went to another team",
    "does it say home visits? we don't do those anymore",
  ])("%s", (message) => {
    expect(text(talk(BASE, message))).not.toMatch(/home visits/i);
  });
  test("and put back", () => {
    const turn = talk(BASE, "remove the home visits", "no, put home visits back");
    expect(turn.draft.responsibilities.join("; ")).toMatch(/home visits/i);
  });
  test("a number points at a line, and the others stay", () => {
    const turn = talk(BASE, "remove number 2 of the duties");
    expect(turn.draft.responsibilities).toHaveLength(2);
    expect(text(turn)).not.toMatch(/reception/);
  });
});
