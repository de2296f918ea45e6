/** One line of knowledge/named: things that do the same and are not each other. */
export interface Family {
  readonly family: string;
  /** What one can do with it: use it, speak it, apply it. */
  readonly kind: string;
  /** Words for any of them: "payroll system". */
  readonly called?: readonly string[];
  /** Whoever knows one of them knows this as well: EC2 shows AWS. */
  readonly shows?: string;
  /** "Name | other name, another > parts that it includes < what it is a part of"; "!" as in `Name`. */
  readonly things: readonly string[];
}

/** How a name is told from the word that it also is. */
export interface Name {
  readonly text: string;
  /**
   * 0: it is no word. 1 ("Leap!"): it has a capital, or other tools stand beside it.
   * 2 ("Deputy!!"): a capital is not enough, since titles have it too.
   */
  readonly doubt: 0 | 1 | 2;
}

export interface WrittenThing {
  readonly names: readonly Name[];
  readonly includes: readonly string[];
  readonly partOf: readonly string[];
}

const listOf = (text: string | undefined) =>
  (text ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

export function parseThing(written: string): WrittenThing {
  const [names = "", partOf] = written.split(" < ");
  const [called = "", includes] = names.split(" > ");
  const [name = "", others] = called.split(" | ");
  return {
    names: [name.trim(), ...listOf(others)].map(nameOf),
    includes: listOf(includes),
    partOf: listOf(partOf),
  };
}

export function nameOf(written: string): Name {
  if (written.endsWith("!!")) return { text: written.slice(0, -2), doubt: 2 };
  if (written.endsWith("!")) return { text: written.slice(0, -1), doubt: 1 };
  return { text: written, doubt: 0 };
}
