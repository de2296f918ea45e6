import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { APPLICATION_STAGES, type Applicant } from "#contract/applications.ts";
import { useAction } from "#web/lib/use-action.ts";
import { toast } from "#web/ui/float/toast.ts";
import { Select } from "#web/ui/form/select.tsx";
import { applicantsQuery, sendStage } from "../api.ts";
import { SAID_STAGES, reviewTexts as texts } from "../texts.ts";

/** How an application stands. What it shows is what the server has. */
export function StageSelect({ one, jobId }: { one: Applicant; jobId: string }) {
  const client = useQueryClient();
  const id = useId();
  const { run, busy, fault } = useAction(texts.stageFailed);
  const change = (value: string) =>
    void run("stage", async () => {
      const stage = APPLICATION_STAGES.find((known) => known === value);
      if (!stage || stage === one.stage) return;
      await sendStage(jobId, one.id, stage);
      await client.invalidateQueries({ queryKey: applicantsQuery(jobId).queryKey });
      toast.success(texts.staged(one.name, SAID_STAGES[stage]));
    });
  return (
    <Select
      id={id}
      name="stage"
      label={texts.stage(one.name)}
      hint={texts.stageHint}
      error={fault}
      value={one.stage}
      aria-busy={busy !== undefined}
      onChange={({ target }) => change(target.value)}
      options={APPLICATION_STAGES.map((value) => ({ value, label: SAID_STAGES[value] }))}
    />
  );
}
