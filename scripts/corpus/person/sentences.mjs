import { SLOTS } from "../stock/slots.mjs";

/** What makes some sentences run over a line; a year inside a sentence is no date of a post. */
const TAILS = [
  ", often at short notice and always within the budget that had been agreed at the start",
  ", together with [two|three] colleagues from the [northern|city|regional] office",
  ", while covering for a manager on leave for most of [2021|2022|2023]",
  ", a project that ran from [2018 to 2020|2019 to 2021|2021 to 2023] and was later copied by other teams",
  ", and reported the results each quarter to [senior management|the executive|the head of the group]",
  ", which has since become the usual way of working across all [three|four|five] sites",
  ", including the first matter of its kind in [the region|the state|the organisation]",
  " and wrote the guide that newcomers still use in their first week",
];
const LONGER = 0.28;

// How often each sentence was used in the whole corpus: the least used come first.
const used = new Map();
const printed = new Set();

/** Sentences from a list, each with its choices made, none printed twice in the corpus. */
export function sentences(list, count, rng) {
  const order = rng.some(list, list.length).sort((a, b) => timesUsed(a) - timesUsed(b));
  const made = [];
  for (const template of order) {
    if (made.length === count) return made;
    const sentence = fresh(rng.next() < LONGER ? `${template}${rng.pick(TAILS)}` : template, rng);
    if (!sentence) continue;
    used.set(template, timesUsed(template) + 1);
    printed.add(sentence);
    made.push(sentence);
  }
  return made;
}

function timesUsed(template) {
  return used.get(template) ?? 0;
}

function fresh(template, rng) {
  for (let attempt = 0; attempt < 12; attempt++) {
    const sentence = expand(template, rng);
    if (!printed.has(sentence)) return sentence;
  }
  return null;
}

export function expand(template, rng) {
  return template
    .replace(/\{(\w+)\}/g, (whole, slot) => (SLOTS[slot] ? rng.pick(SLOTS[slot]) : whole))
    .replace(/\[([^\]]+)\]/g, (_whole, choices) => rng.pick(choices.split("|")));
}
