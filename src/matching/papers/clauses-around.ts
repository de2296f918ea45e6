/** A part of a sentence that says one thing of one paper, or of several. */
export interface Clause {
  readonly text: string;
  /** It goes on with the clause before it, in the same sentence. */
  readonly joined: boolean;
}

/** No pattern is run on more than this much of a line. */
export const LONGEST_LINE = 400;

/** Words before which a new clause begins though no comma stands there. */
const TURNS =
  /(?<=\)) (?=and\b)| (?=(?:but|however|although|though|whereas|yet to|except)\b)| (?=(?:and|plus|&) (?:am |i am |i'm |i |also |now |currently |still )?(?:hop(?:e|ing)|aim|plan|want|keen|would like|looking to|saving|no\b|not\b|never\b|without|do not|don't|have no|have not|haven't|had no|studying|completing|working towards|enrolled in|intend|booked|waiting|awaiting|my \w+ (?:is|has|expired|lapsed)))/gi;
const ABBREVIATED = /\b(?:no|lic|exp|cert|dip|reg|st|mr|ms|dr|div)$/i;
const DASH = /^\s[-–—~]+\s/;

/** The clauses of a sentence; what stands in brackets belongs to the words before them. */
export function clausesAround(sentence: string): Clause[] {
  const clauses: Clause[] = [];
  const text = sentence.slice(0, LONGEST_LINE);
  let from = 0;
  let depth = 0;
  let joined = false;
  const end = (to: number, next: number, goesOn: boolean) => {
    for (const part of text.slice(from, to).split(TURNS)) {
      if (part.trim() !== "") clauses.push({ text: part, joined });
      joined = true;
    }
    from = next;
    joined = goesOn;
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (sign === "(") depth += 1;
    else if (sign === ")") depth = Math.max(0, depth - 1);
    if (depth > 0) continue;
    const after = text[at + 1] ?? " ";
    if (sign === ",") end(at, at + 1, true);
    else if (";|•·+".includes(sign)) end(at, at + 1, false);
    else if ((sign === "." || sign === "!") && after === " ") {
      if (!ABBREVIATED.test(text.slice(Math.max(0, at - 5), at))) end(at, at + 1, false);
    } else if (sign === " " && DASH.test(text.slice(at, at + 5))) end(at, at + 2, true);
  }
  end(text.length, text.length, false);
  return clauses;
}
