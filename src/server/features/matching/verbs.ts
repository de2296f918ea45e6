/** Verbs that duties begin with, in the form that an advertisement gives them. */
const VERBS = new Set(
  [
    "accompany act address administer advise analyse appear apply argue arrange assess assemble assist attend balance brief bring build calculate care",
    "carry challenge chair check clean coach collect communicate complete conduct contribute coordinate cook create cut deal defend",
    "delegate deliver deploy design develop diagnose draft drive engage enjoy ensure establish estimate explain evaluate examine facilitate",
    "file finalise fit foster get give greet grow hand guide handle help hold host hunt identify implement improve inspect install instruct interpret interview investigate",
    "join keep know lead learn liaise listen live lodge look maintain make manage mentor model monitor move negotiate operate order organise",
    "oversee own pay perform pick plan preceptor prepare present process produce proof prosecute protect provide qualify read reassess",
    "receive recommend reconcile record recruit refine report represent research resolve respond review roster run scope see sell",
    "serve service set settle share shape sign sit solve source speak supervise supply support take teach test track train translate",
    "accept adapt adjust allocate answer approve ascertain assign audit award balance bake bid book budget bundle buy calibrate cannulate canvass certify chase",
    "classify close compile compose configure confirm connect consult contact control convert count counsel cover debug decide decorate defuse dig direct dismantle dispatch",
    "document edit educate engineer enter escort execute explore extend feed field fill find fix fold follow forecast form fund gather generate grade graze grind",
    "harvest house inform inspire instal integrate introduce invoice issue label lay lift link list load lock log lodge market match measure meet merchandise",
    "migrate milk mix mow nurture observe obtain open optimise pack paint patch photograph pitch place plant polish post pour print prioritise process procure promote proofread",
    "prototype prune publish pull push put quote raise reduce refer release rehearse remove renew repair replace reply request rescue restock restore retain return rotate roster route sample",
    "save schedule scrub search secure select send sew ship shoot show spend start steer sterilise stock stop store study style submit survey swap sweep switch tailor talk tend tender",
    "tidy trace trade trim tune unload upgrade validate value walk wash watch weigh weld win wire wrap",
    "travel triage troubleshoot turn type understand undertake update use verify visit work write",
  ].flatMap((line) => line.split(" ")),
);
const DOUBLED =
  /^(?:run|set|cut|fit|plan|get|refer|submit|commit|permit|occur|control|put|sit|travel|model|shop|scan|program|swap|scrub|stop|trim|win|dig|ship|wrap|log|chat|begin)$/;

export const isBareVerb = (word: string) => VERBS.has(word.toLowerCase());
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
