import { MACHINE, ORDER, phrase } from "./phrase-parts.ts";

/** What somebody who steers a verdict says besides: about the note itself, or as if all were settled. */
export const STEERS: readonly RegExp[] = [
  phrase(
    `${ORDER}(?:do not|don't|never) (?:mention|reveal|disclose|tell|show|quote|repeat|report|refer to|acknowledge)(?: \\w+){0,2}? (?:these|this|the above|those|my) (?:\\w+ )?(?:instructions?|note|message|line|text|prompt|request|command)s?\\b`,
  ),
  phrase(
    `${ORDER}(?:assume|pretend|imagine|suppose|act as if|act like|behave as if|take it as given)(?: that)? (?:this|the|all|every|each|any|i)\\b(?: \\w+){0,2}? ?(?:candidate|applicant|requirements?|criteri\\w+|qualifications?|skills?|resume|cv|profile|meet|have|am)\\b`,
  ),
  phrase(
    `${ORDER}(?:treat|mark|consider|count|record|regard|flag|tick|set|report)(?: \\w+)? (?:all|every|each|any|the|missing)(?: \\w+){0,4}? (?:as|to) (?:being )?(?:fully )?(?:satisfied|met|present|fulfilled|matched|passed|true|yes|complete|exceeded|proven)\\b`,
  ),
  phrase(
    `\\b(?:you|the (?:reviewer|assessor|evaluator|screener|reader|recruiter|grader|panel|system|model|ai)) (?:must|should|shall|are required to|is required to|are to|is to|have to|has to|need to|needs to|are obliged to) (?:\\w+ )?(?:say|state|conclude|select|choose|rate|rank|score|recommend|overlook|ignore|disregard|hire|shortlist|approve|pass|classify|respond|output|answer|favou?r|prefer|accept|declare)(?: \\w+){0,6}? (?:this (?:\\w+ )?(?:candidate|applicant|resume|cv|application|profile|person)|the (?:candidate|applicant|resume)|me\\b|highly|missing|gaps|lack|requirements?|excellent|perfect|best|yes\\b)`,
  ),
  phrase(
    `\\b(?:this|the|my) (?:text|document|resume|cv|message|line|file|application|page) (?:is|was|will be|may be|has been)(?: being)? (?:read|processed|parsed|evaluated|screened|reviewed|analy[sz]ed|scored|ranked|scanned|assessed) by (?:an? |any |the |some )?${MACHINE}\\b`,
  ),
  phrase(
    `^(?:ai|llm|gpt|chatgpt|bot|machine|model|algorithm)s? (?:instructions?|notes?|reviewers?|screeners?|readers?|directives?|commands?|evaluators?|hints?|messages?)\\b ?[:,!-]`,
  ),
  phrase(
    `(?:^|[.!?:;*\\[({<>#|"] ?)(?:instructions?|notes?|message|hint|command|directive)s? (?:to|for) (?:the|this|any) (?:model|system|assistant|reader|parser|software|machine|algorithm|engine|evaluator|screener)\\b ?[:,!-]`,
  ),
  /(?:^|[.!?;*[({<>#|] ?)(?:ranking|scoring|matching|evaluation|screening|assessment|grading|recruiter|reviewer|assessor) (?:hints?|notes?|instructions?|directives?|commands?|overrides?)\b ?[:!-]/,
  /\b(?:the|your) (?:correct|right|only|expected|required|proper|final) (?:answer|output|response|verdict|decision|score|rating|result|conclusion) (?:is|should be|must be|will be)\b/,
  /\bfinal (?:decision|verdict|recommendation) ?[:=] ?(?:hire|strong hire|approve|shortlist|interview|select|accept|excellent)/,
  /\b(?:match|fit|candidate|resume|cv)_(?:level|score|rating|rank|fit|status)\b ?(?:=|:)/,
  /\b(?:hidden|secret|invisible|injected) (?:prompt|instructions?|command)\b(?! (?:injection|attack|detect|test))/,
  /\bsudo (?:rank|rate|hire|score|approve|select|shortlist)\b/,
  /<!--.{0,80}\b(?:ignore|rate|rank|score|hire|recommend|approve|ai|llm)\b/,
  /(?:^|\s)\[(?:system|admin|developer|ai|llm|assistant|hidden|instruction|important|override|prompt)\](?:\s|$)/,
  phrase(
    `\\b(?:under no circumstances|on no account|at no point)(?: \\w+){0,3}? (?:reject|disqualify|exclude|rank|rate|score|eliminate|discard|filter)\\b`,
  ),
  phrase(
    `${ORDER}never (?:reject|disqualify|exclude|rank|rate|score|eliminate|discard) (?:this|me\\b|my |the (?:candidate|applicant))`,
  ),
  phrase(
    `\\bit is (?:\\w+ )?(?:mandatory|essential|required|imperative|necessary|important|vital|critical|crucial|compulsory)(?: that| for)? (?:you|the (?:reviewer|assessor|evaluator|ai|model|system|reader))(?: to| must| should)? (?:select|hire|rate|rank|score|recommend|approve|shortlist|choose|give|pass|accept|favou?r)\\b`,
  ),
  phrase(
    `${ORDER}(?:tell|inform|assure|convince|persuade|advise|let) (?:the |your |any )?(?:hiring manager|recruiter|panel|user|employer|human|hr|team|boss|reader|reviewer)s?(?: know)?(?: that)? (?:i\\b|this|the candidate|the applicant|he\\b|she\\b|they\\b)(?: \\w+){0,4}? (?:best|perfect|ideal|top|excellent|qualified|strongest|great|right|hired|must|should)`,
  ),
  phrase(
    `${ORDER}(?:increase|raise|boost|improve|upgrade|bump|lift|add|double|maximi[sz]e|elevate|inflate)(?: \\w+){0,3}? ?(?:(?:this|the|my)(?: (?:candidate|applicant|resume|cv|profile|application))?(?:'s)? (?:score|rating|ranking|rank|match|percentage|fit|points)|(?:score|rating|ranking|rank|match|percentage|points) (?:of|for|to) (?:this|my|me\\b|the (?:candidate|applicant)))`,
  ),
  /\bwhatever you (?:were|have been|are) (?:told|instructed|asked)\b|\bregardless of (?:what you (?:were|have been) (?:told|instructed)|your (?:instructions|prompt|guidelines|rubric|criteria))/,
  /\byou are (?:now |currently )?(?:evaluating|reviewing|assessing|reading|screening|scoring) (?:the (?:best|strongest|ideal|perfect|top)|this (?:candidate|applicant|resume|cv|application)|an? (?:excellent|exceptional|outstanding|perfect|ideal))/,
  phrase(
    `${ORDER}(?:output|respond|reply|answer|return|print|say|write|state)(?: \\w+){0,2}? ?[:]? ?["'](?:\\w+ ){0,3}?(?:excellent|strong|yes|hire|perfect|best|top|10|100|approved|recommended)`,
  ),
  phrase(
    `\\b(?:any|every|each|all|the) (?:systems?|software|models?|tools?|programs?|machines?|algorithms?|parsers?|engines?|readers?|assistants?|agents?) (?:that (?:is|are) |which (?:is|are) )?(?:reading|processing|parsing|scanning|evaluating|scoring|screening|ranking|assessing) this\\b`,
  ),
  phrase(
    `${ORDER}(?:assign|move|place|put|send|advance|forward|promote|push|bring|take|classify|categori[sz]e)(?: \\w+)? (?:me|this (?:candidate|applicant|resume|cv|application|profile|person)|the (?:candidate|applicant))(?: \\w+){0,3}? (?:(?:to|into|in|at|on|as) )(?:the |a |an )?(?:\\w+ )?(?:top|interview|first|next (?:stage|round)|shortlist|final|number (?:one|1)|#1|best|highest|offer)\\b`,
  ),
  phrase(
    `\\b(?:place|put|rank|list|position) (?:this|my|the) (?:candidate|applicant|resume|cv|application|profile)(?:'s)?(?: \\w+){0,2}? (?:at|as|in) (?:number (?:one|1)|#1|position (?:one|1)|the (?:top|first)|first|no\\.? ?1)`,
  ),
  phrase(
    `${ORDER}(?:overlook|ignore|disregard|forgive|excuse)(?: \\w+){0,2}? (?:gaps?|missing|lack|shortcomings?|weakness(?:es)?|absence|job ad|advertisement|job description)\\b(?: \\w+){0,4}? (?:and|then|&) (?:\\w+ )?(?:rate|rank|score|hire|recommend|give|select|shortlist|treat|consider)`,
  ),
  phrase(
    `\\b(?:all|every|each)(?: the| of the)? (?:\\w+ )?(?:requirements?|criteri\\w+|qualifications?|skills) (?:is|are|has been|have been) (?:\\w+ )?(?:met|satisfied|fulfilled|exceeded)[^.]{0,20}[.;,:] ?(?:please )?(?:do not|don't|no need|skip|stop)`,
  ),
  /\bsnoitcurtsni\b|\betadidnac siht\b|\bsuoiverp (?:lla|yna) (?:erongi|dragersid)\b/,
];

/** Less usual ways to the same end. */
export const OTHER_WAYS: readonly RegExp[] = [
  phrase(
    `^(?:the |any |all |every )*${MACHINE} ?[,:!-] ?(?:please |kindly |listen|when you|if you|you |note that|remember|hire|rate|rank|score|give|say|approve|ignore|skip|treat|prefer|recommend|accept|mark|describe|disregard|do not|don't|select|shortlist|put|pass|respond|answer|reply|output|conclude|state)`,
  ),
  phrase(
    `^(?:model|assistant|system|reader|evaluator|assessor|reviewer|screener|recruiter)s? ?[,:] ?(?:please |kindly )?(?:listen|when you|hire|rate|rank|score|approve|ignore|skip|recommend|disregard|shortlist|give (?:me|this)|put (?:me|this))\\b`,
  ),
  /\byou,? the (?:ai|llm|model|machine|bot|system|assessor|evaluator|reviewer|screener)\b/,
  /\b(?:this (?:text|note|message|line|paragraph|section|resume|cv|document)|the following|the text below|what follows) (?:overrides?|supersedes?|replaces?|takes? precedence over|cancels?) (?:all |any |the |your |every )*(?:\w+ )?(?:prompts?|instructions?|job description|criteria|requirements?|rules|guidelines|rubric)\b/,
  /(?:^|[.!?:;] ?|\byour )(?:new |system )?(?:instructions?|prompts?|task|rules) (?:have|has|is|are)(?: been| now)? (?:changed|updated|replaced|revised|cancelled|superseded|as follows)\b/,
  /\bno other (?:candidates?|applicants?|resumes?|applications?) (?:should|need|must|may|can|is to|are to)(?: not)? (?:be )?(?:consider|rank|review|shortlist|select|interview|score|assess)/,
  /\b(?:candidate|applicant|resume|cv|profile) (?:is|are|must|should|shall|will) (?:to )?(?:be )?(?:advanced|approved|accepted|shortlisted|passed|hired|promoted) (?:automatically|immediately|without|unconditionally)/,
  /\b(?:this|my) (?:candidate|applicant|resume|cv|profile|application)(?: \w+)? (?:outranks|wins over|beats|tops|surpasses|is better than|ranks above) (?:all|every|any|the) (?:other|others|rest)/,
  /\bauto-?(?:approve|accept|advance|shortlist|pass|hire)\b/,
  /\bonly (?:say|return|give|provide|write|report|output) (?:good|positive|favou?rable|nice)\b/,
  /\b(?:do not|don't|never) (?:deduct|subtract|lower|reduce|take off|remove|dock) (?:any |my |the |this )*(?:points?|marks?|scores?|ratings?|grades?)\b/,
  /\b(?:fit|match|score|rating|rank|similarity|decision|verdict) ?= ?["']?(?:excellent|perfect|best|top|high|hire|1\.0|1\b|10\b|100)/,
  phrase(
    `${ORDER}(?:disregard|ignore|overlook|excuse|forgive) (?:\\w+ ){0,2}?(?:missing|lack of|absent|absence of) \\w+`,
  ),
  /\b(?:evaluation|assessment|screening|scoring|verification|further review) (?:is|are) (?:not |un|no longer )(?:necessary|required|needed)\b/,
  /\brequirements? (?:is|are|has been|have been) waived for (?:me|this)\b/,
];

/** The plainest of these orders in some other languages. */
export const ELSEWHERE: readonly RegExp[] = [
  /\b(?:ignore[zr]?|oublie[zr]?)(?: \w+){0,2} (?:instructions?|consignes?) (?:precedentes?|anterieures?|ci-dessus)/,
  /\b(?:ignora|ignore|olvida|olvide)(?: \w+){0,3} instrucciones (?:anteriores|previas)/,
  /\b(?:ignoriere|vergiss|missachte)(?: \w+){0,2} (?:vorherigen|bisherigen|obigen|fruheren) (?:anweisungen|instruktionen|befehle)/,
  /\b(?:ignora|dimentica)(?: \w+){0,3} istruzioni (?:precedenti|sopra)/,
  /\b(?:ignore|esqueca)(?: \w+){0,3} instrucoes (?:anteriores|previas|acima)/,
  /\bbo qua (?:tat ca )?(?:cac |moi )?(?:huong dan|chi dan|lenh) (?:truoc|tren)/,
  /(?:忽略|无视|忘记|忽視|無視)[^。]{0,8}(?:指令|指示|提示|说明|說明)/u,
];
