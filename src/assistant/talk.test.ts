import { describe, expect, test } from "vitest";
import { openTalk } from "./state.ts";
import { editTurn, exemptTurn, openingTurn, takeTurn } from "./talk.ts";
import type { Turn } from "./turn.ts";

/** Conversations as recruiters have them; the sets in test/assistant measure, these hold what was once wrong. */
const BASE =
  "Fleet Manager in Albury NSW, full-time, $105,000 plus super. Responsibilities: plan services, keep fuel records. Must have: 5 years in transport";

function talk(...messages: string[]): Turn {
  return messages.reduce(
    (turn, message) => takeTurn(turn.state, message),
    openingTurn(openTalk({ name: "Quandong Haulage", quotes: [] })),
  );
}
const draft = (...messages: string[]) => talk(...messages).draft;

describe("one message is enough", () => {
  test("a whole advertisement comes from it", () => {
    const turn = talk(BASE);
    expect(turn.draft).toMatchObject({
      title: "Fleet Manager",
      location: "Albury NSW",
      employment_type: "full-time",
      salary: { min: 105_000, max: 105_000, per: "year", super: "plus" },
      responsibilities: ["Plan services", "Keep fuel records"],
      must: ["5 years in transport"],
    });
    expect(turn.draft.summary).toBe(
      "Quandong Haulage is looking for a Fleet Manager in Albury NSW.",
    );
    expect([turn.complete, turn.canPublish, turn.asksToPublish]).toEqual([false, true, true]);
  });

  test("two words are a draft too; the usual is assumed, marked, and asked about by nobody", () => {
    const turn = talk("barista wanted");
    expect(turn.draft).toMatchObject({ title: "Barista", employment_type: "full-time" });
    expect(turn.assumed).toEqual(["employment_type"]);
    expect(turn.message).toContain("Where is the job?");
    expect(takeTurn(turn.state, "casual").assumed).toEqual([]);
  });

  test("what is read from the text is what the draft says", () => {
    const { requirements, text } = talk(BASE, "LEAP would be nice");
    expect(requirements).toContainEqual({ text: "5 years in transport", must: true });
    expect(requirements.filter(({ must }) => !must)).toHaveLength(1);
    expect(text).not.toContain("Salary");
  });
});

describe("changes", () => {
  test.each([
    ["sorry, make that 7 years", "7 years in transport"],
    ["7 years not 5", "7 years in transport"],
    ["actually 7 years in logistics", "7 years in logistics"],
  ])("%s", (message, must) => {
    expect(draft(BASE, message).must).toEqual([must]);
  });

  test.each([
    ["make it Wagga", "Wagga NSW"],
    ["it's Wagga now, not Albury", "Wagga NSW"],
    ["leave Albury out, it's Wodonga", "Wodonga VIC"],
  ])("%s", (message, location) => {
    expect(draft(BASE, message).location).toBe(location);
  });

  test("pay is raised and leaves no verb behind", () => {
    const after = draft(BASE, "raise the salary to $115,000 plus super");
    expect(after.salary).toMatchObject({ min: 115_000 });
    expect(after.responsibilities).toEqual(["Plan services", "Keep fuel records"]);
  });

  test("a licence of a state is no place", () => {
    const after = draft(BASE, "They also need a full VIC heavy vehicle licence and first aid");
    expect(after.location).toBe("Albury NSW");
    expect(after.must.join("; ")).toMatch(/VIC heavy vehicle licence.*first aid/i);
  });

  test.each([
    [["the records are a joke, sort of. leave it out"], /fuel records/i, false],
    [
      [
        "I suppose they need patience and two years on the road. My colleague thinks a sense of humour ought to count, so leave that out.",
      ],
      /two years on the road/i,
      true,
    ],
  ])("what is to be left out is what was spoken of: %s", (messages, words, stays) => {
    expect(words.test(JSON.stringify(draft(BASE, ...messages)))).toBe(stays);
  });
  test("a rate in other words keeps what comes on top of it", () => {
    const notes = draft(
      "HC Driver, Albury. 52c a km plus overnight allowance. Line haul at night",
      "and its 56c a km now, boss approved",
    ).pay_notes.join("; ");
    expect(notes).toMatch(/56 cents/);
    expect(notes).toMatch(/overnight allowance/i);
    expect(notes).not.toMatch(/52/);
  });
  test("cents in words", () => {
    expect(
      draft("Housekeeper in Lakes Entrance, part time, we pay thirty one fifty an hour. Make beds")
        .salary,
    ).toMatchObject({ min: 31.5, max: 31.5, per: "hour" });
  });
  test("undo in words and by hand, and redo", () => {
    const added = talk(BASE, "Nice to have: road train experience");
    expect(added.draft.nice).toEqual(["Road train experience"]);
    const undone = takeTurn(added.state, "undo that");
    expect(undone.draft.nice).toEqual([]);
    const again = editTurn(undone.state, { op: "redo" });
    expect(again.draft.nice).toEqual(["Road train experience"]);
    expect(editTurn(again.state, { op: "undo" }).draft.nice).toEqual([]);
  });

  test("an undo in words stops at a message that changed nothing, and goes on when it is said again", () => {
    const turn = talk(BASE, "LEAP would be nice", "do you like trucks?", "undo");
    expect(turn.draft.nice).toEqual(["LEAP"]);
    expect(turn.message).toContain("changed nothing");
    expect(takeTurn(turn.state, "undo").draft.nice).toEqual([]);
  });
  test("a sentence that keeps itself out brings nothing and takes nothing with it", () => {
    const turn = talk(BASE, "the fuel records are a mess since Kev left but dont write that");
    expect(turn.draft.responsibilities).toEqual(["Plan services", "Keep fuel records"]);
    expect(turn.text).not.toMatch(/mess|Kev/);
  });
  test("what must not be is no requirement without its not", () => {
    const { must } = draft(BASE, "Cert IV is a must. They can't be scared of snakes");
    expect(must.join("; ")).toMatch(/Not scared of snakes/);
  });
  test("what is not needed is not asked for", () => {
    const after = draft(BASE, "no degree needed, RSA not required");
    expect(JSON.stringify(after)).not.toMatch(/degree|RSA/);
  });
});

