import { TRACKED_STAGES, type TrackedStage } from "#contract/applications.ts";

/** What the tracker shows, as its address says it. */
export interface Place {
  view: "board" | "list";
  /** The column that a narrow screen shows. */
  stage: TrackedStage;
  /** The job that is opened over it. */
  open: string | undefined;
}

const FIRST: TrackedStage = "saved";

export function placeOf(search: string): Place {
  const given = new URLSearchParams(search);
  const stage = TRACKED_STAGES.find((one) => one === given.get("stage")) ?? FIRST;
  const view = given.get("view") === "list" ? "list" : "board";
  return { view, stage, open: given.get("open") ?? undefined };
}

/** What is usual is left out, so that a plain address stays plain. */
export function addressOf({ view, stage, open }: Place): string {
  const said = new URLSearchParams();
  if (view === "list") said.set("view", view);
  if (stage !== FIRST) said.set("stage", stage);
  if (open) said.set("open", open);
  return said.size > 0 ? `/applications?${said}` : "/applications";
}
