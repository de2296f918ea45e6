import { anyOf, gap } from "../frames.ts";
import { PERSON, type Rule } from "./rule.ts";

const AGE = anyOf(
  "2[1-9]|[3-6]\\d",
  "(?:twenty|thirty|forty|fifty|sixty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?",
);
const YOUNG = anyOf("1[4-9]|20", AGE);
const DECADE =
  "(?:(?:early|mid|late)[- ])?(?:to (?:mid|late)[- ])?(?:(?:20|30|40|50|60)'?s|twenties|thirties|forties|fifties|sixties|teens)";
/** What is counted is no age: "under 40 files", "over 30 years of service". */
const NO_UNIT =
  "(?![\\d.,:]*\\d|[%k$]|[ -]?(?:hours?|hrs?|people|staff|files?|days?|weeks?|months?|minutes?|mins?|kgs?|kilos?|beds?|per ?cent|percent|years?(?! (?:old|of age))|yrs?(?! old)|stores?|sites?|countries|locations?|clients?|customers?|employees|offices|brands?|seats?|kms?|k's|kilometres?|metres?|m|mm|cm|tonnes?|t|dollars|million|billion|lawyers|partners|professionals|branches|languages|pages?|words|wpm|vehicles|trucks|units|schools|students|children|residents|patients|matters|cases|projects|venues|hectares|acres|degrees|shifts|calls|points|tickets|litres|a (?:month|week|day|year|night)|an hour|per|pickers|members|in a|different|nationalit\\w+|sqm|square))";
const WHO = anyOf(
  "be|(?:if )?you're|you are|they're|(?:who|she|he)(?:'s| is)|who are|aged?|anyone|anybody|anything|someone|somebody|nobody|no-?one|none|people|persons?|those|candidates?|applicants?|workers?|staff|women|woman|men|man|blokes?|ladies|lady|guys?|girls?|who|only|preferably|ideally|nothing|reject|not|drivers?|hires?",
);
const BOUND =
  "(?:under|below|over|above|past|beyond|older than|younger than|not over|not older than|no older than|up to|pushing|approaching|nearing|the wrong side of|the right side of|closer to|north of|south of|(?:well )?(?:into|past) (?:their|your|his|her))";

