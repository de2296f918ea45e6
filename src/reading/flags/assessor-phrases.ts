/**
 * Phrases that speak to whoever assesses a document. They are matched against plain forms (lower case,
 * one space). Each demands an order or an address, never only a topic: people write honestly about
 * prompts, instructions, ratings and models.
 */

/** An order stands at the start of a sentence or after a word that gives it. */
const ORDER = String.raw`(?:^|[.!?:;,()\[\]{}"'*#>|\-–—•/=]\s?|\b(?:please|kindly|(?:you|ai|llm|model|models|system|systems|reviewers?|readers?|recruiters?|assessors?|evaluators?|screeners?|panel|team|bots?|assistants?|software|tool|parser|algorithm) (?:must|should|shall|will|can|are to|is to|need to|needs to|have to)|now|then|just|simply|always|also|and|or|you (?:are|will) (?:\w+ )?(?:instructed|asked|required|ordered|told|directed|obliged|to)(?: to)?|(?:want you|ask you|ask that you|request that you|would like you|like you|your (?:only |new |main )?(?:task|job|goal|role|duty|mission|objective) is)(?: to)?|be sure to|make sure to|remember to|do) )`;
const CANDIDATE = String.raw`(?:(?:this|the above|above|the current|the present|the following|said|such|my|our) (?:\w+ )?(?:candidate|applicant|applicants|candidates|resume|résumé|cv|curriculum vitae|application|profile|person|document|submission|individual|candidature|candidacy)|(?:the|a) (?:candidate|applicant|resume|cv|document) (?:below|above|here|named|in question))`;
const MACHINE = String.raw`(?:ai|a\.i\.|llms?|large language models?|language models?|chat ?gpt|gpt(?:-?\d[\w.]*)?|claude|gemini|copilot|chat ?bots?|bots?|ats|ai (?:model|models|system|systems|assistant|assistants|agent|agents|tool|tools|screener|screeners|recruiter|recruiters|reviewer|reviewers|evaluator|evaluators|reader|readers|parser|parsers)|(?:automated|automatic|machine|artificial|screening|resume|cv|ranking|scoring|matching|applicant tracking) (?:\w+ )?(?:systems?|software|tools?|screeners?|parsers?|readers?|reviewers?|algorithms?|assistants?|agents?|programs?|intelligence|engines?|bots?|models?)|algorithms?|machines?|robots?)`;
const ASSESSOR = `(?:${MACHINE}|(?:hr|hiring|recruiting|recruitment|the|any|all|human|automated) ?(?:teams?|managers?|panels?|staff|reviewers?|assessors?|evaluators?|screeners?|graders?|readers?|recruiters?)|reviewers?|assessors?|evaluators?|screeners?|graders?|recruiters?|readers?|hr|whoever (?:reads|reviews|assesses|screens|scores)|whomever|whom it may concern|anyone (?:reading|reviewing|assessing))`;
const PRAISE = String.raw`(?:highly|high|higher|highest|first|top|topmost|best|perfect|perfectly|excellent|exceptional|outstanding|ideal|strongly|favou?rably|positively|maximum|maximal|100(?: ?%|\/100| percent| points| out of 100)?|10 ?\/ ?10|10 out of 10|ten out of ten|5 ?\/ ?5|five stars?|5 stars?|full marks|above (?:all|every|the|other)|number one|no\.? ?1|#1|suitable|qualified|strong|immediately|for (?:an )?(?:immediate )?(?:interview|hire|hiring)|a ?s (?:the|a|an) (?:best|top|perfect|ideal|excellent|strong|first|highest|leading|great|must)|over (?:all|the|other|any)|ahead of|at the top)`;
const RULES = `(?:instructions?|prompts?|directions?|directives?|guidelines?|rules?|commands?|criteria|criterion|constraints?|guardrails?|context|training|policies|programming|system message|filters?)`;
const EARLIER = `(?:previous|prior|above|preceding|earlier|former|foregoing|existing|original|initial|all|any|every|your|other|system|given|past|these|those|such)`;

const g = (source: string) => new RegExp(source);

