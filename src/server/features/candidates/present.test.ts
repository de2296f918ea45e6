import { expect, test } from "vitest";
import * as z from "zod";
import { MatchedCandidate } from "#contract/candidates.ts";
import type { MatchSummary } from "#contract/matching.ts";
import { readResume } from "#reading/resume/read-resume.ts";
import { plainLines } from "#reading/text/plain-lines.ts";
import { RESUME_TEXT } from "#test/support/uploads.ts";
import type { DocumentRecord } from "../documents/service.ts";
import { presentCandidate, presentUnnamed } from "./present.ts";

const summary: MatchSummary = {
  percent: 82,
  level: "Very Good Match",
  required: { met: 3, partial: 1, unclear: 0, total: 4 },
  preferred: { met: 0, partial: 0, unclear: 0, total: 0 },
  strip: [],
  reasons: [],
  gap: "",
  confidence: "high",
};
const [documentId, accountId] = [
  "4b4e1f0a-6f58-4dd4-93f3-0a2c2f8e9f10",
  "11111111-6f58-4dd4-93f3-0a2c2f8e9f10",
];

function resume(text: string, change: Partial<DocumentRecord> = {}): DocumentRecord {
  const { lines } = plainLines(text);
  return {
    id: documentId,
    accountId,
    visitorId: null,
    offeredTo: null,
    archiveId: null,
    listed: true,
    kind: "resume",
    fileName: "Mei Chan.txt",
    fileType: "txt",
    bytes: 1,
    sha256: "",
    fileKey: `documents/${documentId}/original.txt`,
    status: "read",
    message: "",
    progressDone: 0,
    progressTotal: 0,
    title: "Mei-Lin Chan",
    pages: [],
    lines: [...lines],
    hidden: [],
    flags: [],
    reading: { resume: readResume(lines, { receivedOn: "2026-11-15" }) },
    corrections: {},
    readerVersion: 2,
    receivedAt: new Date("2026-11-15T01:00:00Z"),
    receivedOn: "2026-11-15",
    keepUntil: null,
    revision: 1,
    ...change,
  };
}

test("a candidate in the words of the specification, lists as JSON texts", () => {
  const document = resume(`${RESUME_TEXT}\ngithub.com/meichan\n`);
  const shown = presentCandidate({
    document,
    accountId,
    distance: 0.183_449_99,
    summary,
    isAdmitted: true,
  });
  expect(z.parse(MatchedCandidate, shown)).toEqual(shown);
  const contact = {
    Name: "Mei-Lin Chan",
    Email: "mei.chan@example.com",
    Phone: "0491 570 156",
    Linkedin: "in/meilinchan",
    Github: "meichan",
  };
  expect(shown).toMatchObject({
    document_id: documentId,
    match_score: 0.1834,
    match_level: "Very Good Match",
    profile: { ...contact, UserID: accountId },
    document_info: {
      CreatedAt: "2026-11-15T01:00:00.000Z",
      DocumentType: "resume",
      Awskey: documentId,
    },
    match: summary,
  });
  expect(shown.contact_info).toEqual(contact);
  expect(shown.resume_text).toMatch(/^Mei-Lin Chan\nmei\.chan@example\.com/);
  expect(shown.profile.Skills[0]).toBe('"Employment law"');
  expect(shown.profile.Skills.map((item) => JSON.parse(item))).toContain("LEAP");
  expect(shown.profile.Experience.map((item) => JSON.parse(item))).toMatchObject([
    { company: "Fairholm Lawyers", role: "Senior Associate", present: true },
    { company: "Tolland & Ware", role: "Associate" },
  ]);
  expect(shown.profile.Education.map((item) => JSON.parse(item).institution)).toEqual([
    "University of Sydney",
  ]);
});

test("what the person put right is what a recruiter sees", () => {
  const corrections = {
    name: "Mei Chan-Ross",
    links: { linkedin: "/in/meiross", github: "//meiross", website: "" },
  };
  const document = resume(RESUME_TEXT, { corrections });
  const { profile, contact_info } = presentCandidate({
    document,
    accountId,
    distance: 0,
    summary,
    isAdmitted: false,
  });
  for (const shown of [profile, contact_info])
    expect(shown).toMatchObject({
      Name: "Mei Chan-Ross",
      Linkedin: "in/meiross",
      Github: "meiross",
    });
});

test("a resume from an archive has no account, and its file's name where no name was read", () => {
  const reading = { resume: readResume([], { receivedOn: "2026-11-15" }) };
  const document = resume("", { reading, title: "", fileName: "J. Doe 2026.pdf" });
  const shown = presentCandidate({
    document,
    accountId: null,
    distance: 0.5,
    summary,
    isAdmitted: false,
  });
  expect(shown.profile).toMatchObject({
    UserID: "",
    Name: "J. Doe 2026",
    Skills: [],
    Experience: [],
  });
});

test("a recruiter whom nobody verified learns how well someone fits, not who it is", () => {
  const document = resume(RESUME_TEXT);
  const told: MatchSummary = {
    ...summary,
    strip: [{ grade: "met", essential: true }],
    reasons: [{ label: "Law", evidence: { line: 1, quote: "dismissal" } }],
    gap: "Not in the resume: awards",
  } as unknown as MatchSummary;
  const ranked = { document, accountId, distance: 0.1, summary: told, isAdmitted: true };
  const marks = { isBookmarked: true, isInterested: true, hasApplied: true };
  const shown = presentUnnamed(ranked, marks, 30);
  expect(z.parse(MatchedCandidate, shown)).toEqual(shown);
  expect(shown).toMatchObject({ match_score: 0.1, match_level: summary.level });
  expect(JSON.stringify(shown)).not.toMatch(
    /Mei|Chan|example\.com|0491|Fairholm|dismissal|awards|2026|txt|4b4e1f0a/,
  );
  const own = { ...resume(`${RESUME_TEXT}\nAdmitted in Victoria`), hidden: [] };
  const other = { ...ranked, document: { ...own, id: accountId }, isAdmitted: false };
  expect(presentUnnamed(other, undefined, 30), "like anybody else").toEqual(shown);
  const brought = presentUnnamed({ ...ranked, accountId: null }, marks, 30);
  expect(brought.document_id).toBe(documentId);
  expect(brought.profile.Name).toBe("Mei-Lin Chan");
});
