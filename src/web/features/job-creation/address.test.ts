import { expect, test } from "vitest";
import { type CreationStep, stepAddress, stepOf } from "./address.ts";

const searchOf = (address: string) => new URL(address, "http://here.invalid").search;

test("every step is an address, and the address is that step again", () => {
  const steps: CreationStep[] = [
    { at: "select" },
    { at: "url" },
    { at: "chat", talk: "k3x9" },
    { at: "upload", posting: null },
    { at: "upload", posting: "6f1f4b7e-6a9e-4a3b-9a3e-0a4f6a2b1c3d" },
  ];
  for (const step of steps) expect(stepOf(searchOf(stepAddress(step)))).toEqual(step);
});

test("an address that nobody made is the choice", () => {
  expect(stepOf("?step=nothing")).toEqual({ at: "select" });
  expect(stepOf("?talk=k3x9")).toEqual({ at: "select" });
});
