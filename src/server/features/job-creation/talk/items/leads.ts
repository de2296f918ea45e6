import { soughtTitle, titleAlone } from "../facts/title.ts";
import type { ListFact } from "../state.ts";
import { isGerundFirst, isVerbFirst, isWork } from "./words.ts";

/** Words that say to which list the next ones belong. */
export interface Lead {
  readonly fact: ListFact;
  readonly start: number;
  readonly end: number;
  /** A heading with a colon or the like: what follows is a list, whatever its words. */
  readonly heading: boolean;
  /** "They will …": what follows is a verb by grammar. */
  readonly modal: boolean;
}

const PERSON = `(?:they|you|he|she|he or she|candidates?|applicants?|whoever (?:it is|gets it|we hire)|the (?:right |successful |ideal )?(?:person|candidate|applicant|hire)|someone|somebody|(?:this|the) (?:person|role|job|position))`;
const HEADS: readonly (readonly [ListFact, string])[] = [
  [
    "nice",
    `(?:nice[- ]to[- ]haves?|good[- ]to[- ]haves?|(?:desirables?|desired|preferred|optional)(?: criteria| skills| requirements| experience| qualifications)?|bonus(?: points)?|nice|pluses|would be nice|ideally)`,
  ],
  [
    "must",
    `(?:must[- ]haves?|musts?|essentials?|(?:key |minimum |main |core |essential )?(?:requirements?|qualifications?|criteria|prerequisites?)|required|reqs?|needs?|(?:essential|mandatory|required)(?: criteria| skills| requirements| experience| qualifications)|non[- ]negotiables?|deal[- ]?breakers?|what (?:they|you|we)(?:'ll| will)? (?:need|bring)|skills?(?: and experience)?|experience(?: needed| required)?|mandatory|looking for)`,
  ],
  [
    "benefits",
    `(?:(?:the |our )?benefits?|perks?|what we offer|we offer|on offer|extras|sweeteners)`,
  ],
  [
    "responsibilities",
    `(?:(?:key |main |core |the )?(?:responsibilities|responsibility|duties|tasks?|accountabilities|day[- ]to[- ]day)|resps?|what (?:they|you)(?:'ll| will)? (?:be )?(?:do|doing)|(?:the )?(?:work|job|role|position)|jobs they do|things they do|they(?:'ll| will))`,
  ],
];
const DUTY = String.raw`(?=\p{L}+)`;
const SPOKEN: readonly (readonly [ListFact, string])[] = [
  [
    "nice",
    `(?:nice[- ]to[- ]haves?|(?:it )?(?:would|'d) (?:also )?be (?:nice|great|good|lovely|handy|ideal|a bonus|a plus|fantastic|brilliant)(?:,[^,;]{2,40},)? (?:if (?:they|you)(?:'d|'ve| had| have| also| could| can| knew| know| were| are)*|to have|to see)|(?:it'd|it would) be (?:nice|great|good|lovely|handy|ideal|a bonus|a plus|fantastic|brilliant)(?:,[^,;]{2,40},)? (?:if (?:they|you)(?:'d|'ve| had| have| also| could| can)*|to have)|(?:it )?(?:wouldn't|would not|doesn't|can't) hurt (?:if (?:they|you)(?:'d|'ve| had| have| also| could| can| knew| know)*|to have)|bonus points (?:if (?:they|you)(?:'ve| have|'re)?|for)|a bonus (?:if (?:they|you)(?:'ve| have|'re)?|would be)|(?:i|we)(?:'d| would) (?:love|like|prefer)(?: it)? if (?:they|you)(?:'ve| have| had|'d| could| can|'re)*|(?:i|we)(?:'d| would) prefer|(?:not essential|not a must|no biggie|not a deal ?breaker),? but|(?:desirable|preferred|optional)(?: is| are| would be)?|ideally,?(?: ${PERSON}(?:'d|'ll| would| will| should)?(?: also)? (?:have|hold|know|be)|with|we'd like)?|preferably(?: with)?|would love)`,
  ],
  [
    "must",
    String.raw`(?:must[- ]haves?(?: are| is| include)?|(?:${PERSON} |who |you'd |we'd )?(?:do(?:es)? |absolutely |really |definitely |also |obviously |just |simply )*(?:must|need to|needs to|has to|have to|had to|(?:'ve|has|have|'s) got to|should|'ll need to|will need to|would need to|'d need to|'d have to|would have to|'ll have to|ought to)(?: also| really| absolutely| at least)*(?: (?:have|hold|be|bring|know|possess|show))?|(?:${PERSON}|who) (?:really |also |just |do |does |absolutely |definitely )*(?:needs?|requires?|must|(?:'ll|'d| will| would) (?:also )?(?:need|require|want|have|bring|hold|be an?)|should (?:have|hold|be|bring))|(?:they|you|he|she)'(?:ll|d) (?:also |really |probably |definitely )*(?:need|require|have to have|have|bring|want|hold|be an?)|(?:requirements?|essentials?|must[- ]haves?|non[- ]negotiables?) (?:are|is|include|would be|will be)|(?:we|i)(?:'re| are|'d| would)?(?: really| also)? (?:want|need|require|expect|insist on|looking for|after|like)(?= (?:someone|somebody|at least|a minimum|\d|one|two|three|four|five|six|experience|strong|good|an? (?:current|valid|law|degree|diploma|cert|qualif|min)|admi|proven|solid|people (?:who|with)))|(?:looking for|after|want|need) (?:someone|somebody|people) (?:with|who(?:'s| is| has| have| can| knows?| holds?)?)|(?:someone|somebody) (?:with|who(?:'s| is| has| can| knows| holds))|needs(?= )|(?:we|i)(?:'ll| will|'d| would)?(?: also| really| do| always)* (?:require|insist on|expect|ask for|want to see)|won't budge on(?: having)?|you(?:'ve got| have| bring| hold| possess)(?= (?:\d|an? |at least|strong|good|excellent|solid|proven|some|experience|\p{L}+ years|current|great))|what (?:really |mostly )?(?:matters|counts|'s important|is important)(?: to (?:me|us)| most)* (?:is|are)|what (?:we|i|we're|i'm|we are|i am)(?: really| mostly)? (?:look(?:ing)? for|want|need|after|seeking) (?:is|are)|requires?(?= )|essential(?:s)?(?: is| are)?|required(?: is| are)?)`,
  ],
  [
    "benefits",
    String.raw`(?:(?:(?:the|our|other) )?(?:benefits?|perks?)(?: (?:are|is|include|includes|would be|will be|wise,?))|(?:we|i)(?:'ll| will| can|'d)?(?: also| do| even)* (?:offer|provide|throw in|shout (?:everyone|staff|the team|them)|give (?:them|you|everyone|staff|people)?|do(?= (?:an?|free|paid|\p{L}+ (?:leave|lunch\p{L}*|drinks|allowance)))|have(?= (?:an? )?(?:free|great|good|gym|paid|generous|flexible|early)))|(?:we're|we are) (?:also )?offering|we've (?:also )?got(?= (?:an? |some )?(?:free|great|good|gym|paid|generous|flexible|early|nice|lovely|staff|social|on-?site|strong))|(?:they|you|staff|everyone|people|employees)(?:'ll| will)?(?: also| all)* (?:get|receive|enjoy)|comes with|on offer(?: is| are)?|in return,?(?: they(?:'ll)? get)?)`,
  ],
  [
    "responsibilities",
    String.raw`(?:(?:the |their |key |main )*(?:responsibilities|duties|tasks)(?: (?:are|is|include|includes|would be|will be|cover))|day[- ]to[- ]day,?(?: (?:they|you)(?:'ll| will|'d| would)?(?: be)?| it's| is| involves| means)?|(?:they|you|he|she)(?:'ll| will|'d| would)(?: mostly| mainly| also| basically| then| need to| have to| be expected to)*(?: be)?(?: doing| responsible for)?|(?:(?:the|our|this|a|an|your) (?:\p{L}+ ){0,3}?\p{L}+|^(?:\p{L}+ ){0,3}\p{L}{2,}s) (?:will|would|'ll)(?: mostly| mainly| also| be)*(?: responsible for)?|responsible for|(?:the )?(?:other half|rest|remainder|bulk|most|half|other part|main part|main thing|biggest part|focus)(?: of (?:it|the (?:job|week|work|day|role|time)|their (?:week|day|time)))?(?:'s| is| will be| would be)(?: really| mostly| mainly| about| spent| on)*|(?:the |their |actual |main |real )*(?:job|work|role|position)(?:'s| is| will be| would be)(?: really| mostly| mainly| basically| all about| about| to)*|(?:the )?(?:role|job|work|position) (?:will )?(?:involves?|entails|covers|includes|means)(?: things like)?|what (?:i|we) (?:want|need) (?:them|you) (?:doing|to do) is|(?:it )?involves|(?:to|and) help us|^will(?: be)?|(?:someone|somebody|person) to)`,
  ],
];
const sticky = (body: string) => new RegExp(body, "giu");
const HEADINGS = HEADS.map(
  ([fact, words]) =>
    [
      fact,
      sticky(
        String.raw`(?<![\p{L}-])(?:${words}\s*(?:\((?:essential|desirable|optional)\)\s*)?(?::|=|\s[-–—]\s)|(?:^|(?<=[,;.] ))(?:for|as for|as to|in terms of|on|re|regarding|with regards? to) (?:the |our |your )?${words}(?: side| front| wise)?,)\s*`,
      ),
    ] as const,
);
const SPEECH = SPOKEN.map(
  ([fact, words]) =>
    [fact, sticky(String.raw`(?<![\p{L}'-])${words}(?![\p{L}-])[,:]?\s*`)] as const,
);
const THEY = new RegExp(String.raw`(?<![\p{L}'-])(?:they|you)\s+${DUTY}`, "giu");

