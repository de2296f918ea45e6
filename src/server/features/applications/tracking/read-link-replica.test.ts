import { afterAll, beforeAll, expect, test } from "vitest";
import { LINK_SENTENCES as say } from "#contract/job-links.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import { type Replica, startReplica } from "#test/support/replica/start-replica.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

let replica: Replica;
let app: TestApp;
let me: Person;
beforeAll(async () => {
  replica = await startReplica();
  app = await startTestApp({ env: { FETCH_TEST_HOSTS: replica.hosts } });
  me = await signedIn(app);
});
afterAll(async () => {
  await app?.end();
  await replica?.stop();
});

/** One advertisement of each firm that gives them pages of their own; one site answers strangers that it is busy. */
const BUSY = "wattlebay.example";
const oneOfEach = () =>
  replica.firms.flatMap(({ name }) => {
    const job = replica.truth.find(({ firm, urls }) => firm === name && urls.length > 0);
    return job ? [{ company: name, title: job.title, link: job.urls[0] ?? "" }] : [];
  });

test("an advertisement on any kind of website is read with its title and firm", async () => {
  const jobs = oneOfEach().filter(({ link }) => !link.includes(BUSY));
  expect(jobs.length).toBeGreaterThan(4);
  const firms = new Set<string>();
  for (const { link, title, company } of jobs) {
    const answer = await me.browser.post("/api/applications/read-link", { link });
    const read = await answer.json();
    expect.soft([link, read.title]).toEqual([link, title]);
    // Where a page does not say whose it is, nothing is made up.
    expect.soft(["", company]).toContain(read.company);
    if (read.company !== "") firms.add(read.company);
  }
  expect(firms.size).toBeGreaterThan(jobs.length / 2);
});

test("a website that is busy is not said to refuse", async () => {
  const link = oneOfEach().find((one) => one.link.includes(BUSY))?.link;
  const answer = await me.browser.post("/api/applications/read-link", { link });
  expect([answer.status, (await answer.json()).message]).toEqual([400, say.linkBusy]);
});
