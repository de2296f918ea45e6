/**
 * Orders for a verdict come in more wordings than a list of phrases can hold. What they share is that
 * somebody speaks to the reader, or of "this candidate", in the tone of an order, about the verdict.
 * Each of these adds weight; no single one is enough, since honest people write about scores and
 * candidates too.
 */

interface Sign {
  readonly weight: number;
  readonly words: RegExp;
}

/** Speaks to the reader about the reader's own work. */
const READER: readonly Sign[] = [
  {
    weight: 2,
    words:
      /\byour (?:\w+ )?(?:evaluation|summary|response|answer|output|instructions|ranking|scoring|score|rating|verdict|rubric|interest|reply|scorecard|user|guidelines|shortlist)\b|\byour (?:list|job is|task is)\b|\bif (?:you are )?asked (?:who|which|whether|about|for|to)\b|\bi (?:instruct|order|command|urge|direct) you\b|\b(?:automated|ai|robot) (?:grader|screener|reviewer|assessor|evaluator|recruiter)s?\b|\bwho(?:m)?ever (?:assesses|reads|scores|reviews|evaluates|screens|ranks)\b|\bwhen(?: you)?(?: are)? (?:scor|rank|evaluat|summari[sz]|assess|grad|rat|screen|judg)(?:e|ing)\b|\byou(?:,? the \w+,?)? (?:have been|were|are|are being) (?:instructed|told|asked|obliged|ordered|programmed|paid|required)\b|\byou can ?not (?:reject|exclude|fail|refuse|rank|score)\b|\bas (?:an? |the )(?:ai|llm|large language model|language model|assessor|evaluator|reviewer|screener)\b|\bdear (?:ai|gpt|chat ?gpt|llm|bot|evaluator|assessor|reviewer|screener)|\breading this\b/,
  },
];

/** Speaks of this very document or its person. */
const SELF: readonly Sign[] = [
  {
    weight: 1.5,
    words:
      /\bthis (?:\w+ )?(?:candidate|applicant|resume|cv|application|profile|entry|one|document|person|submission|individual)\b|\bthe (?:person|candidate|applicant) (?:described|named|presented|above|below|here|in this)\b|\b(?:owner|holder|author|subject) of this\b|\bthis is (?:the one|the person)\b/,
  },
  {
    weight: 1,
    words:
      /\bme\b|\bmy (?:cv|resume|application|profile|score|ranking|rating|match|candidacy)\b|\b(?:all |any |the |every |no )?other (?:candidates?|resumes?|applicants?|applications?|profiles?|cvs?)\b/,
  },
];
const THE_CANDIDATE: Sign = { weight: 1, words: /\bthe (?:candidate|applicant)(?:'s)?\b/ };

/** Gives an order: a verb of judging or writing where a sentence begins, or what must be. */
const ORDERS: readonly Sign[] = [
  {
    weight: 1.5,
    words:
      /(?:^|[:,;("'\-–—] ?|\b(?:please|kindly|and|then|to|only|just|always|must|should|shall|will) )(?:give|set|rank|rate|score|grade|return|say|state|use|put|place|add|match|weight|weigh|treat|prefer|approve|accept|hire|evaluate|assess|judge|prioriti[sz]e|disregard|ignore|forget|skip|override|do not|don't|never|be (?:lenient|generous|kind|favou?rable)|remember|recommend|award|assign|mark|list|select|choose|shortlist|consider|advance|describe|report|conclude|answer|respond|write|favou?r|promote|boost|keep|make|auto-?approve|count|regard|view|move|push|let|tell|reply|print|pass|change|grant|pick|output|lift|raise)\b/,
  },
  {
    weight: 0.75,
    words:
      /\b(?:must|should|shall|obliged|required|have to|has to|needs? to|cannot|can not|is to be|are to be)\b/,
  },
];

/** Is about the verdict. Two different ones count. */
const VERDICTS: readonly Sign[] = [
  {
    weight: 1,
    words:
      /\b(?:scor(?:e|es|ing)|marks?|points?|grades?|stars?|weight(?:ing)?|percent(?:age)?|similarity|ratings?|rate)\b/,
  },
  {
    weight: 1,
    words:
      /\b(?:rank(?:ed|ing)?|shortlist(?:ed)?|hired?|approved?|accept(?:ed)?|advanced?|select(?:ed)?|reject(?:ed)?|choice|recommend(?:ed|ation)?|interview(?:ed)?|disqualif\w+)\b/,
  },
  {
    weight: 1,
    words:
      /\b(?:match|fit|evaluat(?:e|ion|ed)|assess(?:ment|ed)?|screening|criteria|requirements?|candidate list|pile|qualified|next (?:round|stage)|the offer|conclusion|wins?|guidelines|position one|first place|top of)\b/,
  },
];

/** Wants more than is due. */
const EXTREMES: readonly Sign[] = [
  {
    weight: 1,
    words:
      /\b(?:best|top|highest|strongest|first(?! (?:interview|aid))|100 ?%|100|10 ?\/ ?10|(?:5|five) stars?|excellent|perfect|ideal|only positive|right choice|expert|always|automatically|full marks|generous(?:ly)?|lenient(?:ly)?|high(?:ly)?|extra|above (?:all|others|the others|everyone)|over (?:all|others)|all (?:the )?(?:criteria|requirements|skills)|every (?:skill|category|requirement|job)|maximum|number one|outstanding|9\d|lower than|top marks|full points|ticks every|favou?rabl[ey]|immediately|without (?:further )?(?:question|review|checks?))\b|\ba\+/,
  },
];

const LEAST = 4.2;
const LONGEST_SENTENCE = 220;
/** The writer speaks of own work and results: nothing of that is an order. */
const TOLD =
  /^(?:i|we|my|our|he|she|they)\b(?! (?:instruct|order|command|direct|must|should|ask|request|urge|insist|want you|would like you))|\b(?:i|we) (?:was|were|am|are|have|had|would|believe|hope|achieved|received|look forward)\b/;

/** Whether one of the sentences gives an order about the verdict on its own document. */
export function ordersVerdict(words: string): boolean {
  if (!/\b(?:this|me|my|your?|other|whoever|when|dear)\b/.test(words)) return false;
  const sentences = words.split(/(?<=[.!?;]) /);
  const pairs = sentences.map((sentence, at) => `${sentence} ${sentences[at + 1] ?? ""}`.trim());
  return [...sentences, ...pairs].some(
    (sentence) => sentence.length <= LONGEST_SENTENCE && weigh(sentence) >= LEAST,
  );
}

function weigh(sentence: string): number {
  const reader = sum(sentence, READER);
  const self = sum(sentence, SELF);
  if (reader + self === 0 || TOLD.test(sentence)) return 0;
  const order = sum(sentence, ORDERS);
  const verdict = Math.min(2, sum(sentence, VERDICTS));
  const extreme = sum(sentence, EXTREMES);
  if (order + reader === 0 || verdict === 0 || extreme + reader === 0) return 0;
  const named = reader > 0 ? sum(sentence, [THE_CANDIDATE]) : 0;
  return reader + Math.min(self, 2) + Math.min(order, 2) + verdict + extreme + named;
}

function sum(text: string, signs: readonly Sign[]): number {
  return signs.reduce((all, { weight, words }) => (words.test(text) ? all + weight : all), 0);
}
