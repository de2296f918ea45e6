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

describe("said of what stands there", () => {
  test.each([
    ["6am to 2pm mon to fri now", /Monday to Friday, 6am to 2pm|Monday to Friday/, /Thursday/],
    ["thursday is off the table", /Monday/, /Thursday/],
    ["amend the 60 to 75", /\$75/, /\$60/],
    ["RSA is only a nice to have", /"nice":\["RSA"\]/, /"must":\[[^\]]*RSA/],
    ["the RSA isn't needed either", /5 years/, /RSA/],
    ["RSA can be a food handling certificate", /food handling certificate/i, /RSA/],
    ["RSA doesn't have to be a must, nice is fine", /"nice":\["RSA"\]/, /"must":\[[^\]]*RSA/],
    ["take out home visits the nurses do that now", /team of six/, /home visits/i],
    ["home visits are nixed", /team of six/, /home visits/i],
  ])("%s", (message, now, before) => {
    const said = text(talk(BASE, message));
    expect(said).toMatch(now);
    expect(said).not.toMatch(before);
  });
  test.each([
    ["make the top 135", 110_000, 135_000],
    ["bottom end should be 105k", 105_000, 130_000],
    ["leave the pay at 130", 110_000, 130_000],
  ])("an end of the range: %s", (message, min, max) => {
    const { draft } = talk(BASE, message);
    expect(draft.salary).toMatchObject({ min, max, per: "year" });
    expect(draft.details).toEqual([]);
  });
  test("one of two that were left open", () => {
    const turn = talk(
      "Tiler in Kew, full time, ABN or wages. Lay tiles",
      "only wages now, the accountant said so",
    );
    expect(text(turn)).not.toMatch(/ABN/);
    expect(text(turn)).toMatch(/wages/i);
  });
  test("what comes in the place of what is gone is kept", () => {
    const turn = talk(`${BASE}. Benefits: a ute`, "the ute's gone, they get a pool car");
    expect(text(turn)).toMatch(/pool car/);
    expect(text(turn)).not.toMatch(/ ute/);
  });
  test("two rates are pay, and each can change", () => {
    const said = talk("Crane operator in Gladstone. 35 days, 42 nights. 12 hour shifts. C6 ticket");
    expect(said.draft.salary).toMatchObject({ min: 35, max: 35, per: "hour" });
    expect(said.draft.pay_notes.join()).toMatch(/42 an hour on nights/);
    const changed = takeTurn(takeTurn(said.state, "make the nights 44").state, "day rate is 36");
    expect(changed.draft.salary).toMatchObject({ min: 36 });
    expect(changed.draft.pay_notes.join()).toMatch(/44 an hour on nights/);
  });
  test("pay that has gone up is not gone", () => {
    const turn = talk(BASE, "pay's gone up since then, it's 120 to 140k now");
    expect(turn.draft.salary).toMatchObject({ min: 120_000, max: 140_000 });
  });
  test("one of a long row goes, and the row stays", () => {
    const turn = talk(
      "Receptionist in Grafton, full time. Duties: front desk phones keys trust receipting listings on the portals window cards",
      "window cards are gone too",
    );
    expect(text(turn)).toMatch(/trust receipting/);
    expect(text(turn)).not.toMatch(/window cards/);
  });
  test("a share and an allowance in the figures that they were told in", () => {
    const notes = talk(
      "Sales Associate in Noosa, full time, $65k plus super, 8% commission, $12k car allowance. Open homes",
      "commission is 10% not 8. car allowance is 15 now",
    ).draft;
    expect(JSON.stringify(notes)).toMatch(/10% commission/);
    expect(JSON.stringify(notes)).toMatch(/\$15,000/);
    expect(JSON.stringify(notes)).not.toMatch(/12,000|8%/);
  });
});
