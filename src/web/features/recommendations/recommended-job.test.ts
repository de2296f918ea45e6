import { expect, it } from "vitest";
import { recommendedJobOf } from "./recommended-job.ts";
import { aRecommendation } from "./testing/recommendations.ts";

const encoded = (details: object) => btoa(JSON.stringify(details));
const withDetails = (JobDetails: string) => {
  const job = aRecommendation(0);
  return recommendedJobOf({ ...job, jobDetails: { ...job.jobDetails, JobDetails } });
};

it("reads place and pay out of the encoded details", () => {
  const job = withDetails(encoded({ location: "Sydney NSW", salary_range: "$125,000" }));
  expect(job).toMatchObject({ place: "Sydney NSW", pay: "$125,000" });
});

it.each(["", "no base64!", encoded({ location: 1 }), btoa("not json")])(
  "takes details that cannot be read, %j, as not stated",
  (details) => expect(withDetails(details)).toMatchObject({ place: "", pay: "" }),
);

it("squares the requirements, the required apart from the preferred", () => {
  const { required, preferred } = recommendedJobOf(aRecommendation(0));
  expect(required).toEqual(["met", "met", "part", "none"]);
  expect(preferred).toEqual(["met"]);
});

it("claims no level where there was too little to judge by", () => {
  const { match, ...job } = aRecommendation(0);
  expect(recommendedJobOf({ ...job, match }).level).toBe("very-good");
  expect(recommendedJobOf({ ...job, match: { ...match, confidence: "low" } }).level).toBe(
    undefined,
  );
  expect(recommendedJobOf({ ...job, match: { ...match, level: "Partial Match" } }).level).toBe(
    "partial",
  );
});

it("makes no link of what is no address", () => {
  const job = { ...aRecommendation(0), source: "scraped" as const };
  expect(recommendedJobOf({ ...job, source_url: "javascript:alert(1)" }).sourceUrl).toBe("");
});
