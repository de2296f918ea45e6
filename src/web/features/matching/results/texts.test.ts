import { describe, expect, it } from "vitest";
import { MATCH_SENTENCES } from "#contract/match-rules.ts";
import { ApiError } from "#web/lib/api.ts";
import { madeBy, typeText } from "../texts.ts";
import { resultsFaultOf } from "./job-results.tsx";
import { resultTexts } from "./texts.ts";

describe("the words of the list", () => {
  it("say that there may be more than the best 1,000", () => {
    expect(resultTexts.atMost).toContain("the best 1,000");
  });

  it.each([
    ["Excellent Match", "None of these jobs is an Excellent Match"],
    ["Very Good Match", "None of these jobs is a Very Good Match"],
  ])("say that there is no %s", (name, text) => {
    expect(resultTexts.levelTitle(name)).toBe(text);
  });

  it.each([
    ["full-time", "Full-time"],
    ["full-time, contract", "Full-time, contract"],
    ["", ""],
  ])("call %j %j", (type, text) => {
    expect(typeText(type)).toBe(text);
  });

  it("say what wrote it, as far as it is known", () => {
    expect(madeBy("rules", "17")).toBe("Written by rules, engine 17");
    expect(madeBy("", "")).toBe("Worked out by rules");
  });
});

describe("a list that cannot be had", () => {
  const { stillReading, unreadable, notAResume, resumeNotFound, warmingUp } = MATCH_SENTENCES;
  it.each([
    [new ApiError(409, "conflict", stillReading), "reading"],
    [new ApiError(409, "conflict", unreadable), "unusable"],
    [new ApiError(400, "invalid", notAResume), "unusable"],
    [new ApiError(404, "not-found", resumeNotFound), "missing"],
    [new ApiError(503, "unavailable", warmingUp), "failed"],
    [new Error("anything"), "failed"],
  ])("%s is %s", (error, face) => {
    expect(resultsFaultOf(error)).toBe(face);
  });
});
