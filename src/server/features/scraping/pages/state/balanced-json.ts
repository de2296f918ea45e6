const MOST = { characters: 4 * 1024 * 1024, depth: 200 };
const OPENS = "{[";
const CLOSES = "}]";

/**
 * The JSON value that begins at `start` of a script, which is never run. JavaScript's `undefined` is read as
 * null. Null when it does not end, is too large or too deep, or is no JSON.
 */
export function balancedJson(script: string, start: number): unknown {
  const end = endOf(script, start);
  if (end === undefined) return null;
  try {
    return JSON.parse(withoutUndefined(script.slice(start, end)));
  } catch {
    return null;
  }
}

function endOf(script: string, start: number): number | undefined {
  const last = Math.min(script.length, start + MOST.characters);
  let depth = 0;
  for (let at = start; at < last; at += 1) {
    const sign = script.charAt(at);
    if (sign === '"') at = endOfString(script, at, last);
    else if (OPENS.includes(sign)) depth += 1;
    else if (CLOSES.includes(sign)) depth -= 1;
    if (depth > MOST.depth) return undefined;
    if (depth === 0) return at + 1;
  }
  return undefined;
}

/** Where the quotation mark is that ends it; what follows a backslash ends nothing. */
function endOfString(script: string, start: number, last: number): number {
  let at = start + 1;
  while (at < last && script.charAt(at) !== '"') at += script.charAt(at) === "\\" ? 2 : 1;
  return at;
}

/** Strings are passed over whole: the word may stand in one. */
const withoutUndefined = (json: string) =>
  json.replace(/"(?:[^"\\]|\\.)*"|\bundefined\b/gs, (found) =>
    found === "undefined" ? "null" : found,
  );
