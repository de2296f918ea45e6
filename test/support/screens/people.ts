import type { StatusUser } from "#contract/user-status.ts";

/** Somebody whom no other test knows: what the product keeps for a person is kept under their id. */
export const candidate = (change: Partial<StatusUser> = {}): StatusUser => ({
  ID: crypto.randomUUID(),
  Email: "priya.raman@example.org",
  Name: "Priya Raman",
  Phone: "0491 570 156",
  Onboarding: true,
  Isrecruiter: false,
  CreatedAt: "2026-03-02T01:00:00.000Z",
  created_at: "2026-03-02T01:00:00.000Z",
  UpdatedAt: "2026-03-02T01:00:00.000Z",
  updated_at: "2026-03-02T01:00:00.000Z",
  Documentsowned: [],
  Randomstring: "",
  IsAdmin: false,
  EmailVerified: true,
  ...change,
});

export const recruiter = (change: Partial<StatusUser> = {}): StatusUser =>
  candidate({ Name: "Tom Okafor", Email: "tom@example.org", Isrecruiter: true, ...change });

export const administrator = (change: Partial<StatusUser> = {}): StatusUser =>
  candidate({ Name: "Ada Quill", Email: "ada@example.org", IsAdmin: true, ...change });
