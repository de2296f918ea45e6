import { expect, test } from "vitest";
import { END, pickCurrent } from "./legal-frame.tsx";

const ids = ["first", "second", "third", "last"];

test("what I am reading is the section on the line", () => {
  const sight = { onLine: ["second"], inView: ["second", "third"] };
  expect(pickCurrent(ids, sight, "")).toBe("second");
});

test("above the first section I am reading none yet", () => {
  expect(pickCurrent(ids, { onLine: [], inView: ["first"] }, "")).toBeUndefined();
});

test("at the end of the page I am reading the last section, though it cannot reach the line", () => {
  const sight = { onLine: ["second"], inView: ["second", "third", "last", END] };
  expect(pickCurrent(ids, sight, "")).toBe("last");
});

test("at the end of the page I am reading the section that I jumped to, while I can see it", () => {
  const inView = ["second", "third", "last", END];
  expect(pickCurrent(ids, { onLine: ["second"], inView }, "third")).toBe("third");
  expect(pickCurrent(ids, { onLine: ["second"], inView }, "first")).toBe("last");
});

test("a section that I jumped to and left again is not marked", () => {
  const sight = { onLine: ["third"], inView: ["second", "third"] };
  expect(pickCurrent(ids, sight, "second")).toBe("third");
});
