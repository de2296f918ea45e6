import { CANDIDATE, MACHINE, ORDER, PRAISE, phrase } from "./phrase-parts.ts";

/** A machine, or a reader, spoken to by name. */
export const ADDRESSES: readonly RegExp[] = [
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
export const DEMANDS: readonly RegExp[] = [
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
export const REFUSALS: readonly RegExp[] = [
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
