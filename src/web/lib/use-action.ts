import { useRef, useState } from "react";
import { messageOf } from "./api.ts";

/** Runs one thing at a time, so that a double click is one, and says what went wrong with it. */
export function useAction(failed: string) {
  const running = useRef(false);
  const [busy, setBusy] = useState<string>();
  const [fault, setFault] = useState<string>();

  /** `name` says which of several buttons is at work. */
  async function run(name: string, work: () => Promise<unknown>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(name);
    setFault(undefined);
    try {
      await work();
    } catch (error) {
      setFault(messageOf(error, failed));
    } finally {
      running.current = false;
      setBusy(undefined);
    }
  }
  return { run, busy, fault, dismiss: () => setFault(undefined) };
}
