import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { decideJob } from "#contract/job-review.ts";
import { answers, asked, held } from "#test/support/screens/stub-api.ts";
import { openReview, queueOf } from "#test/support/screens/stubs/review-queue.ts";

const PLACES = [
  { quote: "Must be male", attribute: "sex", why: "Choosing people by sex is unlawful." },
];

test("an approval that the law stands in the way of is held, and goes through without those words", async () => {
  const queue = queueOf(3);
  const [job, ...others] = queue.jobs;
  if (!job) throw new Error("The queue is empty.");
  const unlawful = { ...job, raw_content: `${job.raw_content}\n- Must be male` };
  await openReview({ ...queue, jobs: [unlawful, ...others] });
  answers(decideJob, held(PLACES));
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  const warning = page.getByRole("alert", { name: "This cannot go live yet" });
  await expect.element(warning).toHaveTextContent("Choosing people by sex is unlawful.");

  answers(decideJob, { success: true, message: "Job updated and approved. It is live." });
  await warning.getByRole("button", { name: "Take it out: “Must be male”" }).click();
  await expect.element(warning).not.toBeInTheDocument();
  await expect.poll(() => asked(decideJob).at(-1)?.body.action).toBe("edit");
  expect(asked(decideJob).at(-1)?.body.job_data.raw_content).toBe(job.raw_content);
});
