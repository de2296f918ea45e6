import robotsParser from "robots-parser";
import type { SeenRequest } from "./serve-site.ts";

type RobotsOf = (host: string) => string | undefined;
// The package has its types for CommonJS: its default export is the function itself.
const parse = robotsParser as unknown as typeof robotsParser.default;

/** Requests that a host's robots.txt forbids, one line each. */
export function againstRobots(requests: readonly SeenRequest[], robotsOf: RobotsOf): string[] {
  return requests.flatMap(({ host, path }) => {
    const text = robotsOf(host);
    if (text === undefined || path === "/robots.txt") return [];
    const robots = parse(`https://${host}/robots.txt`, text);
    return robots.isAllowed(`https://${host}${path}`, "Candour") === false ? [host + path] : [];
  });
}

/** The shortest time between two requests to one host, in milliseconds. */
export function shortestGap(requests: readonly SeenRequest[], host: string): number {
  const times = requests.flatMap((one) => (one.host === host ? one.at : [])).sort((a, b) => a - b);
  const gaps = times.slice(1).map((at, before) => at - (times[before] ?? 0));
  return Math.min(...gaps);
}

export const hostsOf = (requests: readonly SeenRequest[]) => [
  ...new Set(requests.map(({ host }) => host)),
];
