import { expect, test } from "vitest";
import { DEFAULT_SELECTORS } from "#contract/firm-rules.ts";
import { firmOf, pagesOf } from "./firm.ts";
import { anApiFirm, base64 } from "./testing/api-firms.ts";

test("the lists of a firm are read as UTF-8", () => {
  const firm = firmOf(
    anApiFirm({
      PracticeAreas: base64(["Droit d’auteur", "知的財産"]),
      ScrapingConfig: base64({ job_list_selector: "li.stelle-für-alle", max_pages: 7 }),
    }),
  );
  expect(firm.practiceAreas).toEqual(["Droit d’auteur", "知的財産"]);
  expect(firm.selectors.jobList).toBe("li.stelle-für-alle");
  expect(firm.maxPages).toBe(7);
});

test.each(["", "***", btoa("no JSON"), btoa("\xff\xfe"), base64(null), base64(7), base64("text")])(
  "a firm whose lists are %j has the usual selectors and no practice areas",
  (broken) => {
    const firm = firmOf(anApiFirm({ PracticeAreas: broken, ScrapingConfig: broken }));
    expect(firm.practiceAreas).toEqual([]);
    expect(Object.values(firm.selectors)).toEqual(Object.values(DEFAULT_SELECTORS));
    expect(firm.maxPages).toBe(3);
  },
);

test("what is no text among the practice areas is left out", () => {
  expect(firmOf(anApiFirm({ PracticeAreas: base64(["Tax", 7, null]) })).practiceAreas).toEqual([
    "Tax",
  ]);
});

test.each([
  ["1", 1],
  ["10", 10],
  [4, 4],
  ["0", 3],
  ["11", 3],
  ["2.5", 3],
  ["", 3],
  [" ", 3],
  ["many", 3],
  [undefined, 3],
])("%j pages are %d", (typed, pages) => {
  expect(pagesOf(typed)).toBe(pages);
});
