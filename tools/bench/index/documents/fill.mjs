// Sentences from frames: "Prepare {work} and {work}" asks for a word at every brace.

const HOLE = /\{(\w+)\}/g;

/** @param words names to a word or to a function that gives the next. */
export function fill(frame, words) {
  return frame.replace(HOLE, (_, name) => {
    const word = words[name];
    if (word === undefined) throw new Error(`No word for {${name}} in "${frame}".`);
    return typeof word === "function" ? word() : word;
  });
}

export const upperFirst = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const SMALL = new Set(["and", "of", "the", "to", "for", "in", "with", "at"]);
export const titled = (text) =>
  text
    .split(" ")
    .map((word, at) => (at > 0 && SMALL.has(word) ? word : upperFirst(word)))
    .join(" ");

/** Each of a list in an order of chance; when all are used, from the start of another order. */
export function inTurn(random, list) {
  let left = [];
  return () => {
    if (left.length === 0) left = random.some(list, list.length);
    return left.pop();
  };
}

export const wordCount = (text) => text.split(/\s+/).filter((word) => word !== "").length;
