import type { KeptRobots } from "../host-records.ts";
import { type RobotsRules, robotsRules } from "./robots-rules.ts";

/** More hosts than are read at the same time. */
const MOST = 16;

/** The rules of a robots.txt, made once for all the pages that are read in a row. */
export function createKnownRules() {
  const known = new Map<string, RobotsRules>();
  return (host: string, { text, at }: KeptRobots): RobotsRules => {
    const key = `${host} ${at.getTime()}`;
    const rules = known.get(key) ?? robotsRules(text ?? "");
    known.delete(key);
    known.set(key, rules);
    const [oldest] = known.keys();
    if (known.size > MOST && oldest !== undefined) known.delete(oldest);
    return rules;
  };
}
