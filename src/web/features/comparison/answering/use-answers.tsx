import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import * as z from "zod/mini";
import type { ComparedRequirement, Comparison } from "#contract/comparison.ts";
import { call, messageOf } from "#web/lib/api.ts";
import { useNavigationState } from "#web/lib/navigation-state.ts";
import { toast } from "#web/ui/float/toast.ts";
import { goThere, requirementId } from "../report/evidence/anchors.ts";
import { replaceComparison } from "./after-answer.ts";
import { answeringTexts as texts } from "./texts.ts";

/** What a report lets its owner say about what it did not find. */
export interface Answers {
  /** Numbers of the requirements of which they said that they do not have them. */
  lacking: ReadonlySet<number>;
  ask: (requirement: ComparedRequirement) => void;
  undo: (requirement: ComparedRequirement) => void;
}

interface Asked {
  requirement: ComparedRequirement;
  Dialog: typeof import("./answer-dialog.tsx").AnswerDialog;
}

/** Nothing for reports on others, on another resume than the current one, and for visitors. */
export function useAnswers(comparison: Comparison): { answers?: Answers; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>();
  const show = useShow(comparison);
  if (!comparison.answers) return { dialog: null };

  async function ask(requirement: ComparedRequirement) {
    try {
      // Only for those who answer: the report does not carry it.
      const file = await import("./answer-dialog.tsx");
      setAsked({ requirement, Dialog: file.AnswerDialog });
    } catch {
      toast.error(texts.failed);
    }
  }
  async function undo({ number }: ComparedRequirement) {
    try {
      const { lackRequirement } = await import("#contract/requirement-answers.ts");
      const params = { id: comparison.id, number: String(number) };
      const answer = await call(lackRequirement, { params, body: { lacking: false } });
      show(answer.comparison, number);
      toast.success(answer.message);
    } catch (error) {
      toast.error(messageOf(error, texts.failed));
    }
  }
  const onAnswered = (next: Comparison) => {
    const number = asked?.requirement.number ?? 0;
    setAsked(undefined);
    show(next, number);
  };
  return {
    answers: {
      lacking: new Set(comparison.answers.lacking),
      ask: (requirement) => void ask(requirement),
      undo: (requirement) => void undo(requirement),
    },
    dialog: asked && (
      <asked.Dialog
        comparison={comparison}
        requirement={asked.requirement}
        onAnswered={onAnswered}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}

const Stays = z.object({ stays: z.number() });

/** In place of the one before, and under its own address where the one before had one. */
function useShow({ id, resume_id, job_id }: Comparison) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [answered, setAnswered] = useState(useNavigationState(Stays)?.stays);
  // What was pressed may be gone: reading goes on at the requirement, here or under the next address.
  useEffect(() => {
    if (answered) goThere(requirementId(answered));
  }, [answered]);
  return (next: Comparison, number: number) => {
    setAnswered(number);
    const pair = { resumeId: resume_id, jobId: job_id };
    replaceComparison(client, pair, next, next.id !== id);
    if (next.id !== id && pathname === `/comparisons/${id}`)
      void navigate(`/comparisons/${next.id}`, { replace: true, state: { stays: number } });
  };
}