describe("going live", () => {
  test.each(["publish", "yep post it", "looks good, publish it", "ok go ahead and publish"])(
    "%s",
    (message) => {
      expect(talk(BASE, message).complete).toBe(true);
    },
  );
  test.each(["yes", "yep", "yes please"])("consent to the question: %s", (message) => {
    expect(talk(BASE, message).complete).toBe(true);
  });
  test.each([
    "thanks",
    "no that's it thanks",
    "don't publish it yet",
    "hold it until Sue has read it",
  ])("nobody asked for it: %s", (message) => {
    expect(talk(BASE, message).complete).toBe(false);
  });
  test.each([
    "ok wages only no abn",
    "someone asked if deaf drivers can apply - yes they can, put that in",
  ])("a yes among other news publishes nothing: %s", (message) => {
    expect(talk(BASE, message).complete).toBe(false);
  });
  test("not before the draft was seen, nor without a place", () => {
    expect(talk(`${BASE}. Just post it`).complete).toBe(false);
    const turn = talk("barista wanted, making coffee", "publish");
    expect(turn.complete).toBe(false);
    expect(turn.message).toContain("place");
    expect(takeTurn(turn.state, "just publish it").complete).toBe(true);
  });
  test("after that nothing changes any more", () => {
    const live = talk(BASE, "publish");
    expect(takeTurn(live.state, "make it Wagga").draft).toEqual(live.draft);
    expect(editTurn(live.state, { op: "undo" }).draft).toEqual(live.draft);
  });
});

describe("nothing is lost", () => {
  test("an answer says word for word what was taken", () => {
    const turn = talk(BASE, "Benefits: car provided, nine day fortnight");
    expect(turn.message).toContain("Car provided");
  });

  test("what fell on the keys is left open and asked for by nobody", () => {
    const turn = talk(
      "qwzx mnbvq wrtsd qwzx%%% zzxcv vblrt## wrtsd zzxcv dfghz jklpq",
      "lol. Sales Representative, Townsville, full-time, 80k. Visit builders",
    );
    expect(JSON.stringify(turn.draft)).not.toMatch(/qwzx|vblrt/i);
    expect(JSON.stringify(turn.unplaced)).toMatch(/qwzx/);
  });
  test("super that is told beside the sum is kept with it", () => {
    const turn = talk(
      "Sales Manager in Perth, full time. Base $110,000 plus super plus uncapped commission, OTE around $160,000. Find new accounts",
    );
    expect(turn.draft.salary).toMatchObject({ min: 110_000, super: "plus" });
  });
  test("what somebody is is no task, and a day to start is no hour of work", () => {
    const turn = talk(
      "Plumber in Cairns, full time. Licensed, hot water repairs, some gas fitting. Start tmrw if poss",
    );
    expect(turn.draft.must).toContain("Licensed");
    expect(turn.draft.start_date).toMatch(/tomorrow/i);
  });
  test("a chip places words that were left open", () => {
    const turn = talk(BASE);
    const state = {
      ...turn.state,
      unplaced: [{ text: "grey nomad convoys", guess: "details" as const }],
    };
    const placed = editTurn(state, {
      op: "place",
      text: "grey nomad convoys",
      to: "responsibilities",
    });
    expect(placed.draft.responsibilities).toContain("Grey nomad convoys");
    expect(placed.unplaced).toEqual([]);
    const out = editTurn(state, { op: "place", text: "grey nomad convoys", to: "out" });
    expect([out.unplaced, out.draft.responsibilities.length]).toEqual([[], 2]);
  });
});

