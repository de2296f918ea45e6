import type { Page } from "@playwright/test";
import { makeDocx, paragraph } from "#server/features/documents/extraction/testing/make-docx.ts";
import { makePdf, text } from "#server/features/documents/extraction/testing/make-pdf.ts";
import { expect, newEmail, OURS, PASSWORD, test } from "../support/journey.ts";
import { dialogsOf, expectWords, FIRST, send } from "../support/payload-screens.ts";
import { LINES, PAYLOADS, packed } from "../support/payloads.ts";
import { jobText } from "../support/recruiter-screens.ts";
import { RESUME_TEXT } from "../support/uploads.ts";

/** Everything that people write is shown as words, in every place that shows it. */

const FINDING = { timeout: 90_000, intervals: [250] };
const names = packed(200);
const nameAt = (at: number) => `${FIRST} ${names[at]}`.slice(0, 200);
const thirds = packed(250).map((words) => `${FIRST} ${words}`);

async function signIn(page: Page, email: string, name?: string): Promise<void> {
  const data = { email, password: PASSWORD };
  if (name)
    await page.request.post("/api/auth/register", { data: { ...data, name }, headers: OURS });
  await send(page, "POST /api/auth/login", { data });
}

/** A recruiter of that name, whose postings have a payload wherever there is room for one. */
async function recruiterWithJobs(page: Page): Promise<{ email: string; jobIds: string[] }> {
  const email = newEmail();
  await signIn(page, email, nameAt(1));
  const company = { company_name: nameAt(2), company_website: "harrow.example" };
  const person = { name: nameAt(1), email, contact_number: "02 5550 1847", position: nameAt(3) };
  const multipart = { ...company, ...person, terms: "true" };
  await send(page, "POST /api/recruiterOnboarding", { multipart });
  const post = async (at: number) => {
    const [title = FIRST, place = FIRST, location = FIRST] = thirds.slice(at);
    const content = jobText(`Employment Lawyer ${at}`);
    const jobDescription = { name: "ad.txt", mimeType: "text/plain", buffer: Buffer.from(content) };
    const { posting } = await send<{ posting: { id: string } }>(page, "POST /api/upload-jd", {
      multipart: { jobDescription },
    });
    const facts = { title, company: place, location, salary_range: FIRST };
    // The first is the one that is opened; of the others only the names are shown.
    const about = at === 0 ? `\nAbout us\n${PAYLOADS.join("\n")}` : "";
    const data = { ...facts, text: `${FIRST}\n${content}${about}` };
    await send(page, `PUT /api/jobs/${posting.id}`, { data });
    return posting.id;
  };
  const places = thirds.map((_, at) => at).filter((at) => at % 3 === 0);
  return { email, jobIds: await Promise.all(places.map(post)) };
}

const asXml = (line: string) =>
  line.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Every payload, in a Word file that is made of nothing but paragraphs. */
const wordResume = async (name: string) => ({
  name: `${LINES[21]}.docx`,
  mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  buffer: Buffer.from(
    await makeDocx({
      body: [name, ...RESUME_TEXT.split("\n"), "Interests", ...LINES]
        .map((line) => paragraph(asXml(line)))
        .join(""),
    }),
  ),
});

const ON_A_PAGE = 55;

/** The same as a PDF, with links that lead to them. */
const pdfResume = () => {
  const lines = [...RESUME_TEXT.split("\n"), "Interests", ...LINES];
  const pages = Array.from({ length: Math.ceil(lines.length / ON_A_PAGE) }, (_, page) => ({
    content: lines
      .slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE)
      .map((line, at) => text(line, { x: 30, y: 40 + 14 * at }, { size: 8 })),
    links: [{ x: 30, y: 40, width: 200, height: 10, address: "javascript:window.__ran=1" }],
  }));
  return {
    name: "resume.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(makePdf(...pages)),
  };
};

const experience = packed(480).map((words) => ({
  company: `${FIRST} ${words.slice(0, 300)}`,
  role: `${FIRST} ${words.slice(-300)}`,
  location: FIRST,
  startDate: "2021-03",
  endDate: FIRST,
  present: false,
  description: words,
}));

