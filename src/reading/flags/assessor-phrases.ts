import { ADDRESSES, DEMANDS, REFUSALS } from "./demand-phrases.ts";
import { ASSESSOR, EARLIER, ORDER, phrase, RULES } from "./phrase-parts.ts";
import { ELSEWHERE, OTHER_WAYS, STEERS } from "./steering-phrases.ts";

/** Orders to forget what the reader was told. */
const OVERRIDES: readonly RegExp[] = [
  phrase(
    `${ORDER}(?:ignore|disregard|forget|override|overrule|discard|neglect|skip|bypass|cancel|erase|do not (?:follow|obey|apply)|don't (?:follow|obey|apply)|stop following|pay no attention to|abandon|delete|drop)(?: \\w+){0,3}? ${EARLIER}(?: \\w+){0,4}? ?${RULES}\\b`,
  ),
  phrase(
    `${ORDER}(?:ignore|disregard|forget|discard)(?: about)?(?: all| any)? (?:everything|anything|what(?:ever)?|all of the|the text|all text|the above|all the above|all that)\\b(?: \\w+){0,4}? ?(?:above|before|earlier|previously|told|said|so far|prior|preceding|know|instructed)`,
  ),
  phrase(
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
  /"role" ?: ?"(?:system|assistant|user)"/,
  /(?:^|[\]}>] ?)(?:system|assistant) ?: ?(?:you|ignore|rate|rank|score|give|this|the (?:candidate|applicant|resume)|always|please|do|respond|approve|hire|recommend|new|override|evaluate)\b/,
  /\bend of (?:system )?(?:prompt|instructions)\b/,
  /\b(?:begin|start) (?:of )?(?:system |new |admin )?(?:prompt|instructions|override)\b ?[:\]\-=>]/,
  /["'{] ?"?(?:score|rating|match_?(?:score|level)|fit|recommendation|decision|verdict)"? ?: ?"?(?:100|10\b|1\.0|9\d|hire|strong hire|excellent|perfect|approved)/,
];

/**
 * Phrases that speak to whoever assesses a document. They are matched against plain forms (lower case,
 * one space). Each demands an order or an address, never only a topic: people write honestly about
 * prompts, instructions, ratings and models.
 */

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
  /\b(?:best|top|perfect|ideal|strongest|highest|excellent|number one|first|only|favou?rabl[ey]|favou?r|positive(?:ly)?|maximum|generous(?:ly)?|high) (?:possible |overall )?(?:match|fit|candidate|choice|applicant|score|rating|ranking|rank|marks?|consideration|evaluation|assessment|recommendation|priority|place)\b|\b(?:rate|rank|score|grade|shortlist|prioriti[sz]e|overlook|disregard|ignore|favou?r|prefer) (?:this|me|my|the|him|her|any|all|other)\b|\b(?:rank|rate|score|place|put|recommend|consider|treat)(?: \w+){1,4} (?:highly|first|top|favou?rably|above|best|strongly)\b|\b(?:must|should|has to|needs to) be (?:shortlisted|hired|selected|ranked|rated|approved|scored|chosen|interviewed|recommended)\b/;

/** The one order that is looked for even where words are torn apart: "I gnore a ll pre vious". */
export const TORN_ORDER =
  /(?:ignore|disregard|forget)(?:all|any)(?:of|the|your)*(?:previous|prior|above|earlier)(?:instructions?|prompts?|rules|directions)/;
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
  {
    needs: [
      /mention|reveal|disclos|\btell|show|quote|repeat|report|refer|acknowledg|assum|pretend|imagin|suppos|\bact\b|behav|treat|\bmark|consider|\bcount|record|regard|flag|\btick|\bset\b|\byou\b|must|should|shall|\bis\b|\bto\b|\bwas\b|being|hint|note|instruct|final|answer|output|verdict|level|score|rating|prompt|sudo|<!--|\[|circumstance|account|never|mandatory|essential|important|inform|assur|convinc|increas|rais|boost|improv|upgrad|bump|lift|\badd\b|double|maximi|whatever|regardless|respond|reply|return|print|\bsay|write|state|reading|processing|parsing|scanning|assign|move|place|\bput\b|send|advance|forward|promot|push|bring|classif|rank|overlook|ignore|disregard|forgiv|excus|requirement|criteri|overrid|supersed|replac|precedence|cancel|chang|updat|automatic|auto|only|not|n't|=|excus|waive|necessary|required|needed|listen|when|hire|rate|skip|approve|snoit|etadid|suoiv/,
      /instruct|note\b|notes\b|message|\bline|\btext|prompt|request|command|candidate|applicant|resume|\bcv\b|profile|requirement|criteri|qualification|skill|\bmet\b|satisf|fulfil|present\b|highly|missing|gaps|lack|excellent|perfect|\bbest\b|\byes\b|document|file|application|page|hint|directive|answer|response|verdict|decision|score|rating|result|conclusion|hire|level|rank|fit\b|status|<!--|\[|\bme\b|\bmy\b|\bi\b|match|percentage|points|told|guideline|rubric|evaluating|reviewing|strong|top\b|10|approved|recommended|this\b|\bai\b|llm|gpt|bot|model|machine|system|software|screen|algorithm|assessor|evaluator|reviewer|rules|task|good|positive|favou?r|marks?\b|grade|similarity|absen|evaluation|assessment|verification|review|snoit|etadid|suoiv/,
    ],
    phrases: [...STEERS, ...OTHER_WAYS],
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
