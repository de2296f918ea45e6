import { describe, expect, test } from "vitest";
import { plainLines } from "../text/plain-lines.ts";
import { closingDateIn } from "./closing-date.ts";
import { readAdvert } from "./read-advert.ts";

const read = (text: string) => readAdvert(plainLines(text).lines);
const kindOf = (text: string, sentence: string) =>
  read(text).sentences.find((one) => one.text.includes(sentence))?.kind;
const asked = (text: string) => read(text).requirements.map((one) => one.text);

const NURSERY = `Nursery Hand
Wattle Lane Plants, Dural NSW

We grow natives for landscapers and have done so since 1988.
There are no open-plan floors here, just rows of pots.

What you'll do
- Pot up tube stock and move it to the igloos
- Serve landscapers at the gate

What you need
- Two years in a production nursery
- A current forklift licence
- GST
- C++
- White Card or the willingness to get one

Nice to have
- Some Italian

Staff get a discount in the shop.
Pay is weekly, a little above the award.
Send your resume to Mel by Friday 4 December 2026.
`;

describe("how many are sought", () => {
  test.each([
    "One more lawyer",
    "We need one more lawyer.",
    "We're after two more enrolled nurses",
  ])("%s asks for nothing", (sentence) => {
    expect(
      asked(`Family Lawyer\n\nAbout you\n- ${sentence}\n- Three years in family law\n`),
    ).toEqual(["Three years in family law"]);
  });

  test("what stands beside it is asked for", () => {
    const said = asked("Lawyer\n\nWe want one more lawyer with two years in conveyancing.\n");
    expect(said.join(" ")).toContain("two years in conveyancing");
  });

  test("one more year is asked for", () => {
    expect(asked("Lawyer\n\nWhat you need\n- One or more years in conveyancing\n")).toHaveLength(1);
  });
});

describe("an advertisement's sentences", () => {
  test("each is of one kind: what is asked, done, given, paid and told are kept apart", () => {
    expect(kindOf(NURSERY, "We grow natives")).toBe("company");
    expect(kindOf(NURSERY, "Pot up tube stock")).toBe("duty");
    expect(kindOf(NURSERY, "forklift")).toBe("must");
    expect(kindOf(NURSERY, "Italian")).toBe("nice");
    expect(kindOf(NURSERY, "discount")).toBe("benefit");
    expect(kindOf(NURSERY, "Pay is weekly")).toBe("pay");
    expect(kindOf(NURSERY, "Send your resume")).toBe("apply");
    expect(kindOf(NURSERY, "What you need")).toBe("boilerplate");
  });

  test("what it says of itself asks for nothing, also with words that others ask with", () => {
    for (const { text } of read(NURSERY).requirements) expect(text).not.toMatch(/open-plan|1988/);
  });

  test("a sentence that runs over several lines is one", () => {
    const wrapped = `About you
You have at least three years of experience with residential conveyancing in New
South Wales, and you know your way around PEXA without having to look things up.
`;
    expect(read(wrapped).sentences.map(({ text }) => text)).toContain(
      "You have at least three years of experience with residential conveyancing in New South Wales, and you know your way around PEXA without having to look things up.",
    );
  });

  test("nothing at all gives nothing", () => {
    expect(read("")).toEqual({ sentences: [], requirements: [] });
    expect(read("***\n---\n").requirements).toEqual([]);
  });
});

describe("what is asked for", () => {
  test("every thing once, the short ones too", () => {
    expect(asked(NURSERY)).toEqual(
      expect.arrayContaining(["GST", "C++", expect.stringContaining("forklift licence")]),
    );
    const twice = "Requirements\n- A current white card\n- White card\n- Xero\n";
    expect(asked(twice).filter((text) => /white card/i.test(text))).toHaveLength(1);
  });

  test("years have a least and, in a range, a most", () => {
    const { requirements } = read(
      "Essential criteria\n- 3-5 years' experience in family law\n- At least eighteen months in a call centre\n",
    );
    expect(requirements).toMatchObject([
      { type: "years", min_years: 3, max_years: 5, must: true },
      { type: "years", min_years: 1.5, must: true },
    ]);
  });

  test("one of several is one requirement with its alternatives", () => {
    const { requirements } = read(
      "What you bring\n- Experience with Playwright, Selenium or Cypress\n- SQL\n",
    );
    expect(requirements[0]).toMatchObject({
      type: "tool",
      alternatives: ["Playwright", "Selenium", "Cypress"],
    });
    expect(requirements[1]?.alternatives).toBeUndefined();
  });

  test("an amount is not an alternative, and where some of it was done is a thing of its own", () => {
    const { requirements } = read(
      "What you bring\n- Three years or so as a sous chef or above, some of it in a busy pub\n- HACCP\n",
    );
    expect(requirements[0]).toMatchObject({ type: "years", min_years: 3 });
    expect(requirements[0]?.alternatives).toBeUndefined();
    expect(requirements[1]).toMatchObject({ type: "setting", text: "in a busy pub" });
  });

  test("a wish is not a must, whatever it stands under", () => {
    const { requirements } = read(
      "Requirements\n- A practising certificate\n- Experience with LEAP would be an advantage\n",
    );
    expect(requirements.map(({ type, must }) => [type, must])).toEqual([
      ["licence", true],
      ["tool", false],
    ]);
  });

  test("each says which sentence it stands in", () => {
    const { sentences, requirements } = read(NURSERY);
    for (const { from, text } of requirements) {
      const words = text.split(" ").slice(0, 2).join(" ");
      expect(sentences[from]?.text).toContain(words);
    }
  });
});

