/** Work that is done one piece after the other. What waits already is not taken on once more. */
export function inTurn(onChange: (waiting: ReadonlySet<string>) => void) {
  const waiting = new Set<string>();
  let last: Promise<void> = Promise.resolve();
  return (name: string, work: () => Promise<void>): Promise<void> => {
    if (waiting.has(name)) return last;
    waiting.add(name);
    onChange(new Set(waiting));
    last = last.then(work).finally(() => {
      waiting.delete(name);
      onChange(new Set(waiting));
    });
    return last;
  };
}
