import { useEffect, useRef, useState } from "react";
import { uploadTexts as texts } from "./upload-texts.ts";

export interface Sending {
  signal: AbortSignal;
  onProgress: (sent: number, total: number) => void;
}

/** What is under way: bytes, then the server at work, then nothing more to do here. */
export interface Upload {
  fileName: string;
  bytes: number;
  sent: number;
  text?: string | undefined;
  complete?: true;
}

interface UseUpload<Answer> {
  send: (file: File, sending: Sending) => Promise<Answer>;
  explain: (error: unknown) => string;
  onUploaded: (answer: Answer, file: File) => void;
}

/** One upload at a time; leaving the screen gives it up. */
export function useUpload<Answer>({ send, explain, onUploaded }: UseUpload<Answer>) {
  const [upload, setUpload] = useState<Upload>();
  const [fault, setFault] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File) {
    if (running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const about = { fileName: file.name, bytes: file.size };
    const onProgress = (sent: number, total: number) =>
      setUpload({ ...about, sent, text: sent < total ? undefined : texts.processing });
    setFault(undefined);
    setUpload({ ...about, sent: 0 });
    try {
      const answer = await send(file, { signal, onProgress });
      setUpload({ ...about, sent: file.size, text: texts.complete, complete: true });
      onUploaded(answer, file);
    } catch (error) {
      setUpload(undefined);
      if (!signal.aborted) setFault(explain(error));
    } finally {
      running.current = undefined;
    }
  }
  return {
    upload,
    fault,
    start,
    giveUp: () => running.current?.abort(),
    /** Nothing has been sent, and nothing went wrong. */
    forget() {
      setFault(undefined);
      setUpload(undefined);
    },
  };
}