describe("by hand", () => {
  const { state } = talk(BASE);
  test("every field, and the summary follows until it is typed", () => {
    const titled = editTurn(state, { op: "set", fact: "title", value: "Depot Manager" });
    expect(titled.draft.summary).toContain("Depot Manager");
    const own = editTurn(titled.state, {
      op: "set",
      fact: "summary",
      value: "Come and run our yard.",
    });
    const moved = editTurn(own.state, { op: "set", fact: "location", value: "Wodonga VIC" });
    expect(moved.draft.summary).toBe("Come and run our yard.");
    expect(moved.text).toContain("Come and run our yard.");
  });
  test("pay is read, or kept as words", () => {
    const paid = editTurn(state, { op: "set", fact: "salary", value: "42 an hour plus super" });
    expect(paid.draft.salary).toMatchObject({ min: 42, per: "hour", super: "plus" });
    const award = editTurn(state, { op: "set", fact: "salary", value: "Award rates" });
    expect([award.draft.salary, award.draft.pay_notes]).toEqual([null, ["Award rates"]]);
  });
  test("lines move between essential and nice", () => {
    const turn = editTurn(state, {
      op: "move",
      from: "must",
      to: "nice",
      item: "5 years in transport",
    });
    expect([turn.draft.must, turn.draft.nice]).toEqual([[], ["5 years in transport"]]);
  });
});

describe("tone", () => {
  test("changes the prose and no fact", () => {
    const before = talk(BASE);
    const after = takeTurn(before.state, "could you make it a bit warmer?");
    expect(after.draft.summary).not.toBe(before.draft.summary);
    expect({ ...after.draft, summary: "" }).toEqual({ ...before.draft, summary: "" });
  });
});

test("shorter says the same in fewer words", () => {
  const before = talk(`${BASE}. CVs to jo@quandong.example by 27 March`);
  const after = takeTurn(before.state, "can you make it shorter?");
  expect(after.message).toContain("The wording is shorter now.");
  expect(after.text.length).toBeLessThan(before.text.length);
  for (const said of ["Fleet Manager", "Albury NSW", "jo@quandong.example", "27 March"])
    expect(after.text).toContain(said);
  expect({ ...after.draft, summary: "" }).toEqual({ ...before.draft, summary: "" });
});

describe("unlawful criteria", () => {
  test.each([
    "must be male",
    "no older ladies please",
    "young and attractive only",
    "Requirements: young and energetic, one year at a desk",
  ])("%s", (message) => {
    const turn = talk(BASE, message);
    expect(turn.unlawful).toEqual([]);
    expect(turn.message).toContain("I left out");
    expect(turn.text).not.toMatch(/male|ladies|attractive|energetic/i);
    expect(takeTurn(turn.state, "publish").complete).toBe(true);
  });

  test("typed by hand they keep it from going live, until a reason is given", () => {
    const { state } = talk(BASE);
    const typed = editTurn(state, {
      op: "items",
      fact: "must",
      items: ["5 years in transport", "Must be male"],
    });
    expect(typed.unlawful).toHaveLength(1);
    expect(editTurn(typed.state, { op: "publish" }).complete).toBe(false);
    expect(takeTurn(typed.state, "publish").complete).toBe(false);
    const quote = typed.unlawful[0]?.quote ?? "";
    const exempt = exemptTurn(typed.state, [
      { quote, reason: "Section 31 exemption, men's refuge" },
    ]);
    expect(editTurn(exempt.state, { op: "publish" }).complete).toBe(true);
  });
});
