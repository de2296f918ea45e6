import { isNameInAnyCase } from "./capitals.ts";
import { gerund, isBareVerb, isGerund } from "./verbs.ts";

/** What an advertisement asks for, as a thing that a sentence of ours can speak of. */
export interface NounPhrase {
  /** "experience in drafting leases": with an article where it needs one, in the middle of a sentence. */
  readonly asked: string;
  /** "drafting leases": the work or the thing itself, without "experience in". */
  readonly subject: string;
}

const LONGEST = { words: 17, characters: 115 };

/** Nothing where a clause is a statement, or is not surely a thing: it is quoted whole then, and never bent. */
export function nounPhraseOf(clause: string): NounPhrase | undefined {
  const text = withoutEnds(clause);
  for (const [lead, write] of LEADS) {
    const found = lead.exec(text);
    if (!found) continue;
    const rest = text.slice(found[0].length);
    const made = write(rest);
    return made && settled(made);
  }
  return settled(thing(text) ?? doing(text) ?? done(text));
}

/** "Led a team": having led a team. */
function done(text: string): Draft {
  const [first = "", second = ""] = wordsIn(text);
  if (
    second === "" ||
    !/^(?:\p{L}\p{Ll}{2,}ed|led|ran|run|held|built|written|taught|sold|won|kept|driven|dealt|spent|flown|cooked)$/u.test(
      first.toLowerCase(),
    ) ||
    isAdjective(first)
  )
    return undefined;
  const asked = `having ${small(text)}`;
  return { asked, subject: asked };
}

type Draft = NounPhrase | undefined;

function settled(draft: Draft): Draft {
  if (!draft || !isClean(draft.asked) || !isClean(draft.subject)) return undefined;
  return { asked: withArticle(draft.asked), subject: withArticle(draft.subject) };
}

const LABEL =
  /^(?:essential|required|desirable|preferred|must have|nice to have|experience|licen[cs]es?|qualifications?|education|skills?|tools?|tickets?|systems?|software|languages?|certificates?|registration|knowledge|background|training|technology|stack)(?::| \|)\s+(?=\S)/i;
const BULLET = /^(?:[•‣◦▪▫●○■□·∙⁃➢►✓✔→*–—-]|\(?\d{1,2}[.)]|\d{1,2}\.\d{1,2}|\(?[a-z]\))\s+/u;
const JOINED =
  /^(?:and|or|but|plus|also|as well as|including|ideally|preferably|then|finally)\b[,:]?\s+/i;
/** What only says how much it is wanted. */
const WANTED =
  "(?:essential|optional|fine|okay|required|requirement|mandatory|needed|necessary|must|desirable|desired|preferred|expected|assumed|advantage|advantageous|bonus|plus|great|handy|useful|helpful|welcome|nice|good|wonderful|excellent|ideal|valued|(?:well |highly )?regarded(?: highly)?|looked (?:up)?on (?:kindly|favourably))";
const ENDS: readonly RegExp[] = [
  new RegExp(
    `(?:,| [–—-])?\\s+(?:is|are|would be|will be) (?:very |highly |also |strongly |well |definitely |an? |much |your )*${WANTED}(?: but not (?:essential|required|necessary))?$`,
    "i",
  ),
  new RegExp(`\\s*[,(–—-]\\s*(?:highly |strongly |an? )?${WANTED}\\)?$`, "i"),
  /\s+looked (?:up)?on (?:kindly|favourably)$/i,
  /\s+(?:(?:very|highly|strongly|well) )?(?:desirable|preferred|regarded|essential|required|handy|useful|welcome|an advantage|a plus|a bonus)$/i,
  /(?:,\s*|\s+)(?:obviously|please|of course|if possible)$/i,
];