test.each([
  ["Applications close 5 pm, Monday 7 December 2026.", "Monday 7 December 2026"],
  ["Closing date: 30/11/2026", "30/11/2026"],
  ["Please apply by December 12.", "December 12"],
  ["We close the shop on Sundays.", ""],
  ["Founded in May 1988 by two sisters.", ""],
])("%s closes on “%s”", (sentence, date) => {
  expect(closingDateIn([sentence])).toBe(date);
});

test("a paper keeps its whole name", () => {
  const ad = `What you need
- First aid certificate
- Certificate IV in Leadership and Management
- Diploma of Nursing and a driver licence`;
  expect(asked(ad)).toEqual([
    "First aid certificate",
    "Certificate IV in Leadership and Management",
    "Diploma of Nursing",
    "driver licence",
  ]);
});

const essentials = (...items: string[]) =>
  read(`What you need\n${items.map((item) => `- ${item}`).join("\n")}\n`).requirements;

test.each([
  ["18 months to three years in a call centre", 1.5, 3],
  ["Between two and five years of teaching mathematics", 2, 5],
  ["Two years in hospitals, aged care or schools", 2, undefined],
  ["Up to two years' experience in family law", 0, 2],
  ["Not less than three years in conveyancing", 3, undefined],
  ["Five or so years in legal operations", 5, undefined],
])("“%s” asks for one stretch of time", (item, least, most) => {
  const found = essentials(item);
  expect(found).toHaveLength(1);
  expect(found[0]?.type).toBe("years");
  expect([found[0]?.min_years, found[0]?.max_years]).toEqual([least, most]);
});

test("years among the years are asked for as well", () => {
  const found = essentials("Ten years in mining, at least three of them in a supervisory position");
  expect(found.map((one) => one.min_years)).toEqual([10, 3]);
});

test("what is said of the person who is sought stands by itself", () => {
  const [paper, years, work] = essentials(
    "We need somebody admitted, with four years in property, who has negotiated retail leases",
  );
  expect(paper?.text).toMatch(/admitted/);
  expect(years).toMatchObject({ type: "years", min_years: 4 });
  expect(work?.text).toBe("negotiated retail leases");
});

test("what is wished for in the same breath is not lost", () => {
  const { requirements } = read(
    "Nice to have\n- A dangerous goods licence will be viewed favourably, as will a forklift ticket\n",
  );
  expect(requirements.map(({ text }) => text)).toEqual([
    "dangerous goods licence",
    "forklift ticket",
  ]);
});

test("the number of a criterion is no requirement", () => {
  const found = read(
    "Key selection criteria\nKSC 1. Certificate III in Horticulture.\nKSC 2. Ability to prune roses.\n",
  ).requirements;
  expect(found.map(({ text }) => text)).toEqual(["Certificate III in Horticulture", "prune roses"]);
});

test("words that share what follows stay together", () => {
  expect(essentials("Flexor and extensor tendon protocols").map(({ text }) => text)).toEqual([
    "Flexor and extensor tendon protocols",
  ]);
  expect(
    essentials("Drafting wills for blended families and farmers").map(({ text }) => text),
  ).toEqual(["Drafting wills for blended families and farmers"]);
});

describe("what belongs together and what does not", () => {
  const needs = (line: string) => asked(`Paralegal\n\nWhat you need\n- ${line}\n`);
  test.each([
    ["End to end payroll incl. STP", ["End to end payroll incl. STP"]],
    [
      "Basic life support, current within 12 months",
      ["Basic life support, current within 12 months"],
    ],
    [
      "Experience with the Migration Act 1958 and Regulations",
      ["Migration Act 1958 and Regulations"],
    ],
    ["PEXA; experience with trust accounts not necessary", ["PEXA"]],
  ])("%s", (line, wanted) => {
    expect(needs(line)).toEqual(wanted);
  });

  test("a choice in brackets stays with what it is a choice of", () => {
    const text = needs("A second language (Mandarin, Arabic or Hindi)").join();
    expect(text).toContain("(Mandarin, Arabic or Hindi)");
  });

  test("of a row, only what is said to be wished for is", () => {
    const text =
      "Paralegal\n\nWhat you need\n- Admitted in NSW; PEXA experience is a strong plus\n";
    const found = read(text).requirements.map((one) => [one.text, one.must]);
    expect(found).toEqual([
      ["Admitted in NSW", true],
      ["PEXA experience", false],
    ]);
  });
});

describe("what sounds like a requirement and is none", () => {
  const about = (line: string) => read(`Data Analyst\n\nAbout you\n- ${line}\n- SQL\n`);
  test("how long the job lasts is no experience, and what is given is no demand", () => {
    for (const line of [
      "A senior fixed-term appointment of four years with a completion incentive.",
      "Interstate candidates will be helped to relocate.",
    ])
      expect(about(line).requirements.map(({ text }) => text)).toEqual(["SQL"]);
  });

  test("who may work here is one right, also where a visa has years to run", () => {
    const line =
      "Open to citizens, permanent residents, and 485 visa holders with at least two years to run.";
    const [right] = about(line).requirements;
    expect(right).toMatchObject({ type: "right_or_check", must: true });
    expect(right?.alternatives).toHaveLength(3);
    expect(right).not.toHaveProperty("min_years");
  });

  test("who hopes for somebody is not what is asked for", () => {
    const line =
      "The panel hopes to meet people who have directed at least one program above $40 million.";
    expect(about(line).requirements.map(({ text }) => text)).toContain(
      "directed at least one program above $40 million",
    );
  });
});
