import { expect, test } from "vitest";
import { exp } from "./exp.ts";
import { proves, sideOf } from "./proves.ts";
import file from "./reading-model.json" with { type: "json" };
import { loadModel, READING_MODEL } from "./reading-model.ts";
import { piecesOf } from "./word-pieces.ts";

const said = (requirement: string, line: string) =>
  proves(sideOf(piecesOf(requirement, 24)), [sideOf(piecesOf(line, 48))])[0] ?? NEITHER;
const NEITHER = { partly: 0, yes: 0 };

test("a line in other words shows what is asked for, a line about something else does not", () => {
  const shown = said(
    "activity: after-hours breakdown roster",
    "Took turns on call at night for breakdowns",
  );
  const other = said(
    "activity: after-hours breakdown roster",
    "Reconciled the trust account each month",
  );
  expect(Math.max(shown.partly, shown.yes)).toBeGreaterThan(Math.max(other.partly, other.yes) + 2);
});

test("the answer is the same to the last bit, whatever the machine", () => {
  const { partly, yes } = said("tool: Xero", "Bookkeeping in Xero and MYOB for nine small firms");
  expect([partly, yes]).toEqual([-2.7472117892470713, 1.2317091890547487]);
});

test("a damaged file is refused", () => {
  expect(READING_MODEL.version).toBe(file.version);
  expect(() => loadModel({ ...file, weights: `${file.weights.slice(0, -4)}AAAA` })).toThrow(
    /damaged/,
  );
});

test("a word that it does not know is one unknown piece, accents are none", () => {
  const unknown = READING_MODEL.places.get("[UNK]");
  expect([...piecesOf("café", 4)]).toEqual([...piecesOf("cafe", 4)]);
  expect([...piecesOf("x".repeat(80), 4)]).toEqual([unknown]);
});

test.each([-30, -1.5, 0, 0.3, 12])("e to the %f by sums and products", (x) => {
  expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 12);
});
