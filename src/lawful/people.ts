import type { Attribute } from "./attributes.ts";
import { anyOf } from "./frames.ts";

/**
 * Words for people by an attribute. Beside a choice among applicants (`SELECTS`) they are unlawful. Words with a
 * second sense carry what makes them mean people.
 */

const PERSON = anyOf(
  "persons?|people|peoples|folks?|types?|ones?|individuals?|somebody|someone|anyone|humans?",
  "candidates?|applicants?|cvs?|resumes?|workers?|employees?|staff|team members?|hires?|job ?seekers?|backgrounds?|families|family|origin|descent|heritage|appearance|looking|extraction",
  "men|man|women|woman|ladies|lady|girls?|boys?|guys?|blokes?|fellas?|lads?|couples?|kids|faces?|names?|surnames?|mums?|dads?|parents?",
  "pickers?|drivers?|chefs?|cooks?|waiters?|waitress(?:es)?|baristas?|labourers?|cleaners?|receptionists?|nurses?|carers?|managers?|supervisors?|assistants?|hands?|reps?|consultants?|tradies?|mechanics?|developers?|lawyers?|solicitors?|teachers?|tutors?|nann(?:y|ies)|staffers?|bartenders?|hostess(?:es)?|hosts?|operators?|builders?|crew|sales ?people|salespersons?|leaders?|bosses|boss|partners?|trainees?|apprentices?|graduates?|grads?|juniors?|bookkeepers?|accountants?|models?|promoters?|attendants?|instructors?|trainers?|stylists?|therapists?|guards?|officers?|coordinators?|directors?|engineers?|admins?|secretar(?:y|ies)|pas?|eas?|talent|blood|guns?|things?|professionals?",
);
/** Up to two words between: "white, well-spoken person". */
const THEN_PERSON = `(?=(?:,? (?:and |or )?[a-z'-]+){0,2},? ${PERSON}(?![a-z]))`;
const ENDS =
  "(?=$|[.,;:!?)/]| -| (?:only|preferred|please|pls|thanks|wanted|needed|required|essential|ideal|because|for (?:this|the|our)|or|and|as|so|if|but|need|will|are|is|in the|on the|to (?:front|run|work|join|apply|take|do|fill|drive|help|serve|sell|keep|be)|lol)(?![a-z]))";

const NATIONS = anyOf(
  "asians?|africans?|europeans?|arabs?|indians?|chinese|japanese|koreans?|vietnamese|filipin[oa]s?|thais?|nepal(?:i|ese)s?|pakistanis?|bangladeshis?|sri lankans?|sudanese|somalis?|nigerians?|kenyans?|south africans?|lebanese|turks?|turkish|iranians?|iraqis?|afghans?|syrians?|israelis?|greeks?|italians?|irish|english(?:men|man|women)|brits?|british|poms?|poles?|polish|germans?|french(?:men|man|women)?|spanish|russians?|ukrainians?|americans?|canadians?|brazilians?|mexicans?|latin[oa]s?|kiwis?|new zealanders?|maoris?|samoans?|tongans?|fijians?|islanders?|indonesians?|malaysians?|singaporeans?|taiwanese|middle eastern(?:ers?)?|scandinavians?|swedes?|dutch|eastern europeans?|south asians?|westerners?|anglos?|anglo-saxons?|caucasians?|aborigin(?:es?|als?)|indigenous|kooris?|murris?|torres strait islanders?|aussies?|australians?|ethnics?",
);

