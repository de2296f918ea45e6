import type { Mark } from "../labels.ts";

export const DATES = new Set<Mark["label"]>(["close", "start"]);
export const ITEMS = new Set<Mark["label"]>(["duty", "must", "nice", "benefit"]);

/** Words behind an item that say how much it is asked for. */
export const CUE =
  /^[\s(–-]*(?:(?:is|are|would be|being|but|all|it's|its|which is|that's|too|also|only|just|really|highly|very|strongly|definitely|absolutely|much|an?)\s+)*(?:must|essential|ess|required|req'?d?|mandatory|compulsory|necessary|needed|non[- ]negotiable|nice|desirable|desired|preferred|preferable|preferably|pref|bonus|plus|handy|advantage(?:ous)?|helpful|great|ideal(?:ly)?|welcome|well regarded|looked upon|helps|good|optional|lovely|ripper|appreciated|useful|would help|regarded)\b/i;
