interface Pace<Line> {
  /** The least time between telling it twice. */
  readonly everyMs: (line: Line) => number;
  /** Must not reject. */
  readonly tell: (lines: readonly Line[]) => Promise<void>;
}

/** Tells of what changes at once, and then no more often than each may be told of. */
export function createPace<Line>({ everyMs, tell }: Pace<Line>) {
  const waiting = new Set<Line>();
  const toldAt = new Map<Line, number>();
  let timer: NodeJS.Timeout | undefined;
  let telling: Promise<unknown> = Promise.resolve();

  const dueAt = (line: Line) => (toldAt.get(line) ?? Number.NEGATIVE_INFINITY) + everyMs(line);

  function tellDue(isDue: (line: Line) => boolean): void {
    const lines = [...waiting].filter(isDue);
    for (const line of lines) {
      waiting.delete(line);
      toldAt.set(line, performance.now());
    }
    telling = Promise.all([telling, tell(lines)]);
  }

  function wait(): void {
    clearTimeout(timer);
    if (waiting.size === 0) return;
    const nextMs = Math.min(...[...waiting].map(dueAt)) - performance.now();
    timer = setTimeout(
      () => {
        const now = performance.now();
        tellDue((line) => dueAt(line) <= now);
        wait();
      },
      Math.max(0, Math.ceil(nextMs)),
    );
  }

  return {
    /** `isLast`: nothing comes after it that would be told as well. */
    changed(lines: readonly Line[], isLast: boolean): void {
      for (const line of lines) {
        waiting.add(line);
        if (isLast) toldAt.delete(line);
      }
      wait();
    },
    /** What was not told yet is told now. */
    async flush(): Promise<void> {
      clearTimeout(timer);
      tellDue(() => true);
      await telling;
    },
  };
}
