import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ComparedRequirement, Comparison } from "#contract/comparison.ts";
import { lackRequirement, listAnswers, plainWords } from "#contract/requirement-answers.ts";
import { call } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { TextButton } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { compareJob, comparisonQuery } from "../api.ts";
import { followAnswer } from "./after-answer.ts";
import { AnswerDialog } from "./answer-dialog.tsx";
import { answeringTexts as texts } from "./texts.ts";

interface AskInPanelProps {
  resumeId: string;
  jobId: string;
  /** The requirement, as the advertisement words it. */
  words: string;
}

const answersQuery = apiQuery(listAnswers);

/** "Do you have this?" where a list says why a job fits. The report that it belongs to is made for who answers. */
export function AskInPanel({ resumeId, jobId, words }: AskInPanelProps) {
  const client = useQueryClient();
  const { data } = useQuery(answersQuery);
  const [asked, setAsked] = useState<{
    comparison: Comparison;
    requirement: ComparedRequirement;
  }>();
  const { run, busy, fault } = useAction(texts.failed);
  const line = useRef<HTMLParagraphElement>(null);
  const pair = { resumeId, jobId };
  if (!data) return <p className="mt-0.5 min-h-6" />;
  // Answers change the profile, and that goes with the current resume.
  if (data.resume_id !== resumeId) return null;
  const isLacking = data.lacking.some((one) => plainWords(one) === plainWords(words));

  async function found() {
    const { id } = await compareJob(client, pair);
    const comparison = await client.ensureQueryData(comparisonQuery(id));
    const requirement = comparison.requirements.find((one) => one.requirement === words);
    if (!requirement) throw new Error(texts.failed);
    return { comparison, requirement };
  }
  const ask = () => void run("ask", async () => setAsked(await found()));
  const undo = () =>
    void run("undo", async () => {
      const { comparison, requirement } = await found();
      const params = { id: comparison.id, number: String(requirement.number) };
      const answer = await call(lackRequirement, { params, body: { lacking: false } });
      follow(answer.comparison);
      toast.success(answer.message);
    });
  /** What was pressed may be gone with the next answer: reading goes on at the requirement. */
  function follow(next: Comparison) {
    setAsked(undefined);
    const row = line.current?.closest("li");
    requestAnimationFrame(() => row?.focus());
    followAnswer(client, pair, next);
  }
  return (
    <>
      <p ref={line} className="mt-0.5 min-h-6 text-13 text-ink-2">
        {isLacking && `${texts.lacking} `}
        <TextButton
          aria-label={isLacking ? texts.undoAbout(words) : texts.askAbout(words)}
          aria-disabled={busy !== undefined || undefined}
          onClick={isLacking ? undo : ask}
        >
          {isLacking ? texts.undo : texts.ask}
        </TextButton>
      </p>
      {fault && <Banner kind="bad">{fault}</Banner>}
      {asked && <AnswerDialog {...asked} onAnswered={follow} onClose={() => setAsked(undefined)} />}
    </>
  );
}
