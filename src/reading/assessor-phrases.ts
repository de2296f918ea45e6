/** Pieces that the phrases are built of: sources of regular expressions, for lower case and single spaces. */

/** An order stands at the start of a sentence or after a word that gives it. */
const ORDER = String.raw`(?:^|[.!?:;,()\[\]{}"'*#>|\-–—•/=]\s?|\b(?:please|kindly|(?:you|ai|llm|model|models|system|systems|reviewers?|readers?|recruiters?|assessors?|evaluators?|screeners?|panel|team|bots?|assistants?|software|tool|parser|algorithm) (?:must|should|shall|will|can|are to|is to|need to|needs to|have to)|now|then|just|simply|always|also|and|or|you (?:are|will) (?:\w+ )?(?:instructed|asked|required|ordered|told|directed|obliged|to)(?: to)?|(?:want you|ask you|ask that you|request that you|would like you|like you|your (?:only |new |main )?(?:task|job|goal|role|duty|mission|objective) is)(?: to)?|be sure to|make sure to|remember to|do) )`;
const CANDIDATE = String.raw`(?:(?:this|the above|above|the current|the present|the following|said|such|my|our) (?:\w+ )?(?:candidate|applicant|applicants|candidates|resume|résumé|cv|curriculum vitae|application|profile|person|document|submission|individual|candidature|candidacy)|(?:the|a) (?:candidate|applicant|resume|cv|document) (?:below|above|here|named|in question))`;
const MACHINE = String.raw`(?:ai|a\.i\.|llms?|large language models?|language models?|chat ?gpt|gpt(?:-?\d[\w.]*)?|claude|gemini|copilot|chat ?bots?|(?:recruit(?:er|ing|ment)|resume|cv|hiring|screening|hr) bots?|bots?|ats|ai (?:model|models|system|systems|assistant|assistants|agent|agents|tool|tools|screener|screeners|recruiter|recruiters|reviewer|reviewers|evaluator|evaluators|reader|readers|parser|parsers)|(?:automated|automatic|machine|artificial|screening|resume|cv|ranking|scoring|matching|applicant tracking) (?:\w+ )?(?:systems?|software|tools?|screeners?|parsers?|readers?|reviewers?|algorithms?|assistants?|agents?|programs?|intelligence|engines?|bots?|models?)|algorithms?|machines?|robots?)`;
const ASSESSOR = `(?:${MACHINE}|(?:hr|hiring|recruiting|recruitment|the|any|all|human|automated) ?(?:teams?|managers?|panels?|staff|reviewers?|assessors?|evaluators?|screeners?|graders?|readers?|recruiters?)|reviewers?|assessors?|evaluators?|screeners?|graders?|recruiters?|readers?|hr|whoever (?:reads|reviews|assesses|screens|scores)|whomever|whom it may concern|anyone (?:reading|reviewing|assessing))`;
const PRAISE = String.raw`(?:highly|high|higher|highest|first|top|topmost|best|perfect|perfectly|excellent|exceptional|outstanding|ideal|strongly|favou?rably|positively|maximum|maximal|100(?: ?%|\/100| percent| points| out of 100)?|10 ?\/ ?10|10 out of 10|ten out of ten|5 ?\/ ?5|five stars?|5 stars?|full marks|above (?:all|every|the|other)|number one|no\.? ?1|#1|suitable|qualified|strong|immediately|for (?:an )?(?:immediate )?(?:interview|hire|hiring)|a ?s (?:the|a|an) (?:best|top|perfect|ideal|excellent|strong|first|highest|leading|great|must)|over (?:all|the|other|any)|ahead of|at the top)`;
const RULES = `(?:instructions?|prompts?|directions?|directives?|guidelines?|rules?|commands?|criteria|criterion|constraints?|guardrails?|context|training|policies|programming|system message|filters?|rubrics?|weights|scoring scheme)`;
const EARLIER = `(?:previous|prior|above|preceding|earlier|former|foregoing|existing|original|initial|all|any|every|your|other|system|given|past|these|those|such)`;