function withoutEnds(clause: string): string {
  let text = clause
    .replace(/\s+/g, " ")
    .replace(/(?<=\p{L})['‘](?=\p{L}|s?\b)/gu, "’")
    .trim();
  text = text
    .replace(/^[^\p{L}\p{N}("“$]+/u, "")
    .replace(BULLET, "")
    .replace(JOINED, "");
  const unlabelled = text.replace(LABEL, "");
  // "Security clearance: Baseline": one word after a label says little without it.
  if (unlabelled.includes(" ")) text = unlabelled;
  text = text.replace(/[\s.,;:!]+$/, "");
  for (const end of ENDS) text = text.replace(end, "");
  return text.replace(/[\s.,;:–—-]+$/, "");
}

type Write = (rest: string) => Draft;

const ABLE: Write = (rest) => {
  const done = doing(rest);
  return done && { asked: `the ability to ${small(rest)}`, subject: done.subject };
};
const WILLING: Write = (rest) => ({
  asked: `willingness to ${small(rest)}`,
  subject: doing(rest)?.subject ?? "",
});
const KNOWING: Write = (rest) => {
  const known = thing(rest);
  return known && { asked: `knowledge of ${known.asked}`, subject: known.subject };
};
/** "Familiar with": as a noun. */
const being =
  (noun: string): Write =>
  (rest) => {
    const known = thing(rest);
    return known && { asked: `${noun} ${known.asked}`, subject: known.subject };
  };

const WHO = "(?:you|applicants?|candidates?|the (?:successful|ideal) (?:applicant|candidate))";
const BE = `(?:${WHO}(?:’re| are|’ll be|’ll need to be| will be| will need to be| must be| should be| need to be)|must be|be|being) `;

/** How advertisements begin before they come to the thing, and what becomes of it. The first that fits is taken. */
const LEADS: readonly (readonly [RegExp, Write])[] = [
  [new RegExp(`^(?:${BE})?(?:able|equipped) to `, "i"), ABLE],
  [/^you (?:can|know how to|will know how to|must know how to) /i, ABLE],
  [/^(?:the |a |an )?(?:proven |demonstrated |strong )*(?:ability|capacity|capability) to /i, ABLE],
  [new RegExp(`^(?:${BE})?(?:willing|happy|prepared|ready) to `, "i"), WILLING],
  [/^(?:a )?willingness to /i, WILLING],
  [new RegExp(`^(?:${BE})?open to `, "i"), being("openness to")],
  [/^(?:you )?(?:know|understand)(?: about)? /i, KNOWING],
  [new RegExp(`^(?:${BE})?familiar with `, "i"), being("familiarity with")],
  [new RegExp(`^(?:${BE})?(?:highly )?confident (?:with|using) `, "i"), being("confidence with")],
  [new RegExp(`^(?:${BE})?(?:very )?comfortable (?:with|using) `, "i"), being("ease with")],
  [new RegExp(`^(?:${BE})?(?:highly )?proficient (?:in|with|at) `, "i"), being("proficiency in")],
  [new RegExp(`^(?:${BE})?fluent in `, "i"), being("fluency in")],
  [new RegExp(`^(?:${BE})?competent (?:in|with|at) `, "i"), being("competence in")],
  [new RegExp(`^(?:${BE})?skilled (?:in|at|with) `, "i"), being("skill in")],
  [new RegExp(`^(?:${BE})?experienced (?:in|with|at) `, "i"), being("experience in")],
  [
    new RegExp(
      `^(?:${WHO}(?:’ll| will| must| should| would)?(?: also| already| ideally)*(?: need to)? (?:need|have|hold|bring|possess|offer|show)|you’ve(?: got)?|you’ll(?: also)? need|must (?:have|hold|possess)|have|having|hold|holding|we (?:need|require|ask for|want|expect|are looking for)|we’re looking for)(?: to (?:have|hold|bring))? `,
      "i",
    ),
    (rest) => (PARTICIPLE.test(rest) ? undefined : thing(rest)),
  ],
  [
    new RegExp(
      `^(?:in this role,? )?(?:${WHO}|the (?:role|position))(?:’ll| will|’d| would)(?: also| then)* `,
      "i",
    ),
    (rest) => doing(rest),
  ],
  [/^(?:to|will) /i, (rest) => doing(rest)],
];
const PARTICIPLE = /^(?:been|done|had|run|led|written|\w+ed)\b/i;

/** What is named is known by what follows: "experience in X" is about X. */
const ABOUT =
  /^(?:an? |the |some |any )?(?:(?:proven|demonstrated|demonstrable|strong|solid|sound|good|great|excellent|extensive|significant|substantial|relevant|recent|previous|prior|practical|hands-on|current|deep|working|thorough|basic|broad|genuine|advanced|detailed|high-level|well-developed|day-to-day)(?:,| and)? )*(?:(?:working )?knowledge|experience|understanding|familiarity|proficiency|confidence|ease|competence|expertise|background|exposure|skills?|(?:track )?record|fluency|grasp|command|use)(?: and (?:knowledge|experience|understanding|skills?))? (?:in|with|of|to|at|using|as) (?:the use of )?/i;
/** Found in texts of every kind and never the head of a thing. */
const NO_START =
  /^(?:if|as|that|when|because|whether|since|though|although|while|not|no|none|nobody|please|there|here|tell|about|under|in|on|at|with|for|from|by|to|of|how|what|why|where|who|some of|most|just|only|per|up|so|such|it|we|our|us|they|their|them|he|she|his|her|its|this|these|those|you|your|i|my|is|are|was|were|do|does|did|don’t|has|had|will|would|can|could|must|should|may|might|let|let’s|already|always|never|ever|even|more than|less than|every|everything|everyone|nothing|anything|something|someone|somebody|anyone|being)\b/i;

/** A noun phrase as it stands; nothing where it begins with a verb or cannot be told from one. */
function thing(text: string): Draft {
  const [first = "", second = ""] = wordsIn(text);
  if (first === "" || NO_START.test(text)) return undefined;
  if (isBareVerb(first) && !isNounBefore(second) && !isSurelyNoun(text)) return undefined;
  if (/^(?:\p{Ll}|\p{Lu}\p{Ll})+ed$/u.test(first) && !isAdjective(first)) return undefined;
  if (/^(?:\p{L}\p{Ll}+)ly$/u.test(first)) return undefined;
  const asked = small(text);
  const about = ABOUT.exec(asked);
  const subject = about ? asked.slice(about[0].length) : asked;
  return { asked, subject: subject.length > 2 ? subject : asked };
}

/** "Design experience", "Work of a high standard": a noun, whatever else the word can be. */
const isNounBefore = (next: string) =>
  /^(?:of|experience|skills?|knowledge|management|history|background|software|systems?|tools?|principles|standards|methods?|practices?|work|law|rights)$/i.test(
    next.replace(/[,.]$/, ""),
  );
/** "Care matters in the Children's Court": nothing follows that this verb could be about. */
function isSurelyNoun(text: string): boolean {
  const [first = "", ...rest] = wordsIn(text);
  return (
    /^(?:care|work|contact|process|market)$/i.test(first) &&
    !hasObject(first.toLowerCase(), rest) &&
    !/^(?:alone|together|closely|well|flexibly|independently|effectively|collaboratively)\b/i.test(
      rest.join(" "),
    )
  );
}

/** "Advanced Excel", "Demonstrated experience": how it is, not what somebody did. */
const isAdjective = (word: string) =>
  /^(?:advanced|demonstrated|detailed|proven|well-developed|unsupervised|continued|dedicated|qualified|licensed|registered|certified|completed|related|skilled|varied|limited|shared|supervised|accredited|established|required|combined|integrated|automated|fixed|mixed|aged|distributed|embedded|applied)$/i.test(
    word,
  );

/** "Draft and settle leases": drafting and settling leases. Nothing where a later word may be a verb or not. */
function doing(text: string): Draft {
  const words = wordsIn(small(text));
  if (words.length < 2) return undefined;
  const made: string[] = [];
  let isStart = true;
  let verbs = 0;
  for (const [at, word] of words.entries()) {
    const bare = word.replace(/,$/, "");
    const before = words[at - 1] ?? "";
    const isNext = at === 0 || /,$/.test(before) || /^(?:and|or|then)$/.test(before);
    if (isNext && isBareVerb(bare)) {
      if (!isPlainVerb(bare) && !(isStart && hasObject(bare, words.slice(at + 1))))
        return undefined;
      made.push(gerund(bare) + word.slice(bare.length));
      verbs += 1;
      continue;
    }
    if (at === 0) return isGerund(bare) ? { asked: small(text), subject: small(text) } : undefined;
    if (!/^(?:and|or|then)$/.test(bare)) isStart = false;
    made.push(word);
  }
  const phrase = made.join(" ");
  return verbs > 0 ? { asked: phrase, subject: phrase } : undefined;
}

/** "Lead a team", "run files", "support and train": what follows shows that it is a verb. */
function hasObject(verb: string, [next = "", second = ""]: readonly string[]): boolean {
  if (verb === "care") return next === "for";
  if (/^(?:and|or)$/.test(next)) return isBareVerb(second.replace(/,$/, ""));
  return (
    /^(?:an?|the|all|any|our|their|its|each|every|up|out|on|with|in|to|for|as|over|off|from|through|towards|after|into|around|across|new|your|two|three|four|five|six|\d.*)$/i.test(
      next,
    ) || [next, second].some((word) => /[^s]s,?$/.test(word))
  );
}

/** Also nouns: in the middle of a list nobody can tell. */
const ALSO_NOUNS = new Set(
  "care design lead test model support work contact report process research control plan set record practice draft review order store cost balance brief chair coach cut deal drive file fit grow guide hand help host hunt interview learn look measure mentor monitor move nurse own pick present produce program project proof purchase roster run scope sell share sign sit source speak supply talk teach track train transport turn type update use visit live answer audit balance bid book budget bundle close contact count counsel cover document engineer feed field fill find fix fold form fund grade house issue label lay lift link list load lock log market match open pack paint patch place plant polish post pour print prototype pull push quote release repair request rescue return rotate route sample save schedule search secure select show start stock stop study style survey swap switch talk tend tender trace trade trim tune value walk wash watch win wire wrap control direct meet mix fill follow act approach benefit blast".split(
    " ",
  ),
);
const isPlainVerb = (word: string) => !ALSO_NOUNS.has(word.toLowerCase());

/** A finite verb before "who" or "that" makes a statement of it. */
const FINITE =
  /\b(?:is|are|was|were|has|have|had|will|would|can|could|shall|should|must|may|might|do|does|did|isn’t|aren’t|don’t|doesn’t|won’t|can’t|wouldn’t|couldn’t|shouldn’t|comes?|came|varies|includes|involves|requires?|asks?|expects?|gets?|makes?|means|goes|went|runs|sits|reports|matters more|counts|helps|suits|knows?|applies|apply|meets|sponsors|pays|offers|provides|covers|belongs|remains|begins|opens|welcome|acceptable|applicable|fits|loves?|wants?|likes?|you|your|yours|yourself|i|my|me|we|our|ours|us|he|she|his|her|him|it’s|you’ll|you’re|you’ve|we’ll|we’re|they’re)\b/i;
const ANYWHERE =
  /\b(?:you|your|yours|yourself|i|my|me|we|our|ours|us|you’ll|you’re|you’ve|we’re|we’ll|he|she|his|her|him|it’s)\b/i;
const RELATIVE =
  /\b(?:who|which|that|where|whose|when|whom|what|how|as|if|because|whether|though|before|after|until|while|so)\b/i;
const ENDS_OPEN =
  /\b(?:incl|inc|etc|e\.g|and|or|of|in|with|to|the|an?|for|from|by|as|at|on|that|which|is|are|your|our|not|their|its|including)$/i;

function isClean(text: string): boolean {
  const words = wordsIn(text);
  if (words.length === 0 || words.length > LONGEST.words || text.length > LONGEST.characters)
    return false;
  if (/^\p{L}\d{1,2}$|\bincl\b|\bit seems\b/u.test(text)) return false;
  if (/[.!?;:…|“”"•=<>]\s|[!?;:…|“”"•=<>]$|["“”|]|\s[–—-]\s|[–—]|\/\s|\d{3} ?\d{3}/.test(text))
    return false;
  if (count(text, "(") !== count(text, ")") || /^[^(]*\)/.test(text)) return false;
  if (ENDS_OPEN.test(text) || ANYWHERE.test(text) || /^(?:and|or|,)/i.test(text)) return false;
  if (/\b(?:because|although|though|unless|whatever|however)\b/i.test(text)) return false;
  const main = text.split(RELATIVE)[0] ?? "";
  if (main.trim() === "" || FINITE.test(main)) return false;
  // A third part that begins with "and to", "and be": the end of another sentence.
  return !/,? (?:and|or|but) (?:to|be|not|have|then|ideally|preferably|for the rest)\b/i.test(text);
}

const count = (text: string, mark: string) => text.split(mark).length - 1;
const wordsIn = (text: string) => text.split(" ").filter(Boolean);

/** One of them at a time: "a licence", "a record of". Others need none. */
const COUNTED =
  /(?:licen[cs]e|check|certificate|degree|card|clearance|qualification|accreditation|diploma|ticket|record|grasp|command|understanding|background|commitment|bachelor|portfolio|vehicle|car|manner|mindset|interest|passion|reputation|history|level|sense|approach|eye|home|resume|membership|endorsement|specialist|engineer|lawyer|solicitor|apprenticeship|doctorate|master’s|presence|focus|attitude|visa|phone|number|transcript|statement|employer|team|site|role|year)$/i;
const DETERMINED =
  /^(?:an?|the|some|any|at least|no|one|two|three|four|five|six|seven|eight|nine|ten|\d|both|all|each|own|either|several|many|more|strong academic)\b/i;

function withArticle(text: string): string {
  if (DETERMINED.test(text)) return text;
  const head =
    text.split(
      / (?:of|in|with|to|for|from|on|at|as|by|under|that|which|who|where|and|or|within|across|through|behind|about|between|using)\b|,| \(/,
    )[0] ?? "";
  if (!COUNTED.test(head) || isGerund(wordsIn(head)[0] ?? "")) return text;
  return `${/^(?:[aeio]|u(?!ni|se|ti)|(?:HR|MR|LR|NV|RN|RSA|MBA|LLB|NDIS)\b)/i.test(head) && !/^(?:eu|one\b)/i.test(head) ? "an" : "a"} ${text}`;
}

/** A capital that only begins the sentence is not kept in the middle of ours. */
function small(text: string): string {
  const [first = "", second = ""] = wordsIn(text);
  const word = first.replace(/[^\p{L}\p{N}+#’'&/.-]+$/u, "");
  const isName =
    PAPER_NAME.test(text) ||
    /.\p{Lu}|\.\w|\d/u.test(word) ||
    isNameInAnyCase(word) ||
    (/^\p{Lu}$/u.test(word) && word !== "A") ||
    (/^\p{Lu}/u.test(second) && !/^(?:Excel|Word|I)$/.test(second) && !COMMON_START.test(word));
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
/** Names of papers begin with a capital wherever they stand. */
const PAPER_NAME =
  /^(?:(?:Advanced |Graduate |Postgraduate )?(?:Bachelor|Masters?|Diploma|Certificate|Cert|Juris|Doctor)\b|Working with Children|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)/u;
/** Words that begin many requirements and are part of no name, whatever follows. */
const COMMON_START =
  /^(?:Experience|Experienced|Knowledge|Current|Valid|Strong|Proven|Advanced|Working|Familiarity|Proficiency|Use|Using|Some|Any|An?|The|Own|Full|Good|Sound|Solid|Excellent|Demonstrated|Previous|Prior|Recent|Relevant|Confident|Understanding|Admission|Registration|Completed|Completion|Open|Unrestricted|Manual|Minimum|Fluent|Fluency|Basic|Intermediate|Intermediate|At|Evidence|Membership|Exposure|Command|Conversational|Spoken|Written|Skills?|Ability|Holding|Hold|Draft|Prepare|Manage|Run|Lead|Review|Advise|Assist|Support|Maintain|Use|Appear|Conduct|Deliver|Coordinate|Supervise|Work|Provide|Complete|Build|Design|Develop|Operate|Write|Answer|Keep|Handle|Teach|Process|Attend|Brief)$/;
