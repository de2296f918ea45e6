import { expect, test } from "vitest";
import { readyThen } from "../testing/talk-through.ts";
import { exemptTurn, takeTurn } from "../turn.ts";

const attributes = (turn: ReturnType<typeof readyThen>) =>
  turn.unlawful.map(({ attribute }) => attribute).sort();
const OWN = ["5 years PQE", "NSW practising certificate"];

test("what was said counts, also where the item has lost its lead", () => {
  expect(attributes(readyThen("must be male"))).toEqual(["sex"]);
  expect(attributes(readyThen("must be male, church-going, no kids"))).toEqual([
    "faith",
    "family",
    "sex",
  ]);
});

test("the law is named once, and again when somebody wants to publish", () => {
  const said = readyThen("must be male");
  expect(said.message).toContain("Sex Discrimination Act 1984");
  const next = takeTurn(said.state, "reports to the CFO");
  expect(next.message).not.toContain("Sex Discrimination Act");
  const publish = takeTurn(next.state, "publish");
  expect([publish.complete, attributes(publish)]).toEqual([false, ["sex"]]);
  expect(publish.message).toContain("Sex Discrimination Act 1984");
});

test.each([
  "take all three out",
  "take them out",
  "ok, remove them please",
  "yes",
  "Drop all of them, thanks",
  "delete those",
])("%s", (message) => {
  const said = readyThen("must be male, church-going, no kids");
  const out = takeTurn(said.state, message);
  expect(out.unlawful).toEqual([]);
  expect(out.draft.must).toEqual(OWN);
  expect(out.draft.responsibilities).toEqual(said.draft.responsibilities);
});

test.each([
  "scrap the bit about being male",
  "my boss says we can't ask for a male",
  "leave the male part out. Reports to the CFO",
])("taken back in the words it was said in: %s", (message) => {
  const said = readyThen("must be male");
  const out = takeTurn(said.state, message);
  expect([out.unlawful, out.draft.must]).toEqual([[], OWN]);
  expect(out.draft.responsibilities).toEqual(said.draft.responsibilities);
});

test("no leaves them in, and they still cannot go live", () => {
  const no = takeTurn(readyThen("must be male").state, "no");
  expect(takeTurn(no.state, "publish").complete).toBe(false);
});

test("they are taken out and published in one breath", () => {
  const live = takeTurn(readyThen("must be male").state, "take it out and publish");
  expect([live.complete, live.draft.must]).toEqual([true, OWN]);
});

test("a reason holds for what it was given for alone", () => {
  const said = readyThen("must be male, no kids");
  const reason = "Section 31 exemption, men's refuge";
  const [sex] = said.unlawful.filter(({ attribute }) => attribute === "sex");
  const exempt = exemptTurn(said.state, [{ quote: sex?.quote ?? "", reason }]);
  expect(attributes(exempt)).toEqual(["family"]);
  expect(takeTurn(exempt.state, "publish").complete).toBe(false);
  const out = takeTurn(exempt.state, "take it out");
  expect(takeTurn(out.state, "publish").complete).toBe(true);
});
