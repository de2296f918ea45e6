import type { Tracked } from "#contract/applications.ts";

/** A job from elsewhere, for tests. */
export function tracked(at: number, change: Partial<Tracked> = {}): Tracked {
  return {
    id: `7c1e0000-0000-4000-8000-${String(at).padStart(12, "0")}`,
    jobDocumentId: null,
    title: `Lawyer ${at}`,
    company: "Harrow & Lyle",
    location: "Sydney NSW",
    link: "",
    stage: "saved",
    notes: "",
    saved_at: "2026-11-11T02:00:00.000Z",
    applied_at: null,
    moved_at: "2026-11-11T02:00:00.000Z",
    closes_on: null,
    remind_on: null,
    was_reminded: false,
    is_open: false,
    has_advertisement: false,
    application: null,
    documents: [],
    ...change,
  };
}
