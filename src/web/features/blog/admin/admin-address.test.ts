import { describe, expect, test } from "vitest";
import { addressOf, queryOf } from "./use-admin-address.ts";

const USUAL = { edit: null, tab: "posts", status: "", page: 1 };

describe("the address of blog management", () => {
  test("says what is shown, and comes back the same", () => {
    for (const query of [
      "",
      "?tab=generate",
      "?status=draft&page=3",
      "?edit=",
      "?edit=7f0c&status=archived",
    ])
      expect(queryOf(addressOf(query))).toBe(query);
  });

  test("falls back to the whole list where it makes no sense", () => {
    for (const query of ["?tab=secrets", "?status=gone", "?page=0", "?page=1.5", "?page=1e99"])
      expect(addressOf(query)).toEqual(USUAL);
  });

  test("tells an editor without a post from no editor", () => {
    expect(addressOf("?edit=").edit).toBe("");
    expect(addressOf("").edit).toBeNull();
  });
});
