import { useRef, useState } from "react";

/** Of each post one thing at a time, so that a double click is one; what is done with another does not wait. */
export function useLocks() {
  const running = useRef(new Set<string>());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  async function run(name: string, work: () => Promise<void>): Promise<void> {
    const names = running.current;
    if (names.has(name)) return;
    names.add(name);
    setBusy(new Set(names));
    try {
      await work();
    } finally {
      names.delete(name);
      setBusy(new Set(names));
    }
  }
  return { run, isBusy: (name: string) => busy.has(name) };
}
