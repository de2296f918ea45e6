import { expect, it } from "vitest";
import { addressOf, placeOf } from "./tracked-card.tsx";

it("is plain for what is usual", () => {
  expect(placeOf("")).toEqual({ view: "board", stage: "saved", open: undefined });
  expect(addressOf(placeOf(""))).toBe("/applications");
});

it("keeps view, stage and what is open", () => {
  const address = "/applications?view=list&stage=offer&open=5b1f0c2e";
  expect(addressOf(placeOf(address.slice(address.indexOf("?"))))).toBe(address);
});

it("takes no stage or view that there is none of", () => {
  expect(placeOf("?view=cards&stage=dreaming")).toEqual(placeOf(""));
});