/** A candidate of that name, with a resume and a profile of payloads. */
async function candidate(page: Page): Promise<{ email: string; resumeId: string }> {
  const email = newEmail();
  const name = nameAt(0);
  await signIn(page, email, name);
  const resume = await wordResume(name);
  const multipart = { name, email, phone: "0491 570 156", terms: "true", resume };
  await send(page, "POST /api/canidateOnboarding", { multipart });
  const education = experience.map(({ company, role }) => ({
    institution: company,
    degree: role,
    fieldOfStudy: FIRST,
    duration: FIRST,
  }));
  const certifications = [{ name: FIRST, issuingOrganization: FIRST, date: FIRST }];
  const skills = ["Employment law", "Enterprise bargaining", ...LINES];
  const data = { name, email, phone: FIRST, summary: PAYLOADS.join("\n"), experience };
  await send(page, "POST /api/candidates/profile/setup", {
    data: { ...data, education, certifications, skills },
  });
  const profile = await send<{ resume: { document_id: string } }>(
    page,
    "GET /api/candidates/profile",
  );
  return { email, resumeId: profile.resume.document_id };
}

async function look(page: Page, address: string, words?: string): Promise<void> {
  await page.goto(address);
  await expectWords(page, words);
}

test("a resume, a job and a message of script are shown as words everywhere", async ({ page }) => {
  test.slow();
  const dialogs = dialogsOf(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  const { email: recruiter, jobIds } = await recruiterWithJobs(page);
  const [jobId = ""] = jobIds;
  const me = await candidate(page);
  const found = `GET /api/search?docId=${me.resumeId}&docType=resume&limit=50` as const;
  await expect
    .poll(async () => {
      const answer = await page.request.get(found.slice(4));
      const { Results = [] } = await answer.json();
      return Results.filter(({ resultId = "" }) => jobIds.includes(resultId)).length;
    }, FINDING)
    // Words of script fit no resume: one of the jobs may be too far from it to be listed.
    .toBeGreaterThanOrEqual(jobIds.length - 1);

  const pdf = await send<{ documentId: string }>(page, "POST /upload/resume", {
    multipart: { resume: pdfResume() },
  });
  await look(page, `/documents/${me.resumeId}`);
  // What a PDF looks like is a picture; its words are what was read in it.
  await page.goto(`/documents/${pdf.documentId}`);
  await page.getByRole("button", { name: "Text", exact: true }).click();
  await expectWords(page);
  await look(page, `/?resume=${me.resumeId}`);
  await look(page, `/job/${jobId}`);
  await look(page, `/?resume=${me.resumeId}&compare=${jobId}`);
  const pair = { resumeId: me.resumeId, jobDescriptionID: jobId };
  const report = await send(page, "POST /compares", { data: pair });
  await send(page, `POST /api/comparisons/${report.id}/save`, { data: { saved: true } });
  await look(page, `/comparisons/${report.id}`);
  await look(page, `/comparisons/${report.id}/print`);

  await send(page, "POST /api/candidate/express-interest", { data: { jobDocumentId: jobId } });
  const bookmark = { jobDocumentId: jobId, isBookmarked: true };
  await send(page, "POST /api/candidate/bookmarks", { data: bookmark });
  const [begin = FIRST, ...rest] = packed(4900, PAYLOADS, "\n").map(
    (words) => `${FIRST}\n${words}`,
  );
  const data = { job_id: jobId, title: nameAt(4), initial_message: begin };
  const { id: conversation } = await send(page, "POST /api/conversations", { data });
  for (const words of rest)
    await send(page, "POST /api/conversations/messages", {
      data: { conversation_id: conversation, text: words },
    });
  for (const address of ["/dashboard", "/profile", `/messages?conversation=${conversation}`])
    await look(page, address);

  await signIn(page, recruiter);
  for (const title of names.slice(0, 5))
    await send(page, "POST /api/activities", {
      data: {
        activity_type: "job_created",
        title: `${FIRST} ${title}`.slice(0, 200),
        description: FIRST,
      },
    });
  await look(page, "/dashboard");
  await look(page, `/job/${jobId}/edit`);
  await look(page, "/profile");
  await look(page, "/notifications");
  await look(page, `/messages?conversation=${conversation}`);
  await look(page, `/candidate/${jobId}`);
  for (const tab of ["overview", "experience", "education", "resume", "compare"])
    await look(page, `/candidate/${jobId}?candidate=${me.resumeId}&tab=${tab}`);
  expect(dialogs).toEqual([]);
});
