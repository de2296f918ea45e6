import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { SavedProfile } from "#contract/candidate-profile.ts";
import type { Recommendation } from "#contract/recommendations.ts";
import { addCandidate, addJob, type Candidate, untilReady } from "#test/support/market.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import { sharedTestApp, startTestApp, type TestApp } from "#test/support/test-app.ts";
import { RESUME_TEXT, uploaded } from "#test/support/uploads.ts";

let app: TestApp;
let me: Candidate;
beforeAll(async () => {
  app = await sharedTestApp();
  await addJob(app);
  me = await addCandidate(app);
  await untilReady(() => me.browser.get(JOBS));
}, 120_000);

const JOBS = "/api/candidates/job-recommendations";
const PATIENCE = { timeout: 20_000 };

const profileOf = async ({ browser }: Person) =>
  (await browser.get("/api/candidates/profile")).json();
const save = async ({ browser }: Person, body: object) => {
  const answer = await browser.post("/api/candidates/profile/setup", body);
  return { code: answer.status, ...(await answer.json()) };
};
const put = ({ browser }: Person, path: string, body: object) =>
  browser.request(path, {
    method: "PUT",
    headers: { origin: app.url, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const jobsOf = async ({ browser }: Person): Promise<Recommendation[]> =>
  (await (await browser.get(JOBS)).json()).matches;

const BLANK: SavedProfile = {
  name: "",
  email: "",
  phone: "",
  summary: "",
  experience: [],
  education: [],
  skills: [],
  certifications: [],
};

describe("a profile", () => {
  test("is not there before there is a resume", async () => {
    expect(await profileOf(await signedIn(app))).toMatchObject({
      ProfileFound: "false",
      Profile: null,
      resume: null,
      visibility: { findable: true, hide_from_employer: true },
    });
  });

  test("starts as what was read, in the words of the specification", async () => {
    expect(await profileOf(me)).toMatchObject({
      ProfileFound: "true",
      Profile: {
        Name: "Mei-Lin Chan",
        Email: "mei.chan@example.com",
        Skills: expect.arrayContaining(["LEAP"]),
        Experience: [{ company: "Fairholm Lawyers", present: true }, { company: "Tolland & Ware" }],
      },
      resume: { document_id: me.resumeId, status: "read", is_profile: false },
      visibility: { current_employers: ["Fairholm Lawyers"] },
    });
  });

  test("is for candidates, and for nobody else", async () => {
    const recruiter = await signedIn(app, { recruiter: true });
    expect((await recruiter.browser.get("/api/candidates/profile")).status).toBe(403);
    expect((await save(recruiter, BLANK)).code).toBe(403);
  });
});

describe("saving", () => {
  test("keeps every field as it was written, lists as JSON text too, and the sign-in email as it was", async () => {
    const person = await addCandidate(app);
    const experience = [
      { company: "Quay & Hollis", role: "Counsel", startDate: "2024", present: true },
    ];
    const answer = await save(person, {
      ...BLANK,
      name: "Mei Ross",
      email: "other@example.net",
      experience: JSON.stringify(experience),
      skills: JSON.stringify(["Bargaining", "<b>LEAP</b>"]),
      certifications: "null",
    });
    expect(answer).toMatchObject({ code: 200, status: expect.stringMatching(/success$/) });
    const { Profile } = await profileOf(person);
    expect(Profile).toMatchObject({
      Name: "Mei Ross",
      Email: "other@example.net",
      Phone: "",
      Summary: "",
      Experience: [{ ...experience[0], endDate: "", description: "" }],
      Skills: ["Bargaining", "<b>LEAP</b>"],
      Education: [],
      Certifications: [],
    });
    const { user } = await (await person.browser.get("/api/user/status")).json();
    expect(user.Email).toBe(person.email);
    expect((await profileOf(person)).visibility.current_employers).toEqual(["Quay & Hollis"]);
  });

  test("sizes alone are refused", async () => {
    expect((await save(me, { ...BLANK, name: "x".repeat(501) })).code).toBe(400);
    expect((await save(me, { ...BLANK, skills: Array(201).fill("x") })).code).toBe(400);
    expect((await save(me, { ...BLANK, skills: "not json" })).code).toBe(400);
  });

  test("is right on the next load of the recommendations, and what was added is cited", async () => {
    const told = "Advised on enterprise agreements";
    const text = RESUME_TEXT.replace(`- ${told}\n`, "");
    const person = await addCandidate(app, { text });
    const [before] = await jobsOf(person);
    const { Profile } = await profileOf(person);
    const [first, ...others] = Profile.Experience;
    const description = `${first.description}\n${told}`;
    await save(person, {
      name: Profile.Name,
      email: Profile.Email,
      phone: Profile.Phone,
      summary: Profile.Summary,
      experience: [{ ...first, description }, ...others],
      education: Profile.Education,
      certifications: Profile.Certifications,
      skills: Profile.Skills,
    });
    const [after] = await jobsOf(person);
    expect(after?.score).toBeLessThan(before?.score ?? 0);
    const explained = await (
      await person.browser.get(`/api/matches/${after?.documentId}?resumeId=${person.resumeId}`)
    ).json();
    expect(JSON.stringify(explained)).toContain(`"quote":"${told}"`);
  }, 60_000);

  test("is said to be found when it is, and partly done while it is not", async () => {
    const person = await addCandidate(app);
    await expect
      .poll(async () => save(person, { ...BLANK, summary: "Lawyer." }), PATIENCE)
      .toMatchObject({
        status: "success",
        message: "Profile updated successfully! Your profile is now searchable by recruiters.",
      });
    await put(person, "/api/candidates/visibility", {
      findable: false,
      hidden_companies: [],
      hide_from_employer: true,
    });
    expect((await save(person, { ...BLANK, summary: "Lawyer." })).message).toBe(
      "Profile updated successfully!",
    );
  });

  test("without an index to speak of: saved all the same", async () => {
    // Profiles are made by workers, and there is none.
    const quiet = await startTestApp({ env: { ROLES: "web" } });
    try {
      const person = await addCandidate(quiet);
      expect(await save(person, { ...BLANK, summary: "A new summary." })).toMatchObject({
        status: "partial_success",
        message: "Profile updated but there were some issues with search indexing.",
      });
      expect((await profileOf(person)).Profile.Summary).toBe("A new summary.");
    } finally {
      await quiet.end();
    }
  }, 120_000);
});

describe("without a resume", () => {
  const own = {
    ...BLANK,
    name: "Ana Duarte",
    summary: "Employment lawyer in the Fair Work Commission.",
    experience: [
      {
        company: "Marlowe & Pike",
        role: "Employment Lawyer",
        location: "",
        startDate: "2019-02",
        endDate: "",
        present: true,
        description: "Ran unfair dismissal matters\nAdvised on enterprise agreements",
      },
    ],
    skills: ["Employment law"],
  };

  test("a profile is enough to be recommended jobs, and is changed in place", async () => {
    const person = await signedIn(app);
    await save(person, BLANK);
    expect((await person.browser.get(JOBS)).status).toBe(404);
    await save(person, own);
    const { resume, Profile } = await profileOf(person);
    expect(resume).toMatchObject({ is_profile: true, status: "read" });
    expect(Profile).toMatchObject({ Name: "Ana Duarte", Experience: own.experience });
    expect((await jobsOf(person)).length).toBeGreaterThan(0);
    await save(person, { ...own, skills: ["Pastry"] });
    const again = await profileOf(person);
    expect(again.resume.document_id).toBe(resume.document_id);
    expect(again.Profile.Skills).toEqual(["Pastry"]);
  });

  test("that was deleted, the profile stays and goes on being matched", async () => {
    const person = await addCandidate(app);
    await save(person, own);
    const gone = await person.browser.request(`/api/documents/${person.resumeId}`, {
      method: "DELETE",
      headers: { origin: app.url },
    });
    expect(gone.status).toBe(200);
    expect(await profileOf(person)).toMatchObject({
      ProfileFound: "true",
      Profile: { Name: "Ana Duarte", Skills: ["Employment law"] },
      resume: null,
    });
    expect((await jobsOf(person)).length).toBeGreaterThan(0);
    expect((await profileOf(person)).resume).toMatchObject({ is_profile: true });
  });
});

describe("while a scan is being read", () => {
  const OWN = { ...BLANK, name: "Ana Duarte", summary: "Employment lawyer.", skills: ["LEAP"] };
  const setStatus = (id: string, status: string) =>
    app.platform.database.query("update documents set status = $2 where id = $1", [id, status]);

  test("what I save stays, also when nothing can be read there after all", async () => {
    const person = await addCandidate(app);
    await setStatus(person.resumeId, "reading");
    await save(person, OWN);
    expect(await profileOf(person)).toMatchObject({
      ProfileFound: "true",
      Profile: { Name: "Ana Duarte", Summary: "Employment lawyer.", Skills: ["LEAP"] },
    });
    await setStatus(person.resumeId, "unreadable");
    expect((await profileOf(person)).Profile).toMatchObject({ Name: "Ana Duarte" });
    expect((await person.browser.get(JOBS)).status).toBe(200);
    expect((await profileOf(person)).resume).toMatchObject({ is_profile: true });
  }, 60_000);

  test("the same profile once more is the same document, not a fault", async () => {
    const person = await signedIn(app);
    await save(person, OWN);
    const written = (await profileOf(person)).resume.document_id;
    const documentId = await uploaded(person.browser);
    await person.browser.post("/api/candidates/resume", { documentId, keep_profile: true });
    await person.browser.request(`/api/documents/${documentId}`, {
      method: "DELETE",
      headers: { origin: app.url },
    });
    expect((await person.browser.get(JOBS)).status).toBe(200);
    expect((await profileOf(person)).resume.document_id).toBe(written);
  }, 60_000);
});

describe("another resume", () => {
  const OTHER = RESUME_TEXT.replaceAll("Mei-Lin Chan", "Mei-Lin Ross").replace(
    "LEAP",
    "ActionStep",
  );
  const replace = async ({ browser }: Person, body: object) =>
    (await browser.post("/api/candidates/resume", body)).status;

  test("takes the place of the one before, with or without the profile", async () => {
    const person = await addCandidate(app);
    await save(person, { ...BLANK, name: "As I call myself", summary: "Mine." });
    const file = { name: "other.txt", content: OTHER };
    const documentId = await uploaded(person.browser, file);
    expect(await replace(person, { documentId, keep_profile: true })).toBe(200);
    expect(await profileOf(person)).toMatchObject({
      Profile: { Name: "As I call myself", Summary: "Mine.", Skills: [] },
      resume: { document_id: documentId },
    });
    expect(await replace(person, { documentId: person.resumeId })).toBe(200);
    const third = await uploaded(person.browser, { name: "c.txt", content: `${OTHER}\n` });
    expect(await replace(person, { documentId: third })).toBe(200);
    const { Profile } = await profileOf(person);
    expect(Profile.Name).toBe("Mei-Lin Ross");
    expect(Profile.Skills).toContain("ActionStep");
  });

  test("must be one's own resume", async () => {
    const person = await addCandidate(app);
    expect(await replace(person, { documentId: me.resumeId })).toBe(404);
    expect(await replace(person, { documentId: randomUUID() })).toBe(404);
    expect((await profileOf(person)).resume.document_id).toBe(person.resumeId);
  });
});
