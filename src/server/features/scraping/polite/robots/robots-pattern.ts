/** From this length on a search by hand costs less than the worst that `indexOf` can cost. */
const SHORT = 8;

/** In percent-encoding, as patterns are: a byte for each character. */
interface RobotsPath {
  readonly text: string;
  readonly bytes: Uint8Array;
}

/**
 * Whether a path is meant by a pattern of robots.txt, where "*" is anything and "$" the end. Strangers write the
 * patterns: the cost is the length of both together, whatever they are.
 */
export function fitsPattern(pattern: string, path: RobotsPath): boolean {
  const { text } = path;
  const star = pattern.indexOf("*");
  const isWhole = pattern.endsWith("$");
  const body = isWhole ? pattern.slice(0, -1) : pattern;
  if (star < 0) return isWhole ? text === body : text.startsWith(body);
  if (!text.startsWith(body.slice(0, star))) return false;
  const parts = body.slice(star + 1).split("*");
  const end = isWhole ? (parts.pop() ?? "") : "";
  let at = star;
  for (const part of parts) {
    const found = positionOf(part, path, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at + end.length <= text.length && text.endsWith(end);
}

function positionOf(part: string, { text, bytes }: RobotsPath, from: number): number {
  if (part.length < SHORT) return text.indexOf(part, from);
  const wanted = Buffer.from(part, "latin1");
  const backs = backsOf(wanted);
  let matched = 0;
  for (let at = from; at < bytes.length; at += 1) {
    while (matched > 0 && wanted[matched] !== bytes[at]) matched = backs[matched - 1] ?? 0;
    if (wanted[matched] === bytes[at]) matched += 1;
    if (matched === wanted.length) return at + 1 - matched;
  }
  return -1;
}

/** After a mismatch: how much of the part's start has been read already (Knuth, Morris and Pratt). */
function backsOf(wanted: Uint8Array): Uint16Array {
  const backs = new Uint16Array(wanted.length);
  let matched = 0;
  for (let at = 1; at < wanted.length; at += 1) {
    while (matched > 0 && wanted[matched] !== wanted[at]) matched = backs[matched - 1] ?? 0;
    if (wanted[matched] === wanted[at]) matched += 1;
    backs[at] = matched;
  }
  return backs;
}
