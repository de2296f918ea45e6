import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { MatchedCandidate } from "#contract/candidates.ts";
import type { Comparison } from "#contract/comparison.ts";
import type { MatchView, SearchResult } from "#contract/matching.ts";
import type { Recommendation } from "#contract/recommendations.ts";
import { engineVersion } from "#matching/engine.ts";
import { presentOpened } from "#server/features/candidates/opening/present-opened.ts";
import { presentListed } from "#server/features/candidates/present.ts";
import { presentComparison } from "#server/features/comparison/present.ts";
import { hashesOf, writeComparison } from "#server/features/comparison/write.ts";
import { readText } from "#server/features/documents/reader/add-read.ts";
import type { DocumentRecord } from "#server/features/documents/service.ts";
import { askingJob, askingResume } from "#server/features/matching/asking.ts";
import {
  comparedPair,
  profileOfJob,
  profileOfResume,
} from "#server/features/matching/index/market.ts";

import { pairEvidence } from "#server/features/matching/index/pair-evidence.ts";
import { presentMatch, presentResult } from "#server/features/matching/present.ts";
import { summaryOf } from "#server/features/matching/summary.ts";
import { demoAds } from "#server/features/postings/demo.ts";
import { jobFromText } from "#server/features/postings/job-from-text.ts";
import type { JobRow } from "#server/features/postings/service.ts";
import { presentRecommendation } from "#server/features/recommendations/present.ts";
import { createLog } from "#server/platform/log.ts";
import { projectRoot } from "#server/platform/project-root.ts";

/** The demo world without a database: its postings and resumes, through the presenters of every surface. */

const ENGINE = engineVersion({ readingModel: true });
const RECEIVED = new Date("2026-11-16T01:00:00Z");
const DEMO = join(projectRoot(), "demo");

export interface DemoJob {
  readonly job: JobRow;
  readonly profile: ReturnType<typeof profileOfJob>;
}
export interface DemoResume {
  readonly document: DocumentRecord;
  readonly profile: ReturnType<typeof profileOfResume>;
}

export const demoJobs = (take: (at: number) => boolean): DemoJob[] =>
  demoAds(join(DEMO, "jobs"))
    .filter((_, at) => take(at))
    .map((ad) => {
      const { type: employmentType, area: practiceArea, salary: salaryText } = ad;
      const job: JobRow = {
        ...jobFromText({ ...ad, employmentType, practiceArea, salaryText }),
        ...{ id: randomUUID(), ownerId: randomUUID(), source: ad.source, sourceUrl: "" },
        ...{ status: "active", draftReason: "", waiting: false, applicationsCount: 0 },
        ...{ candidatesCount: 0, candidateLevels: [0, 0, 0, 0], countedBy: ENGINE, revision: 1 },
        ...{ postedAt: RECEIVED, createdAt: RECEIVED, updatedAt: RECEIVED },
      };
      return { job, profile: profileOfJob(askingJob(job)) };
    });

export const demoPeople = (): DemoResume[] =>
  ["resumes", "archive"].flatMap((folder) =>
    readdirSync(join(DEMO, folder))
      .filter((file) => file.endsWith(".txt"))
      .map((file) => {
        const document = documentOf(file, readFileSync(join(DEMO, folder, file), "utf8"));
        return { document, profile: profileOfResume(askingResume(document)) };
      }),
  );

function documentOf(fileName: string, text: string): DocumentRecord {
  const receivedOn = "2026-11-16";
  const { lines, hidden, flags, resume, sha256, bytes } = readText(text, receivedOn);
  return {
    ...{ id: randomUUID(), accountId: randomUUID(), visitorId: null, offeredTo: null },
    ...{ archiveId: null, listed: true, kind: "resume", fileName, fileType: "txt", bytes, sha256 },
    ...{ fileKey: "", status: "read", message: "", progressDone: 0, progressTotal: 0, title: "" },
    ...{ pages: [], lines: [...lines], hidden: [...hidden], flags: [...flags] },
    ...{ reading: { resume }, corrections: {}, readerVersion: 1, receivedAt: RECEIVED, receivedOn },
    ...{ keepUntil: null, revision: 1 },
  };
}

/** One pair as each of the surfaces shows it. */
export interface Surfaces {
  readonly search: SearchResult;
  readonly recommended: Recommendation;
  readonly panel: MatchView;
  readonly listed: MatchedCandidate;
  readonly opened: ReturnType<typeof presentOpened>;
  readonly report: Comparison;
}

export async function surfacesOf(
  { document, profile: candidate }: DemoResume,
  { job, profile: vacancy }: DemoJob,
): Promise<Surfaces> {
  const evidence = pairEvidence(candidate, vacancy);
  const { distance, isAdmitted } = evidence;
  const summary = summaryOf(evidence, { resume: document.lines, job: job.lines });
  const { accountId } = document;
  const marks = { isBookmarked: false, isInterested: false, hasApplied: false };
  const against = { job, evidence };
  return {
    search: presentResult({ job, distance, summary }),
    recommended: presentRecommendation({ job, distance, summary }),
    panel: presentMatch({ resume: document, job, evidence }, ENGINE),
    listed: presentListed({ document, accountId, distance, summary, isAdmitted }, marks),
    opened: presentOpened({ document, accountId, marks, against, engine: ENGINE }),
    report: await reportOf(document, job, comparedPair(candidate, vacancy)),
  };
}

async function reportOf(
  resume: DocumentRecord,
  job: JobRow,
  pair: ReturnType<typeof comparedPair>,
): Promise<Comparison> {
  const side = { ...job, contactEmail: "", posting: job };
  const sides = { resume, job: side, audience: "candidate", engine: ENGINE } as const;
  const writing = { model: undefined, log: createLog("silent"), known: undefined };
  const body = await writeComparison(sides, pair, 0, writing);
  const kept = {
    ...{ id: randomUUID(), ownerId: null, accountId: null, resumeId: resume.id, jobId: job.id },
    ...{ audience: sides.audience, ...hashesOf(sides, undefined), engine: ENGINE, model: "" },
    ...{ writer: "rules" as const, distance: pair.distance, body, savedAt: null },
    ...{ firstShownAt: RECEIVED, lastShownAt: RECEIVED },
  };
  return presentComparison(kept, ENGINE, undefined);
}
