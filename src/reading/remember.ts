const MOST_KEPT = 4_000;
const LONGEST_KEPT = 400;

/** The same questions are asked about a line many times over: a pure answer is kept for a while. */
export function remember<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    if (text.length > LONGEST_KEPT) return ask(text);
    const kept = known.get(text);
    if (kept !== undefined || known.has(text)) return kept ?? ask(text);
    if (known.size >= MOST_KEPT) known.clear();
    const answer = ask(text);
    known.set(text, answer);
    return answer;
  };
}
