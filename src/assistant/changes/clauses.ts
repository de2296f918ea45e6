export interface Clause {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const END =
  /[!?;\n]+|\.(?!\d)(?!\w)|,?\s+(?:and|but|also|oh|so)\s+(?=(?:the|its|it's|it is|there|we|they|days|nights|now|no|not)\b)/gi;

/** The parts of a message that say one thing each. */
export function clausesOf(message: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  const add = (to: number) => {
    const text = message.slice(from, to);
    if (text.trim() !== "") clauses.push({ text, from, to });
  };
  for (const match of message.matchAll(END)) {
    add(match.index);
    from = match.index + match[0].length;
  }
  add(message.length);
  return clauses;
}
