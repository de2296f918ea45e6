import { CREATE_JOB_PATH, jobTalkPath } from "#web/lib/job-talk-path.ts";

/** Which step of Create Job Posting is shown (spec 2 §2). It lives in the address: Back and reload work. */
export type CreationStep =
  | { at: "select" }
  | { at: "url" }
  | { at: "chat"; talk: string }
  | { at: "upload"; posting: string | null };

export function stepOf(search: string): CreationStep {
  const asked = new URLSearchParams(search);
  const step = asked.get("step");
  if (step === "url") return { at: "url" };
  if (step === "chat") return { at: "chat", talk: asked.get("talk") ?? "" };
  if (step === "upload") return { at: "upload", posting: asked.get("posting") };
  return { at: "select" };
}

export function stepAddress(step: CreationStep): string {
  if (step.at === "select") return CREATE_JOB_PATH;
  if (step.at === "chat") return jobTalkPath(step.talk);
  const query = new URLSearchParams({ step: step.at });
  if (step.at === "upload" && step.posting) query.set("posting", step.posting);
  return `${CREATE_JOB_PATH}?${query}`;
}