export const PEOPLE: Readonly<Partial<Record<Attribute, readonly string[]>>> = {
  sex: [
    "(?:fe)?males?(?! (?:and female )?(?:clients?|patients?|residents?|customers?|students?|participants?|prisoners?|inmates?|athletes?|wards?|prisons?|consumers?|offenders?|victims?|dominated|condoms?|connectors?|toilets?))",
    "(?:wo)?men(?!'s| of| and (?:girls|children)| in (?:business|law|tech|stem|leadership|sport)|u)",
    "(?:a|the right|no|any|one|our|another|strong|big|young|older|nice|proper|good|mature|married|family|single|of a|real|that|mean a|only a|every) (?:wo)?man(?! (?:hours?|the|power|up|management|day))",
    "blokes?|blokey|sheilas?|fell(?:a|er|ow)s?|lads?|lass(?:ie|ies|es)?|dudes?|gents?|gentlem[ae]n|chaps?|chicks?|birds only|broads|guys(?! and (?:gals|girls))|guy|gals?|males",
    "lad(?:y|ies)(?!'| bird| fashion| shoes|s' )|girls?(?!'| guides| scouts| school| netball| soccer| team| squad| sport| boarding)|boys?(?!'| school| boarding| team| squad| soccer)",
    "salesm[ae]n|saleswom[ae]n|salesgirls?|handym[ae]n|barmaids?|waitress(?:es)?|hostess(?:es)?|housewi(?:fe|ves)|maids?|cleaning lady|tea lady|girl friday|stewardess(?:es)?|seamstress(?:es)?|manly|masculine|feminine|ladylike",
  ],
  age: [
    `young(?:er|ish)?(?:,? (?:and |or )?[a-z'-]+){0,2},? ${PERSON}(?![a-z])`,
    `${anyOf("young(?:er|ish)?", "youthful", "old(?:er)?", "elderly", "mature(?:-| )?aged?", "middle-? ?aged", "senior-aged", "aged", "teenage", "school-?age")}${ENDS}(?<!aged|a year old|year old|years old|how old|how young)`,
    `${anyOf("older", "elderly", "mature(?:-| )?aged?", "middle-? ?aged", "teenage", "youthful", "fresh-faced", "over-?aged", "retired", "semi-retired", "mature")} ${PERSON}(?![a-z])`,
    "youngsters?|youngies|young (?:guns?|bloods?|things?|faces?|uns?)|youthful (?:energy|look|team|vibe|appearance)|youth on (?:your|their) side|oldies|old(?:er)? (?:bloke|dog|fart|codger|fogey|timer|hand|lad(?:y|ies)|folks?|people|person)s?|boomers?|baby boomers?|gen(?:eration)?[- ]?(?:x|y|z|alpha)(?:ers?|s)?|millennials?|zoomers?|retirees?|pensioners?|seniors only|teens|teenagers?|gr[ea]y(?:ing)?[- ]?hair(?:s|ed)?|silver hair\\w*|grand(?:pa|ma|dad|mother|father|parent)s?|nanas?|dinosaurs?|fossils?|geriatrics?|over-the-hill|(?:twenty|thirty|forty|fifty|sixty|20|30|40|50|60)[- ]?somethings?|school leavers only|old people|kids need",
  ],
  family: [
    `(?:single|unmarried|unattached|married|divorced|separated|widowed|de facto|partnered|engaged|childless|child-?free|childfree)${ENDS}`,
    `(?:single|unmarried|unattached|married|divorced|separated|widowed|childless|child-?free) ${PERSON}(?![a-z])`,
    "singles|bachelors only|(?:single|sole|solo|working|new|young|busy|stay[- ]at[- ]home|returning) (?:mum|mother|mom|dad|father|parent)s?|mums?(?!'| and babies| to be)|mummies|mothers?(?!'|craft| of| and bab)|moms?|dads?|fathers?|parents (?:of|with)|parents(?= (?:need|should|are|can|don't|won't|only|not))|family m[ae]n|empty[- ]nesters?|newlyweds?|carers (?:need|should|are not|can't|don't)|(?:married|farm|live-in) couple|husband[- ]and[- ]wife|(?:someone|anyone|people|anybody|nobody|person|no-?one) with (?:[a-z'-]+ ){0,3}(?:kids|children|little ones|famil(?:y|ies)|dependants?|dependents?|a baby|babies|toddlers?|newborns?|husband|wife|spouse|partner|carer\\w*|caring|school)",
  ],
  pregnancy: [
    "pregnant|pregnanc(?:y|ies)(?! (?:care|support|services|loss|tests?))|preggo|preggers|preg(?:gies|gy)?|expectant|expecting(?= (?:mothers?|mums?|wom[ae]n|ladies)|$|[.,;!?]| (?:a (?:baby|child)|or))|mums?-to-be|mothers?-to-be|nursing (?:mothers?|mums?)|breast-?feed(?:ing|ers?)?(?! (?:or|room|support|facilit\\w+|friendly|room|leave|breaks?|counsell\\w+|consultant|education))|lactating|child-?bearing(?: age| years)?",
  ],
  origin: [
    `${NATIONS}${ENDS}(?<!(?:speak|in|and|fluent|written|spoken|the) ${NATIONS})`,
    `${NATIONS}(?:[- ](?:looking|born|background|origin|descent|heritage|appearance|names?|surnames?|sounding))?(?: or [a-z]+)? ${PERSON}(?![a-z])`,
    `(?:whites?|blacks?|browns?|coloured|colored|fair-?skinned|dark-?skinned|light-?skinned|white-?skinned|pale)(?: (?:aussie|australian|male|female))? ${PERSON}(?![a-z])|whites only|no (?:blacks|whites|browns)|(?:fair|light|dark|white|brown|black|olive)[- ]skin(?:ned)?|skin colou?r|colou?r of (?:your|their|his|her) skin`,
    `${NATIONS}[- ](?:looking|born|background|origin|descent|heritage|appearance|names?|surnames?)`,
    "foreigners?|migrants?(?! (?:services?|resource|support|communit\\w+|health|settlement|law))|immigrants?|refugees?(?! (?:services?|law|support|communit\\w+|health|clients?|settlement))|asylum seekers|backpackers?(?! (?:hostel|accommodation))|fobs?|wogs?|curr(?:y|ies) munchers?|chinks?|gooks?|abos?|boongs?|lebs?|pakis?|towel ?heads?|blackfellas?|whitefellas?|true[- ]blue|fair dinkum aussies?|dinky-?di|real (?:aussies?|australians?)|(?:anyone|people|someone|nobody|no-?one|applicants?|candidates?|workers?|those) (?:from|born in) (?!all|any|diverse|every|a range|different|various|a (?:sales|retail|legal|tech|technical|finance|consulting|hospitality))[a-z]+|overseas[- ]born|born overseas|foreign (?:names?|sounding|workers?|students?|looking)|ethnic (?:names?|looking|background|people|candidates?|applicants?)|non[- ](?:whites?|australians?|aussies?|europeans?)",
  ],
  faith: [
    `(?:christians?|catholics?|protestants?|anglicans?|evangelicals?|muslims?|moslems?|islamic|jews?|jewish|hindus?|sikhs?|buddhists?|atheists?|agnostics?|mormons?|jehovah'?s witness(?:es)?|scientologists?|pagans?|orthodox)(?! (?:school|hospital|college|church|care|parish|community|education|aged|charity|agency|systemic|ethos|values|primary|secondary|mission|tradition|identity|organisation|healthcare|diocese|care|super|museum|studies|health|social|university|early|network|schools|day|based))`,
    "(?:god-?fearing|born-?again|church-?going|church-?goers?|churchgoers?|bible[- ]bash\\w+|believers?|non-?believers?|infidels?|practising (?:christian|catholic|muslim|jew\\w*)|religious (?:types?|people|person|nuts?|folk|applicants?|candidates?|freaks?|believers?|women|men)|people of faith|hijabis?)",
  ],
  disability: [
    "wheelchairs?(?: users?| bound)?(?! (?:access\\w*|accessible|friendly|basketball|van|repairs?|technician|transfers?))|disabled(?! (?:parking|toilets?|access|clients?|participants?))|handicapped|cripples?|retards?|spastics?|mentally ill|nutters?|psychos?|schizos?|deaf(?! (?:community|clients?|students?|services|and hard))|hard[- ]of[- ]hearing|hearing[- ]impaired|vision[- ]impaired|blind(?! (?:and curtain|installer|cleaner|spots?|and awning|clients?))|amputees?|epileptics?|diabetics?|autistics?|aspies?|dyslexics?|neurodiverg\\w+|neurodiverse|on the spectrum|special needs(?= (?:people|person|candidates?|applicants?|staff)|$|[.,;!])|able-? ?bodied|neuro-?typicals?|addicts?|alcoholics?|bad backs?|crook backs?|dodgy (?:backs?|knees?|hips?|shoulders?)|stutter(?:ers?)?|lisps?",
  ],
  orientation: [
    "gays?|lesbians?|homosexuals?|bisexuals?|queers?|poofs?|poofters?|dykes?|fags?|faggots?|lgbt\\w*\\+?|same-?sex|trann(?:y|ies)|trans(?= (?:people|person|applicants?|candidates?|women|woman|men|man|folk|staff|workers?)|$|[.,;!?])|transgender(?:ed)?|transsexuals?|transvestites?|cross-?dressers?|drag queens?|non-?binary|intersex|cis(?:gender(?:ed)?)?|heterosexuals?|hetero|straight(?= (?:guys?|men|man|women|woman|blokes?|people|person|males?|females?|couples?|only|applicants?|candidates?)|$|[.,;!])|effeminate|butch|(?:a bit|too|bit|so|very) (?:camp|butch|girly|effeminate|flamboyant)|biological(?:ly)? (?:fe)?(?:males?|men|man|wom[ae]n)|real (?:wo)?m[ae]n|they\\/them|gender[- ]?fluid",
  ],
  politics: [
    "(?:greens?|labor|labour|liberals?|lnp|alp|nationals|one nation|teals?|coalition|socialist|communist|trump|conservative|left[- ]wing|right[- ]wing|left-?leaning|right-?leaning|hanson|palmer)(?: party)? (?:voters?|supporters?|members?|types?|people|person|volunteers?|fans?|sympathi[sz]ers?|households?|family|families|background|leaning|views?)|lefties?|leftists?|righties|greenies?|tree-?huggers?|commies|communists?|socialists?|marxists?|right-?wingers?|left-?wingers?|tories|trumpers?|woke(?: types?| people| brigade)?|snowflakes?|(?:climate|political|environmental|animal) activists?|activists|conservatives|swinging voters|labor voters?|party members?|(?:card-?carrying|paid-?up) [a-z]+|liberals only|protest(?:e|o)rs?",
  ],
  union: [
    "union(?:ist|ised|ized)?s? (?:members?|people|person|types?|blokes?|men|man|reps?|delegates?|organisers?|officials?|background|history|activit\\w+|involvement|membership|ties|affiliat\\w+|card|ticket|thugs?|stirrers?)|unionists?|union(?=$|[.,;!]| (?:need|at|or|is|are))(?<!(?:credit|rugby|european|student) union)|(?:cfmeu|cfmmeu|amwu|etu|awu|twu|mua|rtbu|anmf|hsu|usu|asu|cepu|rafffwu|raffwu)(?: (?:members?|types?|people|blokes?|ticket|card|delegates?))?|shop stewards?|(?:been|a|ex-?|former|any) delegates?|industrial agitators?|strikers?|non-?union(?:ised)?",
  ],
  record: [
    "ex-?(?:cons?|convicts?|crims?|prisoners?|inmates?|offenders?|jailbirds?)|crims?|criminals?(?! (?:law|lawyers?|justice|matters?|history|record|defence|solicitors?|barristers?|proceedings|litigation|code|practice|investigations?|procedure|appeals?|cases?|intelligence|check|court))|convicts?|jail-?birds?|(?:past|former|previous|ex) offenders?|felons?|parolees?|(?:anyone|people|someone|nobody|no-?one|person|applicants?|candidates?|those) (?:with|who has|who have|who's) (?:[a-z'-]+ ){0,3}(?:record|convictions?|criminal past|rap sheet|priors|been (?:inside|arrested|charged|convicted|jailed|to (?:jail|prison|court)))",
  ],
  appearance: [
    "attractive(?! (?:salary|salaries|package|packages|remuneration|benefits?|offer|rates?|conditions|hourly|bonus|pay|terms|employment|location|office|culture|career|commission|opportunit\\w+|workplace|lifestyle|incentives?|and competitive|role|part|total|staff|working|superannuation|roster))|good-? ?looking|great-? ?looking|nice-? ?looking|(?:good|model|great|nice) looks|slim(?! chance|line)|slender|skinny|petite|curvy|fatt(?:y|ies)|fat (?:people|person|applicants?|candidates?|chicks|blokes|girls|guys|staff)|overweight|obese|chubby|plus-? ?size(?= (?:people|applicants?|candidates?|staff)|$|[.,;!])|ugl(?:y|ies)|hot (?:girls?|chicks?|guys?|young|blondes?|staff|waitress\\w*|bartenders?)|hotties?|babes?|stunners?|gorgeous|handsome|beautiful (?:people|person|girls?|women|woman|face|smile|hostess\\w*|staff|ladies)|pretty (?:face|girls?|young|women|woman|ladies|lady|receptionist|things?|people)|eye candy|easy on the eyes?|blondes?|brunettes?|redheads?|gingers|rangas?|bald(?:ing)?|tall(?=,| (?:and|people|person|men|man|women|woman|guys?|girls?|sales|staff|applicants?|candidates?))|(?:athletic|slim|slender|lean|trim|toned|muscular|thin|small|medium|large) (?:build|figure|physique|frame|body)|photogenic|bmi|dress size|size (?:6|8|10|12)(?! (?:shoes?|team))|good (?:teeth|skin|figure|bone structure)|nice (?:figure|legs|smile and body|body|teeth)|body shape|clear skin|acne|heavily tattooed|tattooed (?:people|person|applicants?|staff)",
  ],
};
