/**
 * Joins look-ups into queries: alone, one goes out at once; those that come while it is under way
 * share the next. Nothing is cached: a look-up never gets an answer from a query that began
 * before it was asked.
 */
export function batched<K, V>(load: (keys: K[]) => Promise<Map<K, V>>) {
  let waiting = new Map<K, Waiting<V>>();
  let underWay = false;

  async function runNext(): Promise<void> {
    const batch = waiting;
    waiting = new Map();
    underWay = true;
    try {
      const found = await load([...batch.keys()]);
      for (const [key, { resolve }] of batch) resolve(found.get(key));
    } catch (error) {
      for (const { reject } of batch.values()) reject(error);
    }
    underWay = false;
    if (waiting.size > 0) void runNext();
  }

  return (key: K): Promise<V | undefined> => {
    const known = waiting.get(key);
    if (known) return known.promise;
    const mine = createWaiting<V>();
    waiting.set(key, mine);
    if (!underWay) void runNext();
    return mine.promise;
  };
}

interface Waiting<V> {
  readonly promise: Promise<V | undefined>;
  readonly resolve: (value: V | undefined) => void;
  readonly reject: (error: unknown) => void;
}

function createWaiting<V>(): Waiting<V> {
  let resolve: Waiting<V>["resolve"] = () => {};
  let reject: Waiting<V>["reject"] = () => {};
  const promise = new Promise<V | undefined>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
