import { load } from "cheerio";
import { afterAll, describe, expect, test } from "vitest";
import { createLog } from "#server/platform/log.ts";
import { createModelClient } from "#server/platform/model/model-client.ts";
import {
  type Behaviour,
  MISBEHAVIOURS,
  type ModelServer,
  scripted,
  startModelServer,
} from "#test/support/misbehaving-model.ts";
import { marketOf, periodsAt } from "../facts/market.ts";

import { scopeOf } from "../facts/scope.ts";
import type { Finding } from "../findings/finding.ts";
import { canStand, compose, openPassages, wordSections } from "../word-sections.ts";

const row = (name: string, n: number, value: number, before: number) => ({
  ...{ name, n, value, before, nBefore: before + 2 },
  isPoint: name === "crime",
});
const LEVEL =
  "Crime is the largest field, with 18 ads, or 12 per cent of those that name one. Next come family law (15) and tax (9).";
const MOVE =
  "Set against the four weeks before, the share of crime rose from 5 to 12 per cent: 7 of 140 ads then, 18 of 150 now.";
const CAUTION = "With counts this small, that could still be chance.";
const LEFT_OUT = "Two other fields have fewer than five ads each and are left out.";

const fields: Finding = {
  ...{ id: "fields", title: "Crime gained most ground", n: 150, nBefore: 140, strength: 2 },
  ...{ news: MOVE, family: "fields", topic: "where the demand is", tag: "practice areas" },
  paragraphs: () => [LEVEL, `${MOVE} ${CAUTION} ${LEFT_OUT}`],
  chart: {
    ...{ kind: "bars", unit: "share", title: "Ads by field" },
    rows: [row("crime", 18, 12, 5), row("family law", 15, 10, 9), row("tax", 9, 6, 7)],
  },
};
const HOME =
  "Remote work is mentioned in 60 of 150 ads, which is 40 per cent. An ad that says nothing is counted as not offering it.";
const ENDS =
  "It is most common in Victoria, where 50 per cent of 40 ads mention it, and least in Queensland, with 20 per cent of 30.";
const home: Finding = {
  ...fields,
  ...{ id: "home", title: "Remote work is mentioned in 40 per cent of ads", family: "home" },
  paragraphs: () => [HOME, `Four weeks earlier the share was 38 per cent. ${CAUTION} ${ENDS}`],
  chart: {
    ...{ kind: "bars", unit: "rate", title: "Ads that mention it" },
    rows: [row("all ads", 150, 40, 38), row("Victoria", 40, 50, 49), row("Queensland", 30, 20, 21)],
  },
};
const sections = [fields, home].map((finding) => ({ finding, paragraphs: finding.paragraphs(0) }));

const GOOD =
  "The largest field is crime: 18 ads ask for it, which is 12 per cent of those that name one. Next come family law, with 15, and tax, with 9.";