export const AGE_RULES: readonly Rule[] = [
  {
    attribute: "age",
    stems:
      "age= aged= ages age: aging young uni= degree far= fog has= plenty lots heaps many own same our= my= mortgage all= very= how= youth old eld mature middle teen boomer baby gen millen zoom retire semi pension senior grey gray silver grand nan dinosaur fossil geriat over under twent thirt fort fift sixt 20 30 40 50 60 between born dob d.o.b date year birth max maximum min upper cut too years working past set end last twilight wind see close near approach fresh bright digital school kids remember runway prime energy ten 1 2 3 4 5 6 eighties seventies nineties long up-and junior recent vintage generation decade greenhorn spring wrinkl hip hill child",
    phrases: [
      `(?:aged?|ages|age group|age range|age bracket)(?: (?:of|from|is|must be|limit|should be|ideally|preferably|about|around))?:? (?:between |from |about |around |under |over |up to )?${YOUNG}(?! (?:care|bed|(?:and|or) (?:over|older|above)|plus))(?: ?(?:-|to|and|or) ?\\d\\d)?(?!\\d)(?<!(?:children|students|people|clients|residents|participants|boys|girls|kids|those|pupils|learners) aged.{0,12})`,
      `(?:between|from|ideally|say|around) (?:the ages of )?${YOUNG} ?(?:and|to|-) ?${AGE}(?= (?:years? (?:old|of age)|yrs? old|y\\/?o|only|preferred|please|ish)|$|[.,;!?])|between the ages of ${YOUNG}|${YOUNG} ?(?:-|to) ?\\d\\d[ -]?(?:years?|yrs?)[ -](?:olds?|of age)(?<!support.{0,20})(?<!with.{0,20})|${YOUNG} ?(?:-|to) ?\\d\\d ?y\\/?o|(?:ideal|preferred|right|perfect|target) age|age(?:s)? ${YOUNG} ?(?:-|to) ?${AGE}`,
      `${WHO} ${gap(2)}${BOUND}(?: the age of| age| about)? ${AGE}(?:'?s)?${NO_UNIT}(?<!help.{0,25})|${BOUND}(?: the age of)? ${AGE}(?:'?s)?(?= (?:only|preferred|please|need not|needn't|will|won't|is a no|are|don't|max|ideal)|$)${NO_UNIT}|(?:under|over)[- ]?(?:2[1-9]|[3-6]\\d|twent|thirt|fort|fift|sixt)(?:y|ie)?'?s(?= (?:only|need|preferred|please|don't|won't|not)|$|[.,;!])|${AGE} ?(?:plus|\\+|or (?:over|under|older|younger|above|below)|and (?:over|under|above|below))(?= |$|[.,;!])${NO_UNIT}(?= (?:only|preferred|years old|ideal|need|please)|$|[.,;!])(?<!(?:lift|carry|to|than|team of|about|of|\\$).{0,4})`,
      `(?:someone|somebody|person|people|anyone|nobody|candidate|applicants?|bloke|lady|woman|man|guy|you're|be|is|only|staff) (?:who(?:'s| is) )?(?:still )?in (?:their |his |her |your )?${DECADE}|${DECADE}(?= (?:only|preferred|ideal|ideally|please|max))`,
      "(?:anyone|nobody|someone|no-?one|person|people|applicants?|be|are) (?:no |not )?(?:older|younger) than (?:me|us|our|my|the (?:rest|team|boss|owner)|their|twenty|thirty|forty|fifty|sixty|[2-6]\\d(?! (?:month|week|day|year)))|max(?:imum)? age|upper age|(?<!no |no upper |no maximum |without |any )age (?:limit|cut-?off|cap|restriction|bracket|range)|cut-?off age|(?:way |far |bit |is |are |'re |be |looks? |too )too (?:old|young)|too (?:old|young) (?:for|to (?:learn|work|fit|start|train|cope|keep))|(?:not|isn't|n't) (?:too|that) old|(?:old|young) enough to be|(?:working|good|productive|solid|decent|\\d+) (?:more )?years (?:left|ahead)|years left in|long runway(?! (?:of|for))|past (?:it|(?:their|your|his|her) (?:prime|best|peak|use-?by))|over the hill|set in (?:their|his|her|your) ways|on (?:their|your|his|her) last legs|(?:end|twilight) of (?:their|your|his|her|a) career|see(?:ing)? out (?:their|his|her|your) (?:days|career|time)|teach (?:an )?old dogs?|use-?by date|(?:young|old) on paper",
      "(?:close to|near(?:ing|ly)?|approaching|coming up to|about to|heading (?:for|into|towards)|thinking (?:of|about)|ready (?:for|to)|looking (?:at|to)|counting down to|plan\\w* to|before (?:they|he|she|you)) retir(?:e|es|ed|ing|ement)|retirement age|pension age|one foot in",
      `born (?:after|before|since|in or after|no earlier than|later than|in the|pre|post)[- ](?:the )?(?:(?:19|20)\\d\\d'?s?|'?\\d0'?s|[a-z]+ties)|(?:what |which )year (?:were|was) (?:you|she|he|they) born|when (?:were|was) (?:you|she|he|they) born|(?:date|year) of birth|d\\.?o\\.?b\\.?(?![a-z])|birth ?dates?|birth year|how (?:old|young)(?= (?:you|she|he|they|are|is|were))(?! (?:are|is) (?:we|the|our))|what age|(?:state|give|include|tell us|with|confirm|send|list|specify|provide|note) (?:us )?(?:your |their )age(?! (?:group|d))|your age(?= (?:and|in|with|on|please|must|should|or)|$|[.,;!?])|(?:remember|grew up with|around since|old enough to remember) (?:the )?(?:cassette|vinyl|dial-?up|fax|eighties|seventies|nineties|80s|70s|60s|sixties|war|floppy|vhs|walkman)|been around since`,
      "fresh[- ](?:young|faced|blood)|bright young|young (?:blood|gun|guns|faces?|thing|things|talent|uns|turks)|young(?: and|,)? (?:hungry|fit|single|free|fresh|attractive|pretty|good[- ]looking)|youthful(?! (?:offenders?|brand|audience|clients?))|youth on (?:your|their|his|her) side|energy of youth|look(?:s|ing)? young|digital natives? (?:only|preferred|wanted)|only (?:digital natives|recent (?:graduates|school leavers))|fresh out of (?:school|high school) only|kids (?:fresh out of|straight out of|need not)|^[- ]*(?:young|under \\d\\d|mature aged?)[.! ]*$",
    ],
    people: [
      `(?<!children and |and |for )young(?:er|ish)?(?! (?:toddler|child|adult|famil|learner|offender|carers|people (?:in|who|with|at)))(?:,? (?:and |or )?[a-z'-]+){0,2},? ${PERSON}(?! (?:act|leaving|in care|at risk|experiencing|who|with|aged|and (?:famil\\w+|children)|services|program))`,
      `(?:older|elderly|mature(?:-| )?aged?|mature|middle-? ?aged|teenage|fresh-faced|retired|semi-retired|grey-?haired|gr[ae]y) ${PERSON}(?! (?:act|who|with|in (?:care|aged)|services|care))`,
      "(?<=(?:be|is|someone|somebody|bit|only|no|not|too|anyone|ideally|preferably|prefer|you're) )(?:young(?:er|ish)?|old(?:er)?|elderly|mature(?:-| )aged?|middle-? ?aged|retired|semi-?retired)(?=$|[.,;!?]| (?:only|preferred|please|because|so|or|would|and (?:keen|energetic|fit|fresh|single|hungry|enthusiastic|dynamic)))(?<!(?:months?|years?|days?|weeks?) old)",
      "youngsters?|youngies|younguns?|oldies|old(?:er)? (?:blokes?|dogs?|farts?|codgers?|fogeys?|fogies|timers?|lad(?:y|ies)|folks?|guys?|heads?|crocks?)(?! (?:act|in))|boomers?|gen(?:eration)?[- ]?(?:x|y|z|alpha)(?:ers?|s)?|millennials?|zoomers?|retirees?(?! (?:clients?|members?|income))|pensioners?(?! (?:remissions|concessions?|clients?))|teens|teenagers?(?! (?:in|with))|gr[ea]y(?:ing)?[- ]?(?:hair(?:s|ed)?|beards?|nomads?)|silver[- ]hair\\w*|grand(?:pas?|mas?|dads?|mothers?|fathers?|parents?)(?!')|nanas?|dinosaurs?|fossils?|geriatrics?|has-?beens?|(?:twenty|thirty|forty|fifty|sixty|20|30|40|50|60)[- ]?somethings?|seniors(?= (?:need|only|not|won't))|school ?leavers(?= (?:only|preferred))|grandkids|wrinkl\\w+",
    ],
    topics: [
      `(?:own|our|same|my|their) age(?! (?:group|pension|care))|(?:uni|school|university|degree) before (?:19|20)\\d\\d|far along in life|(?:an? |any |no )has[- ]beens?|has-beens|old foge?y|old fogies|fogies|years (?:till|until|before) (?:you|they|she|he)|(?:plenty|lots|heaps|many) of years ahead|years ahead of (?:them|you)|(?:till|until|before|years|plan|planning) (?:[a-z]+ ){0,2}retir(?:e|es|ing|ement)|fresh out of (?:school|uni|high school)|mortgage(?= |$)(?! (?:brok|lend|advis|law|doc|discharge|settle|product|manager|special|team|industry|and|sales|bank|consult|credit|process))|older (?:workers?|staff|hands?|heads?|employees?)|all (?:kids|youngsters|about \\d\\d)|very under \\d\\d`,
      `(?<=prefer |preferably |ideally |only |be |she |he |very |someone |anyone |say )${BOUND}(?: the age of| about)? ${AGE}(?:'?s)?${NO_UNIT}`,
      `${DECADE}(?= (?:and|or|would|will|need|is)|$|[.,;!])(?<!the [a-z]+)`,
    ],
    unless:
      "(?:serv|sell|pour|handl)\\w* (?:of )?(?:alcohol|liquor|beers?|drinks?|tobacco|gaming)|rsa|rsg|liquor|gaming|by law|legal(?:ly)?|legislation|insur(?:ance|ed|er)|junior (?:award )?rates|year olds|any age|mature age apprentices|police (?:check|clearance)|superannuation|members",
  },
];
