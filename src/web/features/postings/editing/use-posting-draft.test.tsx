import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Job } from "#contract/postings.ts";
import { fieldsOf } from "./posting-fields.ts";
import { keepDraft, keptDraft, type PostingDraft, usePostingDraft } from "./use-posting-draft.ts";

const TOM = "tom";
const job = (title: string, updated_at: string) =>
  ({
    id: "6f1f4b7e-6a9e-4a3b-9a3e-0a4f6a2b1c3d",
    title,
    company: "Harrow",
    location: "",
    employment_type: "",
    salary_range: "",
    lines: [{ text: "About the role", bullet: false, heading: true }],
    updated_at,
    // Of all that a job is, what is edited.
  }) as unknown as Job;
const BEFORE = job("Paralegal", "2026-11-16T07:00:00.000Z");
const SAVED = job("Senior Paralegal", "2026-11-16T07:05:00.000Z");
const base = fieldsOf(BEFORE);

/** The editor as it stands when it is opened. */
function opened(now: Job): PostingDraft {
  let draft: PostingDraft | undefined;
  function Editor() {
    draft = usePostingDraft(now, TOM);
    return null;
  }
  renderToString(<Editor />);
  if (!draft) throw new Error("nothing was drawn");
  return draft;
}

const typed = (title: string) =>
  keepDraft(TOM, BEFORE.id, {
    base,
    updatedAt: BEFORE.updated_at,
    fields: { ...base, title },
  });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("what was left unsaved is there again, and collides only with something else", () => {
  typed("Lead Paralegal");
  expect(opened(BEFORE)).toMatchObject({ dirty: true, changedElsewhere: false });
  expect(opened(SAVED)).toMatchObject({ dirty: true, changedElsewhere: true });
  expect(opened(SAVED).fields.title).toBe("Lead Paralegal");
});

test("saved, and left before the answer came: the editor begins afresh", () => {
  typed(" Senior Paralegal ");
  expect(opened(SAVED)).toMatchObject({
    dirty: false,
    changedElsewhere: false,
    base: fieldsOf(SAVED),
    updatedAt: SAVED.updated_at,
  });
});

test("an answer that comes when the editor is gone still clears what it took, and nothing newer", () => {
  typed("Senior Paralegal");
  const { fields, saved } = opened(BEFORE);
  typed("Senior Paralegal, part time");
  saved(fields, SAVED);
  expect(keptDraft(TOM, BEFORE.id)?.fields.title).toBe("Senior Paralegal, part time");
  typed("Senior Paralegal");
  saved(fields, SAVED);
  expect(keptDraft(TOM, BEFORE.id)).toBeUndefined();
});