/** A phrase from such pieces. */
const phrase = (source: string) => new RegExp(source);

/** What somebody who steers a verdict says besides: about the note itself, or as if all were settled. */
const STEERS: readonly RegExp[] = [
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
const OTHER_WAYS: readonly RegExp[] = [
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
const ELSEWHERE: readonly RegExp[] = [
  /\b(?:ignore[zr]?|oublie[zr]?)(?: \w+){0,2} (?:instructions?|consignes?) (?:precedentes?|anterieures?|ci-dessus)/,
  /\b(?:ignora|ignore|olvida|olvide)(?: \w+){0,3} instrucciones (?:anteriores|previas)/,
  /\b(?:ignoriere|vergiss|missachte)(?: \w+){0,2} (?:vorherigen|bisherigen|obigen|fruheren) (?:anweisungen|instruktionen|befehle)/,
  /\b(?:ignora|dimentica)(?: \w+){0,3} istruzioni (?:precedenti|sopra)/,
  /\b(?:ignore|esqueca)(?: \w+){0,3} instrucoes (?:anteriores|previas|acima)/,
  /\bbo qua (?:tat ca )?(?:cac |moi )?(?:huong dan|chi dan|lenh) (?:truoc|tren)/,
  /(?:忽略|无视|忘记|忽視|無視)[^。]{0,8}(?:指令|指示|提示|说明|說明)/u,
];

/** A machine, or a reader, spoken to by name. */
const ADDRESSES: readonly RegExp[] = [
  phrase(
    `(?:^|[.!?:;*\\[({<>#|"\\-–—] ?)(?:to|dear|attention|attn\\.?|note (?:to|for)|message (?:to|for)|hey|hello|hi|instructions? (?:to|for)|important(?: note)? (?:to|for)|a note (?:to|for)|notice (?:to|for)|reminder (?:to|for)|memo to|for|only for|psst|listen|ok|okay),?:? ?(?:the |any |all |an |our |every |your |those |other )*${MACHINE}(?: (?:that|who|which) (?:is|are|may be))?(?: (?:\\w+ )?(?:reading|reviewing|screening|assessing|evaluating|processing|parsing|scoring|ranking|analy[sz]ing|scanning|used|reads|reviews|readers|checking|considering)\\b|s? ?(?:[:,!\\-–—\\])]|$))`,
  ),
  phrase(
    `\\bif you(?: are|'re) (?:an? |the |any |some |actually |a kind of )*${MACHINE}(?= (?:system|model|assistant|agent|tool|reading|reviewing|screening|that|processing|assessing|evaluating|reader|parser|and|please|then|or)\\b| ?[,.:;!)\\-–—]|$)`,
  ),
  phrase(
    `\\bas (?:an? |the )(?:unbiased |helpful |impartial |intelligent |advanced )?(?:ai|llm|ai language model|language model|large language model|ai (?:assistant|recruiter|screener|evaluator|model|system|agent|reviewer))(?:,| you (?:must|should|will|are|have)| reading| reviewing| evaluating| assessing)`,
  ),
  phrase(
    `\\b(?:the |any |all |an? )(?:ai|llm|language model|large language model|ai (?:system|model|assistant|agent|tool|screener|recruiter|reviewer|evaluator)|automated (?:system|screener|reviewer|tool)|resume (?:screener|parser)|screening (?:software|system|tool|bot))s? (?:that is |which is |currently |now )?(?:reading|reviewing|evaluating|assessing|screening|parsing|scoring|ranking|processing|analy[sz]ing) (?:this|my|these|the following)\\b`,
  ),
  phrase(
    `\\b(?:ai|llms?|bots?|language models?|screening (?:software|tools?|systems?)|algorithms?|parsers?|ats)(?: \\w+)? (?:must|should|shall|is (?:instructed|required|asked|told|directed) to|are (?:instructed|required|asked|told|directed) to|needs? to|has to|have to) (?:\\w+ )?(?:rate|rank|score|select|recommend|give|treat|consider|pass|approve|mark|ignore|place|output|return|shortlist|advance|prefer|assign|award)\\b`,
  ),
];

/** Demands on the verdict itself. */
const DEMANDS: readonly RegExp[] = [
  phrase(
    `${ORDER}(?:rate|rank|score|grade|mark|evaluate|assess|judge|classify|label|flag|tag|treat|recommend|select|shortlist|choose|prioriti[sz]e|place|put|list|position|advance|promote|approve|accept|hire|prefer|favou?r|pass|move|push|endorse|deem|record|report|return|declare)(?: \\w+){0,1}? ${CANDIDATE}(?:(?:'s)? \\w+){0,4}? ?\\b${PRAISE}`,
  ),
  phrase(
    `${ORDER}(?:strongly |highly |immediately |always |unconditionally )(?:rate|rank|score|recommend|select|shortlist|hire|approve|favou?r|prefer|prioriti[sz]e|endorse|consider) ${CANDIDATE}`,
  ),
  phrase(
    `${ORDER}(?:hire|shortlist|approve|advance|select|pass|accept) (?:this (?:\\w+ )?(?:candidate|applicant|resume|cv|application|person|profile)|the (?:candidate|applicant) (?:above|below))\\b`,
  ),
  phrase(
    `${ORDER}(?:rate|rank|score|grade|mark) (?:me|him|her|this (?:\\w+ )?(?:candidate|applicant|resume|cv|application|profile|document|submission)|my (?:resume|cv|application|profile))\\b`,
  ),
  phrase(
    `${ORDER}(?:give|assign|award|grant|return|output|report|allocate|provide|set|use|enter|record|produce|apply|add)(?: \\w+){0,5}? (?:a |the |an? )?(?:\\w+ )?(?:score|rating|mark|grade|ranking|match|result|evaluation|points)s?(?: \\w+){0,2}? (?:of|to|at|as|=|:) ?(?:at least |no less than |the |a )?(?:100|9\\d|10\\b|ten\\b|perfect|maximum|highest|excellent|5\\b|a\\+)`,
  ),
  phrase(
    `${ORDER}(?:give|assign|award|grant|allocate|return|output|provide)(?: \\w+){0,4}? (?:the |a |an )?(?:highest|maximum|top|perfect|best|full|100 ?%|100|10\\/10|excellent)(?: possible| available| \\w+)? (?:score|rating|mark|marks|grade|ranking|match|recommendation|evaluation|points)\\b(?! (?:in|of|for) (?:the |my |our )?(?:class|exam|year|hsc|subject|course))`,
  ),
  phrase(
    `\\b(?:this|the above|the current|said) (?:candidate|applicant|resume|cv|application|profile|person|submission)(?:'s \\w+)? (?:is|should|must|shall|deserves?|needs?|has|ought|will|are)(?: \\w+){0,3}? (?:rated|ranked|scored|considered|treated|given|assigned|awarded|hired|selected|shortlisted|prioriti[sz]ed|placed|recommended|approved|accepted|evaluated|advanced|deemed|(?:a|the) (?:absolute |clear |clearly |very |single )?(?:best|perfect|ideal|top|strongest|number one|excellent) (?:possible |overall |available )?(?:match|fit|candidate|choice|applicant|score|pick|rating|ranking)|(?:pre-?)?(?:approved|screened|qualified|selected|vetted)|already (?:been )?(?:approved|passed|vetted|selected|accepted))\\b`,
  ),
  phrase(
    `\\b(?:consider|treat|regard|view|see|take|deem|call|make|count|rate|rank) (?:this|me|my (?:resume|cv|application|profile)|it)(?: \\w+){0,2}? (?:as |to be |as being )?(?:the |a |an |your )?(?:absolute |clear |single |very )?(?:best|top|perfect|ideal|strongest|number one|#1|highest|excellent|leading|first)(?: \\w+){0,1}? (?:match|fit|candidate|choice|applicant|application|option|score|resume|cv|one|pick|ranked)\\b`,
  ),
  phrase(
    `\\b(?:i|we|my (?:resume|cv|application|profile)) (?:must|should|shall|deserves? to|need to|have to|ought to|am to|is to) be (?:rated|ranked|scored|given (?:the|a) (?:top|highest|perfect|full)|placed (?:first|at the top|above)|put (?:first|at the top|above)|treated as the|considered the (?:best|top|perfect|strongest))\\b`,
  ),
  phrase(
    `\\b(?:rank|rate|score|place|put|list|mark) (?:all |every |any |the )?(?:other|remaining|rest of the|competing)(?: \\w+)? (?:candidates?|applicants?|resumes?|cvs?|applications?)(?: \\w+){0,2}? (?:lower|below|under|last|down|beneath|behind|0|zero|worse|as (?:un|not))`,
  ),
  phrase(
    `${ORDER}(?:reject|dismiss|discard|ignore|exclude|eliminate) (?:all |every |any )?(?:of )?(?:the )?(?:other|remaining|competing)(?: \\w+)? (?:candidates?|applicants?|resumes?|cvs?|applications?)`,
  ),
  /\b(?:match|matching|fit|candidate|resume|cv|applicant|suitability|screening|ats) (?:score|rating|level|verdict|result|evaluation|assessment|rank|ranking|recommendation|decision|status) ?(?:[:=]|is) ?(?:100|10 ?\/ ?10|9\d ?%|excellent|perfect|strong hire|hire|best|top|approved|passed|pass\b|maximum|very good)/,
  phrase(
    `${ORDER}(?:respond|reply|answer|output|say|state|write|print|return|conclude|report|begin (?:your|the) (?:response|reply|answer|output|evaluation)|start (?:your|the) (?:response|reply|answer|evaluation)|end your (?:response|reply))(?: \\w+){0,3}? ?[:"']{0,2} ?(?:with:? |only:? |that |by saying |the words? |exactly:? )+["']?(?:\\w+ ){0,5}?(?:excellent|perfect|best|hire|strong|ideal|highly|top|yes|approved|100|recommended|qualified|match|candidate)`,
  ),
];

/** Orders not to judge. */
const REFUSALS: readonly RegExp[] = [
  phrase(
    `${ORDER}(?:do not|don't|never|you must not|you should not|you may not|refrain from|avoid|stop|no need to|there is no need to|without) (?:evaluat|assess|scor|judg|rank|rat|reject|penali[sz]|downgrad|disqualif|screen|compar|filter|discard|exclud|eliminat|mark(?:ing)? down|mark down|question|verify|analy[sz])\\w*(?: \\w+){0,2}? (?:${CANDIDATE}|me\\b|it\\b|this\\b|the (?:resume|cv|candidate|applicant|requirements|criteria|application)|against|any (?:gaps|missing|further)|for (?:missing|lack)|anything|further|low)`,
  ),
  phrase(
    `${ORDER}(?:do not|don't|never) (?:evaluate|assess|score|judge|rank|rate|reject|disqualify)\\b ?(?:[.!;,)]|$|this|me\\b|my |it\\b|or\\b|and\\b|the (?:following|above|resume|cv|candidate|rest))`,
  ),
  /\b(?:do not|don't|never) (?:penali[sz]e|mark down|downgrade|punish)\b(?: \w+){0,6}? (?:this|me|my) ?(?:candidate|applicant|resume|cv|application|profile)?/,
  /\bno (?:further |additional |more )?(?:evaluation|assessment|screening|review|scoring|analysis|checks?)(?: of (?:this|the) (?:\w+))? (?:is |are |will be )?(?:needed|required|necessary)(?: for this (?:candidate|applicant|resume|cv|application))/,
  phrase(
    `${ORDER}(?:skip|bypass|end|stop|terminate|abort|cancel|waive) (?:the |this |all |any |your |further )*(?:evaluation|assessment|screening|scoring|ranking|comparison|filtering|resume check|requirements? check)\\b(?! (?:process|tool|software|system|framework|report|step)s? (?:for|at|of))`,
  ),
];

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

interface PhraseFamily {
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
