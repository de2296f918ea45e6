/**
 * Joins look-ups that are asked for in the same moment into one query. Nothing is cached: each
 * answer is as fresh as a query of its own would have been.
 */
export function batched<K, V>(load: (keys: K[]) => Promise<Map<K, V>>) {
  let waiting = new Map<K, Promise<V | undefined>>();
  let next: Promise<Map<K, V>> | undefined;

  return (key: K): Promise<V | undefined> => {
    next ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        const keys = [...waiting.keys()];
        waiting = new Map();
        next = undefined;
        load(keys).then(resolve, reject);
      });
    });
    const mine = waiting.get(key) ?? next.then((found) => found.get(key));
    waiting.set(key, mine);
    return mine;
  };
}