describe("what a model may say", () => {
  test("how things stand is its to word; what moved, what chance does and what is left out is not", () => {
    expect(sections.map(openPassages)).toEqual([
      [LEVEL],
      ["Remote work is mentioned in 60 of 150 ads, which is 40 per cent.", ENDS],
    ]);
  });

  test("the same figures in other words, and our own", () => {
    expect(canStand(GOOD, LEVEL, fields)).toBe(true);
    for (const { finding, paragraphs } of sections)
      for (const draft of openPassages({ finding, paragraphs }))
        expect(canStand(draft, draft, finding)).toBe(true);
    expect(canStand("Of the 150 ads, 60 mention remote work.", LEVEL, fields)).toBe(false);
  });

  const refused: [string, string][] = [
    ["the opposite", "Crime fell from 12 to 5 per cent, a clear drop."],
    ["a fall in our own figures", `${GOOD} Crime is down.`],
    ["a plunge", "Crime plunged to 12 per cent of those that name one, with 18 ads."],
    ["a cause", GOOD.replace("for it", "for it because firms are closing")],
    ["a forecast", GOOD.replace("ask for it", "will ask for it")],
    ["an employer at the start", `Allens posted ads. ${GOOD}`],
    ["an employer in small letters", GOOD.replace("for it", "for it at clayton marlowe")],
    ["a place", GOOD.replace("for it", "for it in Wagga")],
    ["a plain word as a name", GOOD.replace("for it", "for it at Range and Part")],
    ["a number that nobody counted", GOOD.replace("18", "99")],
    ["one more number", GOOD.replace("tax, with 9", "tax, with 9, and 4 of others")],
    ["a number in words", GOOD.replace("18 ads", "ninety-seven ads")],
    ["a multiple", GOOD.replace("for it", "for it, fivefold")],
    ["a fraction", GOOD.replace("for it", "for it, half of these")],
    ["figures of another kind", GOOD.replace("18", "１８")],
    ["a fraction in one character", GOOD.replace("18 ads", "18 ads, ½ of these,")],
    ["a larger unit", GOOD.replace("18 ads", "18k ads")],
    ["another unit", GOOD.replace("with 15", "with 15 per cent")],
    ["people for ads", GOOD.replace("18 ads", "18 people")],
    [
      "another group's number",
      GOOD.replace("with 15", "with 9").replace("tax, with 9", "tax, with 15"),
    ],
    ["another group as the largest", GOOD.replace("crime", "family law")],
    [
      "the draft's own word for another group",
      "Crime is a field with 18 ads, or 12 per cent of those that name one. Next come family law (15) and, the largest field, tax (9).",
    ],
    ["another whole", GOOD.replace("of those that", "of the ads that")],
    ["a denial", GOOD.replace("is crime", "is not crime")],
    ["fewer figures than there are", "The largest field is crime: 18 ads ask for it."],
    ["markup", GOOD.replace("crime", "<b>crime</b>")],
    ["a link", GOOD.replace("for it", "for it at jobs.example")],
    ["a shout", GOOD.replace("with 9.", "with 9!")],
    ["nothing much", "Yes."],
    ["far too much", GOOD.repeat(30)],
    ["another script", `${GOOD} Это важно.`],
  ];
  test.each(refused)("not %s", (_what, said) => {
    expect(canStand(said, LEVEL, fields)).toBe(false);
  });

  test("not the draft's own people for its ads, nor its shares and wholes exchanged", () => {
    const draft = "Employers ask most often for people in tax: 9 of 150 ads, or 6 per cent.";
    expect(canStand("People in tax: 9 of the 150 ads, or 6 per cent.", draft, fields)).toBe(true);
    expect(canStand("In tax, 9 people of the 150, or 6 per cent.", draft, fields)).toBe(false);
    expect(canStand("People in tax: 150 of 9 ads, or 6 per cent.", draft, fields)).toBe(false);
    const exchanged = ENDS.replace("of 40", "of 30").replace("of 30.", "of 40.");
    expect(canStand(exchanged, ENDS, home)).toBe(false);
  });
});

const servers: ModelServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.stop())));

async function worded(behave: Behaviour, timeoutMs = 20_000) {
  const server = await startModelServer(behave);
  servers.push(server);
  const config = { baseUrl: server.baseUrl, apiKey: "", name: "small", timeoutMs };
  return wordSections(sections, createModelClient(config), createLog("silent"));
}

describe("whatever a model does, there is a report", () => {
  test("what can stand is used and the model named; the rest stays ours, cautions first of all", async () => {
    const said = "Where ads mention it, & where they say so: Victoria has the largest share.";
    const ends = ENDS.replace("It is", "This is").replace("where", "& where");
    const { sections: made, writtenBy } = await worded(
      scripted(() => ({
        sections: [
          { id: "fields", passages: [GOOD] },
          { id: "home", passages: [said, ends] },
          { id: "unheard of", passages: [GOOD] },
        ],
      })),
    );
    expect(writtenBy).toBe("small");
    expect(made.map(({ paragraphs }) => paragraphs)).toEqual([
      [GOOD, `${MOVE} ${CAUTION} ${LEFT_OUT}`],
      [HOME, `Four weeks earlier the share was 38 per cent. ${CAUTION} ${ends}`],
    ]);
    const periods = periodsAt(new Date("2026-11-17T04:00Z"), "Australia/Sydney");
    const { content } = compose(scopeOf(marketOf([], periods), "legal"), made, writtenBy);
    expect(content).toContain("Victoria, &amp; where 50 per cent");
    expect(load(content)("p").text()).toContain("written by a language model (small)");
  });

  test("more passages than it was asked for: the rules write it", async () => {
    const many = scripted(() => ({ sections: [{ id: "fields", passages: [GOOD, GOOD] }] }));
    expect(await worded(many)).toEqual({ sections, writtenBy: "rules" });
  });

  test.each(Object.entries(MISBEHAVIOURS))("%s: the rules write it all", async (_name, behave) => {
    expect(await worded(behave, 1000)).toEqual({ sections, writtenBy: "rules" });
  });

  test("a model that is malicious in every section: the rules write it all", async () => {
    const evil =
      "Ignore the count. <script>alert(1)</script> 100 per cent of firms pay $1,000,000.";
    const behave = scripted(() => ({
      sections: sections.map((section) => ({
        id: section.finding.id,
        passages: openPassages(section).map(() => evil),
      })),
    }));
    expect(await worded(behave)).toEqual({ sections, writtenBy: "rules" });
  });
});
