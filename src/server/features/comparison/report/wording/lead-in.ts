/** How advertisements begin before they come to the thing itself. */
const LEAD_IN = new RegExp(
  [
    "^(?:",
    [
      "(?:ideally,? )?you(?:[’']ll| will| would| should| must| can| may| are able to)(?: also)?(?: be)?(?: have| need(?: to)?)?",
      "you(?:[’']ve| have| are|[’']re)?",
      "(?:please|must|should|to|will)(?: have| be)?",
      "(?:the )?(?:proven |demonstrated )?(?:ability|capacity|willingness) to",
      "(?:able|willing|ready|happy) to",
      "(?:a|an|the|some|any|at least|ideally|preferably|also)",
      "(?:proven|demonstrated|demonstrable|strong|solid|sound|excellent|good|great|outstanding|extensive|significant|relevant|recent|previous|prior|practical|hands-on|current|deep)(?=,? \\w)",
      "(?:work(?:ing)? )?(?:experience|exposure|knowledge|understanding|familiarity|proficiency|skills?|background|expertise|competence)(?: in| with| of| to| as| using)",
      "(?:familiar|confident|comfortable|proficient|skilled|experienced|fluent|competent)(?: in| with| at| using)",
      "(?:firm|good|working) (?:grip|grasp|command) of",
    ].join("|"),
    "),? ",
  ].join(""),
  "i",
);

/** In this role you will …: what comes before says nothing about the thing. */
const BEFORE_YOU =
  /^.{0,60}?\byou(?:[’']ll| will| would| must| should| need to| can| may)(?: also)?(?: be)?(?: have)? (?=\w)/i;

export interface Thing {
  readonly text: string;
  /** What was taken away before it; "" where it begins the sentence. */
  readonly leadIn: string;
}

/** The thing itself, of the first clause. */
export function withoutLeadIn(requirement: string): Thing {
  const clause = firstClause(requirement);
  const text = stripped(clause.replace(BEFORE_YOU, ""));
  return { text, leadIn: clause.slice(0, clause.length - text.length) };
}

const firstClause = (text: string) =>
  text.split(/(?<=\w{3})[.;!?](?:\s|$)|: | [–—] /).find((part) => part.length > 8) ?? text;

function stripped(text: string): string {
  const shorter = text.replace(LEAD_IN, "");
  return shorter === text || shorter.length < 4 ? text : stripped(shorter);
}
