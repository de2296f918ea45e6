import { SLOTS } from "../stock/slots.mjs";
import { TAILS } from "../stock/tails.mjs";

const LONGER = 0.28;

// How often each sentence was used in the whole corpus: the least used come first.
const used = new Map();
const printed = new Set();
const turns = new Map();

/** Sentences from a list, each with its choices made, none printed twice in the corpus. */
export function sentences(list, count, rng) {
  const order = rng.some(list, list.length).sort((a, b) => timesUsed(a) - timesUsed(b));
  const made = [];
  for (const template of order) {
    if (made.length === count) return made;
    const sentence = fresh(
      rng.next() < LONGER ? withTail(template, rng.pick(TAILS)) : template,
      rng,
    );
    if (!sentence) continue;
    used.set(template, timesUsed(template) + 1);
    printed.add(sentence);
    made.push(sentence);
  }
  return made;
}

/** The next wording of the row each time it is drawn. */
function withTail(template, row) {
  const turn = (turns.get(row) ?? 0) + 1;
  turns.set(row, turn);
  return `${template}${row[turn % row.length]}`;
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
