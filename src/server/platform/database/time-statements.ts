import type pg from "pg";

/** Says of every statement of this connection how long it took, whichever way it was asked and however it ended. */
export function timeStatements(client: pg.PoolClient, tell: (seconds: number) => void): void {
  const query: (...args: unknown[]) => unknown = client.query.bind(client);
  const timed = (...args: unknown[]): unknown => {
    const began = performance.now();
    const over = () => tell((performance.now() - began) / 1000);
    const last = args.at(-1);
    // The pool asks with a function that is called at the end, everybody else waits for a promise.
    if (typeof last === "function") {
      const then = (...answer: unknown[]) => {
        over();
        last(...answer);
      };
      return query(...args.slice(0, -1), then);
    }
    const answer = query(...args);
    if (answer instanceof Promise) answer.then(over, over);
    return answer;
  };
  Object.assign(client, { query: timed });
}
