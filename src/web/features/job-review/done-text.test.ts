import { expect, test } from "vitest";
import { doneText } from "./use-decisions.tsx";

test("of a live job a decision says what became of it", () => {
  const job = { title: "Paralegal", is_update: false };
  const live = { ...job, is_update: true };
  expect(doneText(job, { action: "approve" })).toBe("Approved “Paralegal”");
  expect(doneText(job, { action: "edit", job_data: { title: "Clerk" } })).toBe("Approved “Clerk”");
  expect(doneText(job, { action: "reject", reason: "x" })).toBe("Rejected “Paralegal”");
  expect(doneText({ ...job, title: " " }, { action: "approve" })).toBe("Approved “Untitled job”");
  expect(doneText(live, { action: "approve" })).toBe("Updated the live job “Paralegal”");
  expect(doneText(live, { action: "reject", reason: "x" })).toBe(
    "Left the live job “Paralegal” as it is",
  );
});
