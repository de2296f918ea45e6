/** Verbs that duties begin with, in the form that an advertisement gives them. */
const VERBS = new Set(
  [
    "act administer advise analyse appear apply argue arrange assess assemble assist attend balance brief bring build calculate care",
    "carry chair check coach collect communicate complete conduct contribute coordinate cook create cut deal defend",
    "deliver deploy design develop diagnose draft drive engage enjoy ensure establish estimate explain evaluate examine facilitate",
    "file fit get give greet grow hand guide handle help hold host hunt identify implement improve inspect install instruct interpret interview investigate",
    "join keep know lead learn liaise listen live lodge look maintain make manage mentor model monitor move negotiate operate order organise",
    "oversee own pay perform pick plan preceptor prepare present process produce proof prosecute protect provide qualify read reassess",
    "receive reconcile record recruit refine report represent research resolve respond review roster run scope see sell",
    "serve set settle share shape sign sit solve source speak supervise supply support take teach test track train translate",
    "triage troubleshoot turn type understand undertake update use verify visit work write",
  ].flatMap((line) => line.split(" ")),
);
const DOUBLED = /^(?:run|set|cut|fit|plan|get|refer|submit|control|put|sit)$/;

export const isVerb = (word: string) => VERBS.has(word.toLowerCase()) || isGerund(word);
export const isGerund = (word: string) => GERUNDS.has(word.toLowerCase());

/** draft: drafting, and drafting stays */
export function gerund(verb: string): string {
  const word = verb.toLowerCase();
  return isGerund(word) ? word : withIng(word);
}

function withIng(word: string): string {
  if (DOUBLED.test(word)) return `${word}${word.at(-1) ?? ""}ing`;
  if (/[^eyo]e$/.test(word)) return `${word.slice(0, -1)}ing`;
  return `${word}ing`;
}

const GERUNDS = new Set([...VERBS].map(withIng));