const MODAL =
  /^(?:(?:they|you|he|she)(?:'ll| will|'d| would)|will)\b(?:.*\bto)?(?: (?:mostly|mainly|also|basically|then))*\s*$|^(?:the|our|this) (?:successful |right |new )?(?:person|candidate|applicant|hire|appointee) (?:will|would)\s*$/i;
/** What follows "they will" and is no work. */
const NO_WORK =
  /^(?:be(?! (?:doing|running|handling|managing|responsible|\p{L}+ing))|have|need|want|get|love|like|enjoy|find|hold|bring|know|not|never|probably|possess|require|report|start|join|earn|receive|living|joining|reporting|getting|earning|looking|starting|paid|based|work(?:ing)? (?:from|in|at|on-?site|hybrid|remotely)|love|also be|always)\b/iu;

/** "The day is a mix: examining books, running hearings": whatever leads up to a row of work. */
const LIST_OPENS = /^(?!.*\b(?:title|contact|email|start)\b)[^:,;]{4,60}:\s+(?=[^:]*,)/i;

/** All leads of a sentence, in order; where several begin at once, the longest. */
export function findLeads(text: string): Lead[] {
  const found: Lead[] = [];
  const add = (fact: ListFact, match: RegExpExecArray, heading: boolean) => {
    const end = match.index + match[0].length;
    const rest = text.slice(end);
    const own = /^(?:i|we|won't)\b/i.test(match[0]);
    // "I should explain": what the speaker must do is not asked of anybody.
    if (
      !own &&
      !heading &&
      /\b(?:i|we|i've|we've|i'd|we'd)\s+(?:really |just |probably |also )*$/i.test(
        text.slice(0, match.index),
      )
    )
      return;
    const settled = settle(fact, match[0], rest, heading);
    if (settled !== null)
      found.push({ fact: settled, start: match.index, end, heading, modal: MODAL.test(match[0]) });
  };
  for (const [fact, words] of HEADINGS)
    for (const match of text.matchAll(words)) add(fact, match, true);
  for (const [fact, words] of SPEECH)
    for (const match of text.matchAll(words))
      add(fact, match, / (?:are|is|include)\s*$/i.test(match[0]));
  for (const match of text.matchAll(THEY)) {
    const end = match.index + match[0].length;
    if (
      isVerbFirst(text.slice(end)) &&
      // "Could you put together an ad": a request, not work.
      !/\b(?:could|can|would|will|should|do|did|if|when|what|how|thank|for)\s+$/i.test(
        text.slice(Math.max(0, match.index - 12), match.index),
      ) &&
      !/^(?:get|go|come|say|tell|show|let|do|have|want|like|own|look for)\b/i.test(text.slice(end))
    )
      found.push({
        fact: "responsibilities",
        start: match.index,
        end,
        heading: false,
        modal: false,
      });
  }
  const opening = found.length === 0 ? LIST_OPENS.exec(text)?.[0] : undefined;
  if (opening !== undefined && isWork(text.slice(opening.length)))
    found.push({
      fact: "responsibilities",
      start: 0,
      end: opening.length,
      heading: true,
      modal: false,
    });
  const order = found.sort(
    (a, b) => a.start - b.start || Number(b.heading) - Number(a.heading) || b.end - a.end,
  );
  const apart: Lead[] = [];
  for (const lead of order) if (lead.start >= (apart.at(-1)?.end ?? 0)) apart.push(lead);
  return apart;
}

/** "They need to draft contracts" is work; "the work is great" is talk. Null: no lead after all. */
function settle(fact: ListFact, lead: string, rest: string, heading: boolean): ListFact | null {
  if (heading) {
    // "job: Paralegal" names the job.
    if (
      /^(?:the )?(?:job|work|role|position)\b/i.test(lead) &&
      fact === "responsibilities" &&
      !/:/.test(lead)
    )
      return isVerbFirst(rest) ? fact : null;
    if (/^(?:the )?(?:job|role|position)\b/i.test(lead) && !isVerbFirst(rest)) return null;
    return fact;
  }
  if (
    /^(?:advertise|post|hire|recruit|fill (?:a|this|the)|create|list|put (?:up|out)|replace \p{Lu})/u.test(
      rest,
    )
  )
    return null;
  if (
    fact === "must" &&
    /(?:\bto|^must|they must|\bshould|'d)\s*$/i.test(lead) &&
    isVerbFirst(rest) &&
    !/^(?:have|hold|be|know|bring|show|own|drive|lift|speak)\b/i.test(rest)
  )
    return "responsibilities";
  if (
    fact === "responsibilities" &&
    /(?:\b(?:is|are|be|will|would|to|'ll|'d|'s|it's|mostly|mainly|really|about|doing|involves)|^will)\s*,?\s*$/i.test(
      lead,
    )
  ) {
    if (NO_WORK.test(rest)) return null;
    const work =
      isVerbFirst(rest) || (/(?:\bbe|about|doing|involves)\s*$/i.test(lead) && isGerundFirst(rest));
    return nullUnless(MODAL.test(lead) ? /^\p{Ll}{2,}/u.test(rest) : work, fact);
  }
  if (
    fact === "must" &&
    /^(?:we|i)\b/i.test(lead) &&
    soughtTitle(`we need ${rest.slice(0, 120)}`) !== null
  )
    return null;
  if (
    fact === "must" &&
    /^(?:anything|nothing|you|to (?:know|advertise|post|hire)|it|this|that|one|me)\b/i.test(rest)
  )
    return null;
  return rest.trim() === "" && !/:/.test(lead) ? null : fact;
}

const nullUnless = (holds: boolean, fact: ListFact) => (holds ? fact : null);

const NICE_AFTER =
  /[\s,(=–—-]*(?:(?:also )?(?:wouldn't|would not|doesn't|won't|can't) (?:hurt|go astray|go amiss)(?: either| though| too)?(?=$|[,.;])|(?:would|will) (?:help|go a long way|go down well)(?=$|[,.;])|(?:but )?(?:(?:only|just|more|really)(?: really)? )?as (?:an? )?(?:nice[- ]to[- ]have|bonus|plus|extra|desirable|optional(?: extra)?)(?=$|[,.;])|(?:is|are)(?: not|n't) (?:actually |really |strictly |that )?(?:essential|required|mandatory|necessary|an? must(?:[- ]have)?|a deal ?breaker)(?=$|[,.;])|(?:then )?(?:even better|so much the better|all the better)|(?:(?:is|are|was|would be|'d be|will be|would|'s|might be|could be|counts as|that's|that would be|that'd be|which is|which would be)\s+)?(?:(?:only|just|really|more of|also|definitely|highly|very|well|certainly|probably)\s+)*(?:an? |the )?(?:(?:big|real|definite|huge|total|nice|added|great|major|massive|distinct)\s+)?(?:nice[- ]to[- ]have|good[- ]to[- ]have|lovely to have|great to have|handy to have|bonus|plus|advantage|advantageous|desirable|preferred|optional|well regarded|highly regarded|regarded|handy|helpful|useful|welcome|favourable|viewed favourably|nice|great|lovely|ideal|fantastic|brilliant|excellent|amazing|wonderful|awesome|terrific|perfect|good|sweet|icing on the cake|(?:help|asset|advantage|drawcard))(?:[\s,]+(?:but )?(?:not|rather than|isn't|though not)\s+(?:an? )?(?:absolutely |strictly )?(?:essential|required|mandatory|a must|must|must[- ]have|necessary|deal ?breaker))?(?:\s+(?:too|though|actually|as well|only))*\)?)\s*(?=$|[,.;]|\s(?:and|but|although|though)\s)/giu;
const MUST_AFTER =
  /[\s,(=–—-]*(?:(?:is|are|'s|would be|will be|that's)\s+)?(?:(?:really|absolutely|definitely|also|actually|now)\s+)*(?:an? )?(?:absolute )?(?:must[- ]have|must|essential|required|mandatory|compulsory|reqd|req'd|non[- ]negotiable|deal ?breaker|needed)(?:[\s,]+(?:actually|too|as well))*(?:[\s,]+not (?:an? )?(?:nice[- ]to[- ]have|bonus|plus|optional|preferred|just [^.,;]{2,20}))?\)?\s*(?=$|[,.;]|\s(?:and|but|although|though)\s)/giu;

export interface Mark {
  readonly fact: ListFact;
  readonly start: number;
  readonly end: number;
  /** "are essential": said of all that stands before it. */
  readonly plural: boolean;
}

/** "Negotiating leases is about half the week": work, named first. */
const WORK_AFTER =
  /[\s,]*(?:is|are|'s|takes up|makes up|would be|will be)(?: (?:probably|about|roughly|maybe|easily|at least|mostly|really|around))* (?:(?:half|most|much|the bulk|the majority|a third|a quarter|a (?:big|large|good|major|key|main|huge) (?:part|chunk|bit|share)|part|the main part|the core)(?: of)? (?:the|their|this|your) (?:week|job|day|role|work|time|position)|the (?:main|biggest) (?:part|thing|job|task))\b/giu;
const PERK_AFTER =
  /[\s,]*(?:worth mentioning )?as (?:a )?(?:perks?|benefits?)(?: go)?(?=$|[,.;\s])/giu;

/** Words after an item that say of what kind it is: "… is a must", "… would be a bonus". */
export function findMarks(text: string): Mark[] {
  const of = (fact: Mark["fact"], words: RegExp) =>
    [...text.matchAll(words)]
      .filter(
        ({ index, 0: said }) =>
          index > 0 &&
          !(
            fact === "must" &&
            /(?:n't|\bnot|\bno longer)(?: (?:actually|really|strictly))?\s*$/i.test(
              text.slice(0, index),
            )
          ) &&
          // "It'd be great, not crucial, if …": nothing has been named yet.
          !/(?:^|[,;.]\s*)(?:it|that|this)\s*$/i.test(text.slice(0, index)) &&
          !(
            /^[\s,]*(?:needed|required)\s*$/i.test(said) && titleAlone(text.slice(0, index)) !== ""
          ) &&
          (fact !== "nice" ||
            !/^[\s,]*(?:(?:is|are|'s|that's|was|really|very|so|just)\s+)*(?:nice|great|lovely|ideal|plus|welcome|handy|useful|helpful|fantastic|brilliant|excellent|amazing|wonderful|awesome|terrific|perfect|good|sweet)\s*$/i.test(
              said,
            )),
      )
      .map((match) => ({
        fact,
        start: match.index,
        end: match.index + match[0].length,
        plural: /^\W*are\b/i.test(match[0].trim()),
      }));
  return [
    ...of("nice", NICE_AFTER),
    ...of("must", MUST_AFTER),
    ...of("benefits", PERK_AFTER),
    ...of("responsibilities", WORK_AFTER),
  ]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((mark, at, all) => at === 0 || mark.start >= (all[at - 1]?.end ?? 0));
}
