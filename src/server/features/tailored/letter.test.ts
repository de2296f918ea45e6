import { describe, expect, test } from "vitest";
import { type MadeSentence, namesAll, speaksOf } from "./made-sentences.ts";
import { paragraphsOf } from "./printing/paper-of.ts";

import { letterAsChanged } from "./tailored-pair.ts";
import { inFirstPerson } from "./told-evidence.ts";

describe("a point in the first person", () => {
  test.each([
    ["Drafted leases for landlords", true, "I drafted leases for landlords"],
    ["I look after six clients", false, "I look after six clients"],
    ["Supervise two graduates", true, "I supervise two graduates"],
    ["Supervise two graduates", false, undefined],
    ["Advanced Excel skills", true, undefined],
    ["Qualified first aider", true, undefined],
    ["Research memoranda on evidence", true, undefined],
    ["LED lighting for stages", true, undefined],
    ["Responsible for the court book", true, undefined],
  ])("%s", (point, isCurrent, said) => {
    expect(inFirstPerson(point, isCurrent)).toBe(said);
  });
});

describe("a line is used where it says in so many words what is asked for", () => {
  test.each([
    ["Drafted two enterprise agreements", "Drafting enterprise agreements", true],
    ["Negotiated leases for shops", "Lease negotiation", true],
    ["I look after six developer clients", "A second language used in the suburbs", false],
    ["Acted in the Supreme Court of NSW", "Knowledge of the Supreme Court Rules 2000 (Tas)", false],
    ["Practising certificate, Western Australia", "A current NSW practising certificate", false],
    ["Employment law, LEAP", "Experience with LEAP", true],
    ["A leap of faith", "Experience with Xero", false],
    ["Worked with clients", "Experience with clients", false],
  ])("%s, for %s", (line, asked, is) => {
    expect(speaksOf(line, asked)).toBe(is);
  });

  test("states are the same in long and in short", () => {
    expect(namesAll("Supreme Court of New South Wales", "a NSW certificate")).toBe(true);
    expect(namesAll("Supreme Court of Queensland", "a NSW certificate")).toBe(false);
  });
});

const made = (id: string, part: MadeSentence["part"] = "proof"): MadeSentence => ({
  id,
  text: `Made ${id}.`,
  part,
  rests_on: "resume",
  lines: [1],
  requirement: 1,
});

describe("the letter as it was changed", () => {
  test("what was typed stays when its sentence is not made any more, and new ones find their place", () => {
    const letter = letterAsChanged(
      [made("a"), made("new"), made("b")],
      [
        { id: "b", text: null, out: true },
        { id: "gone", text: "Mine.", out: false },
        { id: "gone-too", text: null, out: false },
        { id: "a", text: null, out: false },
      ],
    );
    expect(letter.map(({ id }) => id)).toEqual(["b", "gone", "a", "new"]);
    expect(letter[0]).toMatchObject({ out: true, rests_on: "resume" });
    expect(letter[1]).toMatchObject({ part: "added", rests_on: "own-words", lines: [] });
  });

  test("the same words typed again are the sentence as it was made", () => {
    const [one] = letterAsChanged([made("a")], [{ id: "a", text: "Made a.", out: false }]);
    expect(one).toMatchObject({ rests_on: "resume", lines: [1] });
  });
});

test("each proof is a paragraph, and what belongs together stands together", () => {
  const said = [
    ...[made("greeting", "greeting"), made("one", "opening"), made("two", "opening")],
    ...[made("three"), made("four"), made("five", "added"), made("six", "closing")],
  ];
  expect(paragraphsOf(said)).toEqual([
    "Made greeting.",
    "Made one. Made two.",
    "Made three.",
    "Made four.",
    "Made five.",
    "Made six.",
  ]);
});
