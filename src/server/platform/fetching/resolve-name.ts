import { Resolver } from "node:dns/promises";

/** All addresses of a name. */
export type Resolve = (host: string, signal?: AbortSignal) => Promise<readonly string[]>;

const PATIENCE = { timeout: 2000, tries: 2 };

/**
 * Asks the name servers itself: the system's own look-up occupies one of the few threads that files and
 * passwords need as well, and nothing ends it. `servers`: others than the machine's, for tests.
 */
export async function resolveName(
  host: string,
  signal?: AbortSignal,
  servers?: readonly string[],
): Promise<string[]> {
  const resolver = new Resolver(PATIENCE);
  if (servers) resolver.setServers(servers);
  signal?.addEventListener("abort", () => resolver.cancel(), { once: true });
  signal?.throwIfAborted();
  // Version 4 first: it is connected to the first one, and not every machine has version 6.
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  signal?.throwIfAborted();
  return found.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
}
