import { isGerund } from "./verbs.ts";

/** a, b and c */
export function listing(names: readonly string[], word: "and" | "or" = "and"): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  // Names with an "and" of their own are told apart by a comma.
  const hasOwn = names.some((name) => / and | or |, /.test(name));
  return `${names.slice(0, -1).join(", ")}${hasOwn ? "," : ""} ${word} ${last}`;
}

/** Without a name that another one says already: negotiation beside drafting and negotiation. */
export const distinct = (names: readonly string[]) =>
  names.filter(
    (name, at) =>
      !names.slice(0, at).some((other) => isWithin(name, other) || isWithin(other, name)),
  );

const isWithin = (name: string, other: string) => other.toLowerCase().includes(name.toLowerCase());

/** Things of a sentence, with the verbs that agree with them. */
export function things(names: readonly string[], word: "and" | "or" = "and") {
  const isMany = (word === "and" && names.length > 1) || isPlural(names.at(-1) ?? "");
  return {
    what: listing(names, word),
    is: isMany ? "are" : "is",
    does: isMany ? "do" : "does",
    comes: isMany ? "come" : "comes",
    it: isMany ? "them" : "it",
  };
}

const isPlural = (name: string) =>
  !/["“]|^the |^\p{Lu}.* /u.test(name) &&
  !isGerund(name.split(" ")[0] ?? "") &&
  /(?:[^sui]s|ies|ters)$/.test(name) &&
  !/(?:ics|cess|ness)$/.test(name);
