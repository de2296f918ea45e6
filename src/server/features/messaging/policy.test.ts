import { describe, expect, test } from "vitest";
import { canWriteTo, deliveryTo } from "./policy.ts";

const nothing = {
  isAdvertising: false,
  isFindable: false,
  isInterested: false,
  haveSpoken: false,
};

describe("who writes to whom", () => {
  test.each([
    ["candidate", "isAdvertising", true],
    ["candidate", "isFindable", false],
    ["candidate", "isInterested", false],
    ["candidate", "haveSpoken", true],
    ["recruiter", "isAdvertising", false],
    ["recruiter", "isFindable", true],
    ["recruiter", "isInterested", true],
    ["recruiter", "haveSpoken", true],
  ] as const)("a %s to somebody who %s: %s", (role, fact, allowed) => {
    expect(canWriteTo({ role }, { ...nothing, [fact]: true })).toBe(allowed);
    expect(canWriteTo({ role }, nothing)).toBe(false);
  });
});

describe("whom a message reaches", () => {
  const other = { accountId: "a", isBlocked: false, hasBlockedMe: false };
  const gone = { ...other, accountId: null };

  test.each([
    ["nobody was added yet", [], { refusal: null, recipients: [] }],
    ["the other is there", [other], { refusal: null, recipients: ["a"] }],
    ["the other has gone", [gone], { refusal: "gone" }],
    ["one of two has gone", [gone, other], { refusal: null, recipients: ["a"] }],
    ["the other has blocked me", [{ ...other, hasBlockedMe: true }], { refusal: "blocked" }],
    ["I have blocked the other", [{ ...other, isBlocked: true }], { refusal: "blockedByYou" }],
    [
      "one of two has blocked me",
      [
        { ...other, hasBlockedMe: true },
        { ...other, accountId: "b" },
      ],
      { refusal: null, recipients: ["b"] },
    ],
  ])("%s", (_when, others, delivery) => {
    expect(deliveryTo(others)).toEqual(delivery);
  });
});
