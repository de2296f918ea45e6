/** a, b and c */
export function listing(names: readonly string[], word: "and" | "or" = "and"): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  // Names with an "and" of their own are told apart by a comma.
  const hasOwn = names.some((name) => / and | or |, /.test(name));
  return `${names.slice(0, -1).join(", ")}${hasOwn ? "," : ""} ${word} ${last}`;
}

const PREPOSITION =
  / (?:of|in|with|to|for|from|on|at|as|by|under|that|which|who|where|within|across|through|about|between|using)\b|,| \(/;

/** A thing of a sentence, with the verbs that agree with it. */
export function thing(what: string) {
  const isMany = isPlural(what);
  return {
    what,
    is: isMany ? "are" : "is",
    it: isMany ? "them" : "it",
    asks: isMany ? "ask" : "asks",
  };
}

function isPlural(what: string): boolean {
  const head = what.split(PREPOSITION)[0] ?? "";
  if (/^(?:an?|one|the ability|willingness|knowledge)\b/i.test(what))
    return / and (?:an?|the) /.test(what);
  if (/^\p{L}+ing\b/u.test(head)) return false;
  if (/\band\b/.test(head)) return true;
  return /(?:[^sui]s|ies|ters)$/.test(head) && !/(?:ics|cess|ness|ss|sis|lus|’s)$/.test(head);
}
