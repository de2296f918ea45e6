import { expect, test } from "vitest";
import { webAddress } from "#server/platform/web-pages/web-address.ts";
import { addressKey } from "./listed-jobs.ts";
import { createJobKeys } from "./open-job.ts";

test.each([
  "https://harrow.example/jobs/7",
  "http://www.Harrow.example/jobs/7/",
  "https://harrow.example/jobs/7?utm_source=feed&gclid=1#apply",
  "https://harrow.example./jobs/7;jsessionid=AB12",
])("%s is the same page", (address) => {
  expect(addressKey(address)).toBe("url:harrow.example/jobs/7");
});

test.each(["t=a%20b", "t=a+b", "t=a%20b&utm_source=x", "fbclid=1&t=a+b&PHPSESSID=2"])(
  "?%s: the query has one writing",
  (query) => {
    expect(addressKey(`https://harrow.example/job?${query}`)).toBe("url:harrow.example/job?t=a+b");
  },
);

test("a link is followed as it is written, without who follows it", () => {
  const written = "/job;jsessionid=1?t=a%20b&utm_source=x&flag&sid=3#apply";
  expect(webAddress(written, "https://harrow.example/careers")).toBe(
    "https://harrow.example/job?t=a%20b&flag&sid=3",
  );
});

test("what tells pages apart stays", () => {
  const key = "url:harrow.example/job.php?id=7&sid=3&trk=1";
  expect(addressKey("https://harrow.example/job.php?id=7&sid=3&trk=1&gclid=9")).toBe(key);
  expect(addressKey("https://harrow.example:8443/a")).toBe("url:harrow.example:8443/a");
  expect(addressKey("nothing")).toBe("");
});

const HOST = "https://harrow.example";
const ofList = (...entries: [path: string, title: string][]) => {
  const keys = createJobKeys();
  keys.addList(`${HOST}/careers`);
  for (const [path, title] of entries) keys.addEntry({ url: HOST + path, title });
  return (path: string, title: string, canonical: string) =>
    keys.keyOf({ url: HOST + path, title }, canonical);
};

test("a job is known by its canonical address", () => {
  const keyOf = ofList(["/jobs/7?ref=list", "Clerk"]);
  expect(keyOf("/jobs/7?ref=list", "Clerk", `${HOST}/jobs/7`)).toBe("url:harrow.example/jobs/7");
});

test.each([
  ["the list", "/jobs/7", "/careers"],
  ["the front page", "/jobs/7", "/"],
  ["a page that shows any job", "/job?id=7", "/job"],
])("a canonical address that is %s is not believed", (_, path, canonical) => {
  const keyOf = ofList([path, "Clerk"], ["/job?id=8", "Solicitor"]);
  expect(keyOf(path, "Clerk", HOST + canonical)).toBe(addressKey(HOST + path));
});

test("a canonical address of another website, or that two jobs claim, is not believed", () => {
  const keyOf = ofList(["/a", "Clerk"], ["/b", "Solicitor"]);
  expect(keyOf("/a", "Clerk", "https://other.example/a")).toBe("url:harrow.example/a");
  expect(keyOf("/a", "Clerk", `${HOST}/same`)).toBe("url:harrow.example/same");
  expect(keyOf("/b", "Solicitor", `${HOST}/same`)).toBe("url:harrow.example/b");
});

test("a job may stand at the front page's address, by its query; the front page is no job", () => {
  const keys = createJobKeys();
  keys.addEntry({ url: `${HOST}/?p=7`, title: "Clerk" });
  expect(keys.isNoJob(`${HOST}/?p=7`)).toBe(false);
  expect(keys.isNoJob(`${HOST}/?gone=1`)).toBe(true);
  expect(keys.isNoJob(HOST)).toBe(true);
});
