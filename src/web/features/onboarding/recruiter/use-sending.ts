import { useEffect, useRef, useState } from "react";
import type { Progress } from "#web/ui/form/drop/picked-file.tsx";
import { type Archives, becomeRecruiter, type NewRecruiter } from "./api.ts";
import { recruiterTexts } from "./texts.ts";

/** The last call of the wizard, with how much of each archive has left; leaving gives it up. */
export function useSending({ resumes, jobs }: Archives) {
  const [sent, setSent] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function send(recruiter: NewRecruiter) {
    const controller = new AbortController();
    running.current = controller;
    setSent(0);
    try {
      await becomeRecruiter(recruiter, { signal: controller.signal, onProgress: setSent });
    } finally {
      setSent(undefined);
    }
  }

  /** The resumes go first, so what is beyond them is of the other archive. */
  const before = resumes?.size ?? 0;
  return {
    send,
    giveUp: () => running.current?.abort(),
    wasGivenUp: () => running.current?.signal.aborted ?? false,
    progress: {
      resumes: progressOf(resumes, sent),
      jobs: progressOf(jobs, sent === undefined ? undefined : Math.max(0, sent - before)),
    },
  };
}

function progressOf(file: File | undefined, sent: number | undefined): Progress | undefined {
  if (!file || sent === undefined) return undefined;
  const { size: total } = file;
  const text = sent < total ? undefined : recruiterTexts.files.sent;
  return { sent: Math.min(sent, total), total, text };
}
