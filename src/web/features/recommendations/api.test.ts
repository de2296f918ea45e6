import { expect, test } from "vitest";
import { withBookmark } from "./api.ts";

const job = { id: "1", title: "Employment Lawyer", company: "Harrow & Lyle" };
const other = { id: "2", title: "Nurse", company: "St Vera" };

test("a saved job comes first, once, and goes again without the others", () => {
  const one = withBookmark([], other, true);
  const two = withBookmark(withBookmark(one.bookmarks, job, true).bookmarks, job, true);
  expect(two.total).toBe(2);
  expect(two.bookmarks.map(({ title }) => title)).toEqual(["Employment Lawyer", "Nurse"]);
  const left = withBookmark(two.bookmarks, job, false);
  expect(left.total).toBe(1);
  expect(left.bookmarks.map(({ jobDocumentId }) => jobDocumentId)).toEqual(["2"]);
});
