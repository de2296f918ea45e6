interface Rules {
  readonly clock: () => Date;
  readonly freshMs: number;
  /** The oldest gives way to one more. */
  readonly most: number;
}

/** Values that are costly to make, kept for a while; whoever asks meanwhile waits for the same one. */
export function createFreshValues<T>({ clock, freshMs, most }: Rules) {
  const kept = new Map<string, { readonly until: number; readonly value: Promise<T> }>();
  let last: Promise<unknown> = Promise.resolve();

  return {
    get(name: string, make: () => Promise<T>): Promise<T> {
      const now = clock().getTime();
      const known = kept.get(name);
      if (known && known.until > now) return known.value;
      kept.delete(name);
      // One after another: however many are asked for, one is being made.
      const value = last.then(make);
      last = value.catch(() => undefined);
      kept.set(name, { until: now + freshMs, value });
      for (const oldest of [...kept.keys()].slice(0, -most)) kept.delete(oldest);
      // What failed is tried again by the next one who asks.
      value.catch(() => kept.get(name)?.value === value && kept.delete(name));
      return value;
    },
  };
}
