import type { Applicant, Tracked } from "#contract/applications.ts";
import type { ApplicationRow } from "./applying-repository.ts";
import type { ApplicantRow } from "./reviewing-repository.ts";
import type { TrackedCard } from "./tracking/repository.ts";

const timeOf = (time: Date | null) => time?.toISOString() ?? null;

type Shown = Pick<ApplicationRow, "stage" | "appliedAt" | "stagedAt" | "withdrawnAt">;

export const presentApplication = (row: Shown | null | undefined): Tracked["application"] =>
  row
    ? {
        stage: row.stage,
        applied_at: row.appliedAt.toISOString(),
        staged_at: timeOf(row.stagedAt),
        withdrawn_at: timeOf(row.withdrawnAt),
      }
    : null;

export const presentTracked = (card: TrackedCard): Tracked => ({
  id: card.id,
  jobDocumentId: card.jobId,
  title: card.title,
  company: card.company,
  location: card.location,
  link: card.link,
  stage: card.stage,
  notes: card.notes,
  saved_at: card.savedAt.toISOString(),
  applied_at: timeOf(card.appliedAt),
  moved_at: card.movedAt.toISOString(),
  closes_on: card.closesOn,
  remind_on: card.remindOn,
  was_reminded: card.remindedAt !== null,
  is_open: card.isOpen,
  has_advertisement: card.hasAdvertisement,
  application: presentApplication(card.application),
  documents: [...card.documents],
});

export const presentApplicant = (row: ApplicantRow): Applicant => ({
  id: row.id,
  name: row.name,
  document_id: row.documentId,
  note: row.note,
  answers: [...row.answers],
  stage: row.stage,
  applied_at: row.appliedAt.toISOString(),
  staged_at: timeOf(row.stagedAt),
});
