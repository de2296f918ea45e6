import { expect, test } from "vitest";
import { DEFAULT_SELECTORS } from "#contract/firm-rules.ts";
import { FIRM_SENTENCES as say } from "#contract/firms.ts";
import { ApiError } from "#web/lib/api.ts";
import { firmOf } from "./firm.ts";
import { checkDraft, draftOf, NEW_FIRM, readingOf } from "./firm-draft.ts";
import { anApiFirm } from "./testing/api-firms.ts";
import { serverFaults } from "./use-firm-form.ts";

test("a new firm starts with what the specification gives it", () => {
  const outcome = checkDraft({ ...NEW_FIRM, name: " Harrow ", websiteUrl: " https://h.example " });
  expect(outcome).toEqual({
    fields: {
      name: "Harrow",
      website_url: "https://h.example",
      careers_page_url: "",
      location: "Sydney",
      size_category: "medium",
      practice_areas: [],
      scraping_enabled: true,
      scraping_config: { ...DEFAULT_SELECTORS, max_pages: 3 },
    },
  });
});

test("each field has its own sentence", () => {
  expect(checkDraft({ ...NEW_FIRM, careersPageUrl: "careers", jobLink: "a".repeat(301) })).toEqual({
    faults: {
      name: say.nameRequired,
      websiteUrl: say.websiteRequired,
      careersPageUrl: say.careersInvalid,
      jobLink: say.tooLong,
    },
  });
  expect(checkDraft({ ...NEW_FIRM, name: "Harrow", websiteUrl: "harrow" })).toEqual({
    faults: { websiteUrl: say.websiteInvalid },
  });
});

test("what was saved comes back as it was typed, and pages that are none become 3", () => {
  const draft = draftOf(firmOf(anApiFirm()));
  const outcome = checkDraft({ ...draft, maxPages: "eleven" });
  expect(outcome).toMatchObject({
    fields: {
      careers_page_url: "https://www.harrow.example/careers",
      practice_areas: ["Employment"],
      scraping_config: { max_pages: 3 },
    },
  });
});

test("a refusal that is about fields is said there, and no other one", () => {
  const bad = say.badSelector("job content selector");
  expect(serverFaults(new ApiError(400, "invalid", bad))).toEqual({ jobContent: bad });
  expect(serverFaults(new ApiError(400, "invalid", say.websiteInvalid))).toEqual({
    websiteUrl: say.websiteInvalid,
  });
  const both = [say.badSelector("job list selector"), bad];
  expect(serverFaults(new ApiError(400, "invalid", both.join("; "), both))).toEqual({
    jobList: both[0],
    jobContent: bad,
  });
  expect(serverFaults(new ApiError(400, "invalid", "Something else"))).toBeUndefined();
  expect(serverFaults(new ApiError(400, "invalid", "x", [bad, "Something else"]))).toBeUndefined();
  expect(serverFaults(new ApiError(500, "internal", bad))).toBeUndefined();
  expect(serverFaults(new TypeError("x"))).toBeUndefined();
});

test("what was found is older only after a change that decides what is found", () => {
  const reading = readingOf(NEW_FIRM);
  expect(readingOf({ ...NEW_FIRM, name: "Harrow", practiceAreas: ["Tax"] })).toBe(reading);
  // Put right when the field is left.
  expect(readingOf({ ...NEW_FIRM, maxPages: "40" })).toBe(reading);
  for (const change of [{ websiteUrl: "https://h.example" }, { jobTitle: "h2" }, { maxPages: "4" }])
    expect(readingOf({ ...NEW_FIRM, ...change })).not.toBe(reading);
});
