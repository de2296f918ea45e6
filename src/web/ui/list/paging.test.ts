import { expect, test } from "vitest";
import { pageNumbers } from "./paging.tsx";

test.each([
  [1, 1, "1"],
  [2, 3, "1 2 3"],
  [4, 7, "1 2 3 4 5 6 7"],
  [1, 20, "1 2 3 4 5 gap 20"],
  [4, 20, "1 2 3 4 5 gap 20"],
  [5, 20, "1 gap 4 5 6 gap 20"],
  [16, 20, "1 gap 15 16 17 gap 20"],
  [17, 20, "1 gap 16 17 18 19 20"],
  [20, 20, "1 gap 16 17 18 19 20"],
  [4, 8, "1 2 3 4 5 gap 8"],
  [5, 8, "1 gap 4 5 6 7 8"],
])("page %d of %d offers %s", (page, pages, numbers) => {
  expect(pageNumbers(page, pages).join(" ")).toBe(numbers);
});

test("the row never changes its length, and always has the page in hand and both ends", () => {
  for (let pages = 8; pages <= 40; pages += 1)
    for (let page = 1; page <= pages; page += 1) {
      const numbers = pageNumbers(page, pages);
      expect(numbers).toHaveLength(7);
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      expect(new Set(numbers.filter((number) => number !== "gap")).size).toBeGreaterThan(4);
    }
});
