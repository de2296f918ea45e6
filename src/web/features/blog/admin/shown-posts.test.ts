import { describe, expect, test } from "vitest";
import { shownPosts } from "./posts-list.tsx";
import { aPost } from "./testing/posts.ts";

const PERTH = aPost({ id: "1", title: "Hiring in Perth", content: "<p>Mining &amp; energy</p>" });
const PAY = aPost({
  id: "2",
  title: "What ads say of PAY",
  content: "<h2>Con<strong>struct</strong>ion</h2><ul><li>first</li><li>second</li></ul>",
});
const found = (typed: string) => shownPosts([PERTH, PAY], typed).map(({ id }) => id);

describe("the search of the list", () => {
  test("looks at titles and text, whatever the capitals", () => {
    expect(found("perth")).toEqual(["1"]);
    expect(found("  pay ")).toEqual(["2"]);
    expect(found("CONSTRUCTION")).toEqual(["2"]);
    expect(found("mining & energy")).toEqual(["1"]);
  });

  test("reads what a reader sees, not the HTML", () => {
    expect(found("strong")).toEqual([]);
    expect(found("firstsecond")).toEqual([]);
    expect(found("first second")).toEqual(["2"]);
    expect(found("amp;")).toEqual([]);
  });

  test("shows everything while nothing is typed", () => {
    expect(found("   ")).toEqual(["1", "2"]);
  });
});