/** Orders to forget what the reader was told. */
const OVERRIDES: readonly RegExp[] = [
  g(
    `${ORDER}(?:ignore|disregard|forget|override|overrule|discard|neglect|skip|bypass|cancel|erase|do not (?:follow|obey|apply)|don't (?:follow|obey|apply)|stop following|pay no attention to|abandon|delete|drop)(?: \\w+){0,3}? ${EARLIER}(?: \\w+){0,4}? ?${RULES}\\b`,
  ),
  g(
    `${ORDER}(?:ignore|disregard|forget|discard)(?: about)?(?: all| any)? (?:everything|anything|what(?:ever)?|all of the|the text|all text|the above|all the above|all that)\\b(?: \\w+){0,4}? ?(?:above|before|earlier|previously|told|said|so far|prior|preceding|know|instructed)`,
  ),
  g(
    `${ORDER}(?:ignore|disregard|forget|skip|overlook|bypass|waive|set aside|do not (?:apply|use|consider|check)|don't (?:apply|use|consider|check))(?: \\w+){0,3}? (?:job|role|position|selection|hiring|scoring|evaluation|assessment|screening|essential|key|listed|stated|minimum) (?:\\w+ )?(?:requirements?|criteria|criterion|description|qualifications|rubric|guidelines?|rules)\\b(?! (?:of|for) the (?:client|tender))`,
  ),
  /\b(?:new|updated|revised|additional|hidden|secret|special|override|overriding|real|actual|true|important) (?:system )?(?:instructions?|prompts?|directives?)(?: (?:for|to) (?:the |any |all )?(?:ai|llm|model|assistant|reviewer|system|reader|recruiter|you)\b|\s?:| (?:begin|start|follow)s?\b)/,
  /\b(?:reveal|print|repeat|show|output|leak|ignore|override|forget|replace|disregard)(?: \w+){0,3}? system (?:prompt|message|instructions?)\b/,
  /\b(?:your|the following|this is (?:the|a|your)(?: new)?) system (?:prompt|message)\b/,
  /(?:^|[#*[<(>] ?)system (?:prompt|message|override|instructions?)\b ?(?::|=|-|\]|\)|>|is|override|$)/,
  /\b(?:developer|debug|admin(?:istrator)?|god|dan|jailbreak|unrestricted|maintenance) mode (?:enabled|activated|on|is|engaged|:)/,
  /\b(?:admin|administrator|system|developer|security|prompt) override\b ?[:!\-\]]/,
  /\bfrom now on,? (?:you|your|act|respond|answer|only|always)\b/,
  /\byou are (?:now |hereby )?(?:dan\b|chat ?gpt|an? (?:helpful )?(?:ai\b|unbiased ai|language model|llm)(?! (?:engineer|research|develop|scien|specialist|enthusiast|expert|lead|architect|practition|professional|lawyer|consult|product|savvy))|a helpful assistant|no longer (?:an? |bound|restricted|subject|required))/,
];

/** Words that only machines are addressed with. */
const TOKENS: readonly RegExp[] = [
  /\[\/?inst\]|<<\/?sys>>|<\|(?:im_(?:start|end|sep)|system|user|assistant|end_?of_?text|endoftext|begin_of_text|start_header_id|eot_id)\|>/,
  /(?:^|\s)#{2,4} ?(?:instructions?|system|system prompt|human|assistant|response|new instructions?|task|prompt)\b ?(?::|$)/,
  /<\/?(?:system|system_prompt|instructions?|prompt|assistant|user|admin|override|important)>/,
  /(?:^|["'{,] ?)"?role"? ?[:=] ?"?(?:system|assistant)"?/,
  /(?:^|[\]}>] ?)(?:system|assistant) ?: ?(?:you|ignore|rate|rank|score|give|this|the (?:candidate|applicant|resume)|always|please|do|respond|approve|hire|recommend|new|override|evaluate)\b/,
  /\bend of (?:system )?(?:prompt|instructions)\b/,
  /\b(?:begin|start) (?:of )?(?:system |new |admin )?(?:prompt|instructions|override)\b ?[:\]\-=>]/,
  /["'{] ?"?(?:score|rating|match_?(?:score|level)|fit|recommendation|decision|verdict)"? ?: ?"?(?:100|10\b|1\.0|9\d|hire|strong hire|excellent|perfect|approved)/,
];

/** A machine, or a reader, spoken to by name. */
const ADDRESSES: readonly RegExp[] = [
  g(
    `(?:^|[.!?:;*\\[({<>#|"\\-–—] ?)(?:to|dear|attention|attn\\.?|note (?:to|for)|message (?:to|for)|hey|hello|hi|instructions? (?:to|for)|important(?: note)? (?:to|for)|a note (?:to|for)|notice (?:to|for)|reminder (?:to|for)|memo to|for|only for|psst|listen|ok|okay),?:? ?(?:the |any |all |an |our |every |your |those |other )*${MACHINE}(?: (?:that|who|which) (?:is|are|may be))?(?: (?:\\w+ )?(?:reading|reviewing|screening|assessing|evaluating|processing|parsing|scoring|ranking|analy[sz]ing|scanning|used|reads|reviews|readers|checking|considering)\\b|s? ?(?:[:,!\\-–—\\])]|$))`,
  ),
  g(
    `\\bif you(?: are|'re) (?:an? |the |any |some |actually |a kind of )*${MACHINE}(?= (?:system|model|assistant|agent|tool|reading|reviewing|screening|that|processing|assessing|evaluating|reader|parser|and|please|then|or)\\b| ?[,.:;!)\\-–—]|$)`,
  ),
  g(
    `\\bas (?:an? |the )(?:unbiased |helpful |impartial |intelligent |advanced )?(?:ai|llm|ai language model|language model|large language model|ai (?:assistant|recruiter|screener|evaluator|model|system|agent|reviewer))(?:,| you (?:must|should|will|are|have)| reading| reviewing| evaluating| assessing)`,
  ),
  g(
    `\\b(?:the |any |all |an? )(?:ai|llm|language model|large language model|ai (?:system|model|assistant|agent|tool|screener|recruiter|reviewer|evaluator)|automated (?:system|screener|reviewer|tool)|resume (?:screener|parser)|screening (?:software|system|tool|bot))s? (?:that is |which is |currently |now )?(?:reading|reviewing|evaluating|assessing|screening|parsing|scoring|ranking|processing|analy[sz]ing) (?:this|my|these|the following)\\b`,
  ),
  g(
    `\\b(?:ai|llms?|bots?|language models?|screening (?:software|tools?|systems?)|algorithms?|parsers?|ats)(?: \\w+)? (?:must|should|shall|is (?:instructed|required|asked|told|directed) to|are (?:instructed|required|asked|told|directed) to|needs? to|has to|have to) (?:\\w+ )?(?:rate|rank|score|select|recommend|give|treat|consider|pass|approve|mark|ignore|place|output|return|shortlist|advance|prefer|assign|award)\\b`,
  ),
];

/** Demands on the verdict itself. */
const DEMANDS: readonly RegExp[] = [
  g(
    `${ORDER}(?:rate|rank|score|grade|mark|evaluate|assess|judge|classify|label|flag|tag|treat|recommend|select|shortlist|choose|prioriti[sz]e|place|put|list|position|advance|promote|approve|accept|hire|prefer|favou?r|pass|move|push|endorse|deem|record|report|return|declare)(?: \\w+){0,1}? ${CANDIDATE}(?:(?:'s)? \\w+){0,4}? ?\\b${PRAISE}`,
  ),
  g(
    `${ORDER}(?:strongly |highly |immediately |always |unconditionally )(?:rate|rank|score|recommend|select|shortlist|hire|approve|favou?r|prefer|prioriti[sz]e|endorse|consider) ${CANDIDATE}`,
  ),
  g(
    `${ORDER}(?:hire|shortlist|approve|advance|select|pass|accept) (?:this (?:\\w+ )?(?:candidate|applicant|resume|cv|application|person|profile)|the (?:candidate|applicant) (?:above|below))\\b`,
  ),
  g(
    `${ORDER}(?:rate|rank|score|grade|mark) (?:me|him|her|this (?:\\w+ )?(?:candidate|applicant|resume|cv|application|profile|document|submission)|my (?:resume|cv|application|profile))\\b`,
  ),
  g(
    `${ORDER}(?:give|assign|award|grant|return|output|report|allocate|provide|set|use|enter|record|produce|apply|add)(?: \\w+){0,5}? (?:a |the |an? )?(?:\\w+ )?(?:score|rating|mark|grade|ranking|match|result|evaluation|points)s?(?: \\w+){0,2}? (?:of|to|at|as|=|:) ?(?:at least |no less than |the |a )?(?:100|9\\d|10\\b|ten\\b|perfect|maximum|highest|excellent|5\\b|a\\+)`,
  ),
  g(
    `${ORDER}(?:give|assign|award|grant|allocate|return|output|provide)(?: \\w+){0,4}? (?:the |a |an )?(?:highest|maximum|top|perfect|best|full|100 ?%|100|10\\/10|excellent)(?: possible| available| \\w+)? (?:score|rating|mark|marks|grade|ranking|match|recommendation|evaluation|points)\\b(?! (?:in|of|for) (?:the |my |our )?(?:class|exam|year|hsc|subject|course))`,
  ),
  g(
    `\\b(?:this|the above|the current|said) (?:candidate|applicant|resume|cv|application|profile|person|submission)(?:'s \\w+)? (?:is|should|must|shall|deserves?|needs?|has|ought|will|are)(?: \\w+){0,3}? (?:rated|ranked|scored|considered|treated|given|assigned|awarded|hired|selected|shortlisted|prioriti[sz]ed|placed|recommended|approved|accepted|evaluated|advanced|deemed|(?:a|the) (?:absolute |clear |clearly |very |single )?(?:best|perfect|ideal|top|strongest|number one|excellent) (?:possible |overall |available )?(?:match|fit|candidate|choice|applicant|score|pick|rating|ranking)|(?:pre-?)?(?:approved|screened|qualified|selected|vetted)|already (?:been )?(?:approved|passed|vetted|selected|accepted))\\b`,
  ),
  g(
    `\\b(?:consider|treat|regard|view|see|take|deem|call|make|count|rate|rank) (?:this|me|my (?:resume|cv|application|profile)|it)(?: \\w+){0,2}? (?:as |to be |as being )?(?:the |a |an |your )?(?:absolute |clear |single |very )?(?:best|top|perfect|ideal|strongest|number one|#1|highest|excellent|leading|first)(?: \\w+){0,1}? (?:match|fit|candidate|choice|applicant|application|option|score|resume|cv|one|pick|ranked)\\b`,
  ),
  g(
    `\\b(?:i|we|my (?:resume|cv|application|profile)) (?:must|should|shall|deserves? to|need to|have to|ought to|am to|is to) be (?:rated|ranked|scored|given (?:the|a) (?:top|highest|perfect|full)|placed (?:first|at the top|above)|put (?:first|at the top|above)|treated as the|considered the (?:best|top|perfect|strongest))\\b`,
  ),
  g(
    `\\b(?:rank|rate|score|place|put|list|mark) (?:all |every |any |the )?(?:other|remaining|rest of the|competing)(?: \\w+)? (?:candidates?|applicants?|resumes?|cvs?|applications?)(?: \\w+){0,2}? (?:lower|below|under|last|down|beneath|behind|0|zero|worse|as (?:un|not))`,
  ),
  g(
    `${ORDER}(?:reject|dismiss|discard|ignore|exclude|eliminate) (?:all |every |any )?(?:of )?(?:the )?(?:other|remaining|competing)(?: \\w+)? (?:candidates?|applicants?|resumes?|cvs?|applications?)`,
  ),
  /\b(?:match|matching|fit|candidate|resume|cv|applicant|suitability|screening|ats) (?:score|rating|level|verdict|result|evaluation|assessment|rank|ranking|recommendation|decision|status) ?(?:[:=]|is) ?(?:100|10 ?\/ ?10|9\d ?%|excellent|perfect|strong hire|hire|best|top|approved|passed|pass\b|maximum|very good)/,
  g(
    `${ORDER}(?:respond|reply|answer|output|say|state|write|print|return|conclude|report|begin (?:your|the) (?:response|reply|answer|output|evaluation)|start (?:your|the) (?:response|reply|answer|evaluation)|end your (?:response|reply))(?: \\w+){0,3}? ?[:"']{0,2} ?(?:with:? |only:? |that |by saying |the words? |exactly:? )+["']?(?:\\w+ ){0,5}?(?:excellent|perfect|best|hire|strong|ideal|highly|top|yes|approved|100|recommended|qualified|match|candidate)`,
  ),
];

/** Orders not to judge. */
const REFUSALS: readonly RegExp[] = [
  g(
    `${ORDER}(?:do not|don't|never|you must not|you should not|you may not|refrain from|avoid|stop|no need to|there is no need to|without) (?:evaluat|assess|scor|judg|rank|rat|reject|penali[sz]|downgrad|disqualif|screen|compar|filter|discard|exclud|eliminat|mark(?:ing)? down|mark down|question|verify|analy[sz])\\w*(?: \\w+){0,2}? (?:${CANDIDATE}|me\\b|it\\b|this\\b|the (?:resume|cv|candidate|applicant|requirements|criteria|application)|against|any (?:gaps|missing|further)|for (?:missing|lack)|anything|further|low)`,
  ),
  g(
    `${ORDER}(?:do not|don't|never) (?:evaluate|assess|score|judge|rank|rate|reject|disqualify)\\b ?(?:[.!;,)]|$|this|me\\b|my |it\\b|or\\b|and\\b|the (?:following|above|resume|cv|candidate|rest))`,
  ),
  /\bno (?:further |additional |more )?(?:evaluation|assessment|screening|review|scoring|analysis|checks?)(?: of (?:this|the) (?:\w+))? (?:is |are |will be )?(?:needed|required|necessary)(?: for this (?:candidate|applicant|resume|cv|application))/,
  g(
    `${ORDER}(?:skip|bypass|end|stop|terminate|abort|cancel|waive) (?:the |this |all |any |your |further )*(?:evaluation|assessment|screening|scoring|ranking|comparison|filtering|resume check|requirements? check)\\b(?! (?:process|tool|software|system|framework|report|step)s? (?:for|at|of))`,
  ),
];

/** The plainest of these orders in some other languages. */
const ELSEWHERE: readonly RegExp[] = [
  /\b(?:ignore[zr]?|oublie[zr]?)(?: \w+){0,2} (?:instructions?|consignes?) (?:precedentes?|anterieures?|ci-dessus)/,
  /\b(?:ignora|ignore|olvida|olvide)(?: \w+){0,3} instrucciones (?:anteriores|previas)/,
  /\b(?:ignoriere|vergiss|missachte)(?: \w+){0,2} (?:vorherigen|bisherigen|obigen|fruheren) (?:anweisungen|instruktionen|befehle)/,
  /\b(?:ignora|dimentica)(?: \w+){0,3} istruzioni (?:precedenti|sopra)/,
  /\b(?:ignore|esqueca)(?: \w+){0,3} instrucoes (?:anteriores|previas|acima)/,
  /\bbo qua (?:tat ca )?(?:cac |moi )?(?:huong dan|chi dan|lenh) (?:truoc|tren)/,
  /(?:忽略|无视|忘记|忽視|無視)[^。]{0,8}(?:指令|指示|提示|说明|說明)/u,
];

export interface PhraseFamily {
  /** Words of which one must be there for each of these, or nothing of the family can be. */
  readonly needs: readonly RegExp[];
  readonly phrases: readonly RegExp[];
}

/** "Note to reviewers: please …": an address to people is flagged only with a demand for a verdict. */
export const ADDRESSED_TO_READER = new RegExp(
  String.raw`(?:^|[.!?:;*\[({<>#|"\-–—] ?)(?:(?:a |an |important |special |quick |friendly |kind )*(?:note|notice|message|reminder|request|instructions?|hint|tip)s? (?:to|for)|dear|attention|attn\.?|to) (?:the |any |all |our |every |your )*${ASSESSOR}\b`,
);
/** Whom such an address names, in single words. */
export const READERS =
  /review|assess|evaluat|screen|grader|recruit|reader|\bhr\b|hiring|whoever|whom|anyone|\bai\b|llm|model|gpt|bot|\bats\b|machine|algorithm|team|panel|manager/;
export const ASKS_FOR_VERDICT =
  /\b(?:best|top|perfect|ideal|strongest|highest|excellent|number one|first|only|favou?rabl[ey]|favou?r|positive(?:ly)?|maximum|generous(?:ly)?|high) (?:possible |overall )?(?:match|fit|candidate|choice|applicant|score|rating|ranking|rank|marks?|consideration|evaluation|assessment|recommendation|priority|place)\b|\b(?:rate|rank|score|grade|shortlist|prioriti[sz]e|overlook|disregard|ignore|favou?r|prefer) (?:this|me|my|the|him|her|any|all|other)\b|\b(?:rank|rate|score|place|put|recommend|consider|treat)(?: \w+){1,4} (?:highly|first|top|favou?rably|above|best|strongly)\b/;

/** Orders without their spaces, for letters that were spaced out. */
export const SQUEEZED_PHRASES: readonly RegExp[] = [
  /(?:ignore|disregard|forget|override)(?:all|any|the|every|your|of|my|these|those)*(?:previous|prior|above|earlier|preceding|other|existing)+(?:the|job|system|hiring)*(?:instructions?|prompts?|rules|guidelines|criteria|requirements|directions|commands)/,
  /(?:ignore|disregard|forget)(?:all|any|the|your|of)+(?:job|system|selection|hiring)*(?:instructions?|prompts?|rules|guidelines|criteria|requirements)/,
  /(?:rate|rank|score|recommend|select|hire|shortlist|choose|approve|prioritise|prioritize)(?:this|my|the)(?:candidate|applicant|resume|cv|application)/,
  /(?:give|assign|award)(?:this|me|the|my|a|an|candidate|applicant|resume|cv|application|perfect|top|maximum|highest|possible)*(?:score|rating|mark)(?:of|to|as)?(?:100|10|the|highest|maximum|perfect)?/,
  /(?:systemprompt|youareanai|asanailanguagemodel|totheaireading|notetoai|donotevaluate|perfectcandidate|bestcandidate|bestmatch|strongestcandidate|hirethiscandidate|rateme|rankme|excellentmatch)/,
];

export const PHRASE_FAMILIES: readonly PhraseFamily[] = [
  {
    needs: [
      /ignor|disregard|forget|overr|discard|neglect|skip|bypass|cancel|erase|follow|obey|apply|attention|abandon|delete|drop|overlook|waive|set aside|\buse\b|consider|check|instruction|prompt|directive|system|\bmode\b|now on|you are/,
      /instruct|prompt|direct|guideline|rules?\b|command|criteri|constraint|guardrail|context|training|polic|programming|message|filter|everything|anything|what|\btext|above|requirement|description|qualification|rubric|\bmode\b|overrid|now on|\bdan\b|gpt|\bai\b|llm|model|assistant|longer/,
    ],
    phrases: OVERRIDES,
  },
  { needs: [/[[<#{"'=]|system|assistant|prompt|instruction/], phrases: TOKENS },
  {
    needs: [
      /\bai\b|a\.i\.|llm|model|gpt|claude|gemini|copilot|bot|\bats\b|automat|machine|artificial|screen|resume|\bcv\b|ranking|scoring|matching|tracking|algorithm|parser/,
      /\bto\b|dear|att|\bfor\b|hey|hello|\bhi\b|psst|listen|\bok|\bif\b|\bas\b|\bmust|should|shall|instructed|required|asked|told|directed|need|\bha[sv]|reading|review|evaluat|assess|screen|pars|scor|rank|process|analy|memo|notice|instruction/,
    ],
    phrases: ADDRESSES,
  },
  {
    needs: [
      /candidat|applica|resume|résumé|\bcv|vitae|profile|person|document|submission|individual|\bme\b|\bhim\b|\bher\b|\bmy\b|score|rating|mark|grade|ranking|match|result|evaluation|points|\bthis\b|\bit\b|excellent|perfect|best|hire|ideal|\bi\b|\bwe\b/,
      /\brat|\brank|\bscor|grad|mark|evaluat|assess|judg|classify|label|flag|\btag|treat|consider|regard|recommend|select|shortlist|choose|priorit|place|\bput\b|\blist|position|advance|promot|approv|accept|\bhire|prefer|favou?r|pass|\bmove|push|endors|deem|record|report|return|declare|\bgive|assign|award|grant|output|allocat|provid|\bset\b|\buse\b|enter|produc|apply|\badd\b|deserv|screened|qualified|vetted|\bsee\b|take|call|make|count|reject|dismiss|discard|ignore|exclude|eliminate|verdict|level|status|respon|reply|answer|\bsay|\bstate|write|print|conclude|begin|start|\bend\b|best|perfect|ideal/,
    ],
    phrases: DEMANDS,
  },
  {
    needs: [
      /\bnot\b|n't|never|refrain|avoid|stop|\bno\b|without|skip|bypass|\bend\b|terminate|abort|cancel|waive/,
      /evaluat|assess|scor|judg|rank|\brat|reject|penali|downgrad|disqualif|screen|compar|filter|discard|exclud|eliminat|mark|question|verify|analy|review|check/,
    ],
    phrases: REFUSALS,
  },
  {
    needs: [
      /consignes?|instructions?|instrucciones|anweisungen|instruktionen|befehle|istruzioni|instrucoes|huong dan|chi dan|lenh|指|提示|说明|說明/,
    ],
    phrases: ELSEWHERE,
  },
];
