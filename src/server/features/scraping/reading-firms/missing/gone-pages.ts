import type { PartContext, PoliteFetch } from "../../service.ts";
import { addressKey } from "../address-key.ts";
import type { JobKeys } from "../job-keys.ts";
import { isGone } from "./is-gone.ts";

interface Known {
  readonly id: string;
  readonly sourceUrl: string;
}
interface Tools extends Pick<PartContext, "signal"> {
  readonly fetch: PoliteFetch;
  readonly keys: Pick<JobKeys, "isList" | "isNoJob">;
}
type Place = "gone" | "there" | "unknown";

/** The others have their turn in later runs: those that are still there go to the end of the line. */
const MOST = 30;

/**
 * A list without a single job is an empty one, or one that was built anew and that the selectors no longer fit. What
 * was known is asked for by its own address: what is not there any more, or leads back to the list or to the front
 * page, is missing.
 */
export async function gonePages(known: readonly Known[], tools: Tools) {
  const found = { gone: [] as string[], there: [] as string[] };
  for (const { id, sourceUrl } of known.slice(0, MOST)) {
    const place = await placeOf(sourceUrl, tools);
    if (place !== "unknown") found[place].push(id);
  }
  return found;
}

async function placeOf(url: string, { signal, fetch, keys }: Tools): Promise<Place> {
  // It stood on the list itself, which was read.
  if (keys.isList(url)) return "gone";
  try {
    const page = await fetch(url, { signal });
    if (addressKey(page.url) === addressKey(url)) return "there";
    return keys.isNoJob(page.url) ? "gone" : "there";
  } catch (error) {
    signal.throwIfAborted();
    return isGone(error) ? "gone" : "unknown";
  }
}
