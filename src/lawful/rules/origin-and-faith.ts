import { gap, REFUSING } from "../frames.ts";
import { PERSON, type Rule } from "./rule.ts";

/** Plurals mean people; the words below them are as often a cuisine or a language. */
const NATIONALS =
  "asians|africans|europeans|arabs|indians|koreans|filipin[oa]s|thais|nepalis|pakistanis|bangladeshis|sri lankans|somalis|nigerians|kenyans|south africans|turks|iranians|iraqis|afghans|syrians|israelis|greeks|italians|brits|poms|poles|germans|russians|ukrainians|americans|canadians|brazilians|mexicans|latin[oa]s|kiwis|new zealanders|maoris|samoans|tongans|fijians|(?<!strait )(?:pacific )?islanders|indonesians|malaysians|singaporeans|middle easterners|scandinavians|swedes|westerners|anglos|caucasians|whites|blacks|aussies|ethnics|orientals|frenchm[ae]n|frenchwom[ae]n|irishm[ae]n|englishm[ae]n";
const NATIONAL =
  "(?:asian|african|european|arab|arabic|indian|chinese|japanese|korean|vietnamese|filipin[oa]|thai|nepal(?:i|ese)|pakistani|bangladeshi|sri lankan|sudanese|somali|nigerian|kenyan|south african|lebanese|turkish|iranian|iraqi|afghan|syrian|israeli|greek|italian|irish|english|brit|british|pom|german|french|spanish|portuguese|russian|ukrainian|american|canadian|brazilian|mexican|latin[oa]|kiwi|maori|samoan|tongan|fijian|pacific islander|(?<!strait )islander|indonesian|malaysian|singaporean|taiwanese|middle eastern|scandinavian|swedish|dutch|western|anglo(?:-saxon)?|caucasian|aussie|australian|ethnic|oriental|white|black|brown|eastern european|south asian|south american)";
/** Work that goes with a country's food, language or law says nothing about who does it. */
const NOT_TRADE =
  "(?:chefs?|cooks?|teachers?|tutors?|lawyers?|solicitors?|translators?|interpreters?|speakers?|speaking|restaurants?|kitchen|cuisine|accountants?|engineers?|doctors?|nurses?|partners?|clients?|employers?|managers?|officers?|consultants?|graduates?|crew|families|professionals?|apprentices?|coordinators?|operators?|analysts?|executives?|bosses|boss|leaders?|models?|developers?|trainers?|therapists?)";
const BACKGROUND =
  "[- ]?(?:looking|born|background|origin|descent|heritage|appearance|names?|surnames?|sounding|parents|blood|extraction|ancestry|face|faces|family)";
const PLACES =
  "(?:overseas|abroad|asia|africa|india|china|the middle east|the subcontinent|pakistan|nepal|nigeria|sudan|lebanon|iraq|iran|the islands|vietnam|the philippines|another country|other countries|third world|eastern europe|south america|the uk|europe|somewhere else|that part of the world|certain countries)";

const origin: Rule = {
  attribute: "origin",
  stems:
    "asia africa europ arab india chin japan korea viet filip thai nepal pakist bangla sri sudan somali nigeria kenya south leban turk iran iraq afghan syria israel greek ital irish engl brit pom pole polish german french spanish portug russia ukrain america canad brazil mexic latin kiwi new maori samoa tonga fiji pacific island indones malay singap taiw middle scandin swed dutch west anglo caucas white black brown aussie austral oz ethnic orient eastern abor indig koori murri torres foreign migrant immig refugee asylum backpack fob wog abo= abos import curr leb pak towel true fair dink real proper born birth nation race racial heritage skin colou surname name pronounc local overseas olive dark dread afro where accent country background visa international blood non-whi non-au non-eu tan roots",
  phrases: [
    `(?:aussie|australian|locally|overseas|foreign)[- ]born|born (?:and (?:bred|raised) )?(?:in (?:australia|this country|oz)|here)(?! or)|(?:born|raised) and (?:raised|bred|born)(?: in)?|born (?:overseas|abroad|elsewhere|in another)|where (?:are|is|were|was|do|does|did)(?: (?:you|she|he|they)| (?:your|her|his|their) (?:parents|family|folks|people|name|grandparents)) ${gap(2)}(?:from|born|come)|country of (?:birth|origin)|place of birth|(?:your|their|her|his|what|which|right) (?:nationality|ethnicity|ethnic (?:background|origin)|race|heritage|skin|cultural background)(?! (?:is (?:not|never)|does|doesn't|relations))|(?:nationality|ethnicity|ethnic background)(?=:| (?:must|should|preferred|required|matters))`,
    `(?:surnames?|names?) ${gap(5)}(?:pronounce|spell|foreign)|unpronounceable|(?:hard|difficult|impossible) to pronounce|(?:anglo|english|aussie|australian|western|foreign|ethnic|asian|indian|muslim|arab|african)[- ](?:sounding[- ])?(?:names?|surnames?)|(?:proper|real|true|decent|good old|fair dinkum|dinkum|true[- ]blue|genuine|ordinary|normal) (?:aussies?|australians?|anglos?|whites?)|(?:same|our|similar|certain) (?:ethnic|cultural|racial) (?:background|group)|(?:our|same|right) (?:own )?kind of people|(?:fair|light|dark|white|brown|black|olive|pale)[- ](?:skin(?:ned)?|complexion(?:ed)?)|skin (?:colou?r|tone)|colou?r of (?:your|their|his|her) skin|^[- ]*(?:aussie|australian|white|caucasian|asian)[.! ]*$`,
    `${REFUSING} ${gap(2)}(?:${NATIONALS}|foreigners|migrants|immigrants|refugees|visa holders|international students|overseas (?:students|people|applicants|workers|candidates)|backpackers|fobs?|wogs?|abos?|curr(?:y|ies)|lebs|pakis|imports|aborigin(?:als?|es)|indigenous (?:people|workers|applicants|staff)|kooris?|murris?|blackfell(?:a|ow)s?|black fellas?|boat people|reffos?)`,
    `(?:aussies?|australians?|locals|anglos?|whites?|caucasians?|${NATIONAL} ${PERSON}) (?:only|preferred|first|please|need apply)|(?:white|anglo|caucasian|european|western|aussie|asian) (?:face|look|looking|appearance)|must be ${NATIONAL}(?=$|[.,;!?]| (?:or|and|to|because|only))|be (?:of )?${NATIONAL}(?: or ${NATIONAL})?(?: (?:descent|origin|background|heritage|extraction|appearance|blood))`,
    `(?:prefer|only|want|hire|employ|love|like|after|need|take|considering|avoid|skip)(?:s|ing|ed)? (?:(?:an?|to|any|more|some|hire|have|employ|the|love|take|only) ){0,3}(?:${NATIONALS}|${NATIONAL}(?: or (?:an? )?${NATIONAL})?(?= (?:only|staff|workers?|people|applicants?|candidates?|girls?|boys?|guys?|women|men|ladies|lady|pickers?|cleaners?|drivers?|labourers?|waitress\\w*|waiters?|backpackers?|nann\\w+|maids?|couples?|one|person|or)|$|[.,;!])(?! or (?:english|italian|arabic|mandarin) (?:speak|is)))`,
    `(?:anyone|people|someone|nobody|no-?one|applicants?|candidates?|workers?|those|staff|keen on|guys|blokes) (?:who (?:is|are|was|were|came|come|comes) )?(?:from|born in|out of) ${PLACES}(?! (?:are|is|who|can|may|will be) (?:welcome|eligible|encouraged|able))|(?:dread-?locks|afros?|cornrows)(?= |$|[.,;!])|just off the (?:boat|plane)|fresh off the`,
  ],
  people: [
    NATIONALS,
    `${NATIONAL}${BACKGROUND}(?![a-z])(?! (?:required|law|restaurant))`,
    `${NATIONAL}(?: or ${NATIONAL})? (?!${NOT_TRADE}(?![a-z]))${PERSON}(?! (?:law|visa))`,
    "foreigners?|immigrants?(?! (?:services?|law|communit\\w+))|migrants?(?! (?:services?|resource|support|communit\\w+|health|settlement|law|women|worker centre|agents?))|fobs?|wogs?|chinks?|gooks?|abos?|boongs?|lebs?|pakis?|towel ?heads?|blackfellas?|black fellas?|true[- ]blue|foreign (?:workers?|students?|looking|types?)|ethnic (?:looking|types?)|non[- ](?:whites?|australians?|aussies?|europeans?)",
  ],
  topics: [
    `(?:he's|she's|they're|he is|she is|looks?|look|seems?|sounds?|all|stay|remain|being|name sounds) (?:an? )?${NATIONAL}(?=$|[.,;!?]| (?:and|so|but|or|is|which|only))|${NATIONAL} (?:names?|surnames?|ones?)|blue[- ]eyed|(?:send|sending|get) (?:any |more |me )*${NATIONAL} [a-z]+|born here|(?:wasn't|weren't|not) born`,
    "backpackers?(?! (?:hostel|accommodation|hotel))|foreign(?= (?:name|look|sounding))",
  ],
  unless:
    "sponsor\\w*|it need not be|qualification|fluent|proficient|language|languages|speaking|right to work|affirmative|market|cuisine",
};

const accent: Rule = {
  attribute: "accent",
  stems:
    "native mother first accent tell= twang brogue sound speak talk broken voice esl foreign hear understand english second pronunc non-native lilt",
  phrases: [
    "native(?:[- ]level)?[- ](?:(?:english|mandarin|cantonese|french|german|japanese|korean|spanish|italian|arabic|vietnamese|hindi|australian)[- ]?)?(?:speak(?:er|ers|ing)|tongue|level|fluency)|native (?:english|australian english|french|german|japanese|korean|mandarin|spanish|italian)(?= (?:only|required|essential|preferred|a must)|$|[.,;!])|non-?native (?:speakers?|english)|mother tongues?",
    "(?:english|french|german|mandarin|italian|japanese|spanish|arabic|korean|hindi) (?:must be|as|is|should be|has to be|needs to be) (?:(?:your|their|an?|the|his|her) )?(?:first|mother|native|only|birth|second)(?! choice)",
    "(?:first|native|birth|home) language (?:must|should|is|has to|needs to|only)|(?:someone|candidates?|applicants?|person|only) (?:[a-z]+ )?whose first language is|first[- ]language (?:english|speakers?)|english (?:as a )?first[- ]language|as a second language(?= (?:need|not|won't|applicants?|don't|speakers?|people)|$)",
    `(?:no|not|without|lose|hide|minus|zero|thick|heavy|strong|foreign|funny|broad|neutral|clean|plain|pleasant|proper|local|aussie|australian|british|english|american|european|indian|asian|chinese|irish|french|posh|regional|overseas|ethnic|weird|slight|right|understandable|detectable|noticeable|any|an|the|your|their|her|his|with|that|certain) (?:(?:any|an?|the|kind|sort|of|discernible|foreign|strong|thick|heavy|noticeable|detectable|overseas|aussie|australian|trace) ){0,3}(?:accents?|twangs?|brogue)(?! (?:walls?|colours?|coach\\w*|lighting|pieces|chairs?|group|is (?:fine|ok|no|welcome)|are (?:fine|ok|welcome)|training))|accents?[- ](?:free|less|neutral|reduction)|accents?(?= (?:must|should|needs|won't|don't|a must|required|preferred|aren't|is too|are too|makes|only))`,
    "(?:sounds?|sounding|speaks?|talks?|talking) (?:like (?:an? )?|proper |more |really |a bit )?(?:local|aussie|australian|foreign|white|one of us|(?:they're|they are|he's|she's) from|us(?! through)|from here|anglo|ocker|fresh off)(?! (?:fluently|and|as|at|to|is|with|or|in|for|legal))|sounds? (?:too )?(?:english|american|british|indian|asian|chinese|foreign|ethnic)|(?:hear|tell|could tell|can tell) (?:that )?(?:he|she|they)(?:'s|'re| is| are| was)? (?:not )?(?:from|local|foreign)|broken english|(?:aussie|australian|local|english|neutral|anglo) (?:[a-z]+ )?voice|foreign (?:twang|voice)|speaks? (?:proper|real|the queen's|good aussie) (?:english|australian|aussie)|(?:can't|cannot|couldn't|hard to|struggle to|difficult to|don't) understand (?:her|his|their|them|what (?:she|he|they)|a word)|esl (?:speakers?|applicants?|people)",
  ],
  people: [],
  topics: [
    "grew up speaking|(?:can't|cannot|couldn't) tell (?:[a-z]+ ){0,3}(?:overseas|foreign)|(?:from )?(?:around|from) here(?= |$)(?<!work from here)|esl|sounds? like (?:it's|they're|he's|she's)|accents?(?! (?:walls?|colours?|lighting|pieces|chairs?))|twang",
  ],
  unless:
    "(?:accents?|every accent|all accents) (?:are )?(?:welcome|fine|no problem)|dialect|voice actor|actor|all accents|native (?:title|plants?)|understand each other",
};

const citizenship: Rule = {
  attribute: "citizenship",
  stems: "citizen passport nationals permanent pr= prs residen visa naturalis",
  phrases: [
    "citizens? only|only (?:[a-z]+ ){0,2}citizens|(?:must|should|need(?:s|ed)?|ha(?:s|ve) to|required)(?: to)? (?:be|hold|have|possess|show|carry|produce) (?:an? |your )?(?:current |valid |full )?(?:australian|aussie|aus)(?: or (?:nz|new zealand))? (?:citizen(?:ship|s)?|passports?|nationals?)(?! or|\\/|,? (?:permanent|pr))|(?:australian|aussie|aus) (?:citizenship|citizens?|passports?(?: holders?)?|nationals?)(?: (?:is|are|status))? (?:only|required|essential|mandatory|preferred|a must|please|need apply|necessary)",
    "(?:no|not|non)[- ](?:[a-z]+ )?(?:permanent residents?|pr holders?|prs|citizens?|visas?(?= (?:holders?|people|workers?|applicants?|please|thanks)|$|[.,;!]))(?! (?:sponsor\\w*|available|required|needed|issues?|restrictions?|assistance|support))|(?:permanent residents?|pr holders?|pr|non-?citizens?|visa holders?|temporary residents?)(?: [a-z]+)? (?:need not|not|won't|can't|cannot|please don't|don't|will not|are not|aren't|isn't|is not)|naturalised citizens|citizens? by birth|passport holders?(?: only)?|(?:show|bring|provide|produce) (?:us |your |an? )*(?:australian |aussie )?citizenship|(?:with|without|hold|holding|have) an? (?:australian|aussie) passport|citizens? (?:preferred|first|get preference|before)|prefer(?:ence|s|red)? (?:[a-z]+ ){0,3}(?:australian )?citizens",
  ],
  people: [],
  topics: [],
  unless:
    "or (?:an? )?(?:permanent|pr|valid)|work(?:ing)? (?:rights|visa)|right to work|sponsor\\w*|citizens? (?:advice|and permanent)",
  unlessInText:
    "clearances?|nv ?[12]|baseline|agsva|defence|government|aps|public (?:service|sector)|itar|export control|asio|asis|police|army|navy|air force|adf|commonwealth|electoral|parliament\\w*|ministry|department of|tribunal|council|legal condition|law requires|by law|legislat\\w+",
};

const RELIGIOUS =
  "(?:christians?|catholics?|protestants?|anglicans?|evangelicals?|muslims?|moslems?|islamic|jews?|jewish|hindus?|sikhs?|buddhists?|atheists?|agnostics?|mormons?|jehovah'?s witness(?:es)?|scientologists?|pagans?|adventists?|pentecostals?)";
const faith: Rule = {
  attribute: "faith",
  stems:
    "christ cathol protest anglic evang muslim moslem islam jew hindu sikh buddh atheis agnost mormon jehovah scient pagan advent pentec god born-again church mosque synag temple bible belie infidel religi relig faith hijab burqa burka niqab headsc head turban yarm kipp skull veil cruci cross pray rama eid sabbath shabb worship mass parish denom congreg jesus lord allah baptis pastor priest imam rabbi minister practis fast sunday kosher halal spirit devout saturday friday observ",
  phrases: [
    `(?:${REFUSING}|can't wear|allow|remove|take off|cover) ${gap(2)}(?:hijabs?|burqas?|burkas?|niqabs?|head ?scar(?:f|ves)|turbans?|yarmulkes?|kippahs?|skull ?caps?|head ?cover(?:ings?|s)|veils?|crosses|crucifix(?:es)?|religious (?:dress|symbols?|clothing|jewellery|garb|headwear|attire|gear|stuff|types?|people|nuts?|holidays?|beliefs?|reasons))|hijab-?free`,
    `(?:time off|breaks?|stop|leave|pause|stopping|days? off|ducking out|off) (?:(?:to|for|work|five|times|a|day|time|on|the|your) ){0,5}(?:pray(?:er|ers|ing)?|ramadan|eid|sabbath|shabbat|religious|mosque|worship|diwali|friday prayers?|passover)|(?:fasts?|fasting|who fast) (?:during|for|in) ramadan|observ(?:e|es|ing|ant|ance)(?: of)? (?:the )?(?:sabbath|shabbat|ramadan|lent)|no (?:sabbath|ramadan|prayers?|praying|religion|religious)|pray(?:er|ers|ing)? (?:breaks?|times?|mats?)(?= (?:not|are|n't|aren't|won't|can't|don't|at|on|is))`,
    `(?:what|which|your|their|her|his|any) (?:church|religion|faith|mosque|temple|parish|denomination|congregation|place of worship|religious (?:beliefs?|views?|background))(?! (?:is|are|does|doesn't|will) (?:not|n't|no|your own|respected|welcome|never|matter))|(?:go|goes|going|belong|belongs|attend|attends|attending|regulars? at|member of|members of|involved in|come|comes) (?:(?:to|at|of|an?|our|the|your|their|local|regularly|weekly) ){0,4}(?:[a-z]+ )?(?:church|mosque|synagogue|mass|sunday service|congregation|bible study|parish)(?! (?:hall|school|office|events))|are (?:you|they) (?:religious|a believer|a christian|christian|muslim|catholic|jewish|baptised)|is (?:she|he) (?:religious|a believer|christian|muslim|catholic|jewish)`,
    "(?:accepted|loves?|follows?|knows?|believes?|faith|trusts?|walks?|relationship|commitment|heart for|devoted) (?:[a-z]+ ){0,3}(?:jesus|christ|the lord|god|allah|islam|the bible|our saviour|the gospel)|(?:active|strong|committed|personal|sincere|living|deep|lived) (?:[a-z]+ )?(?:faith|churchgoer|church member|believer)(?! in (?:our|the team|people))|(?:practising|devout|committed|observant|active) (?:christian|catholic|muslim|jew\\w*|hindu|sikh|anglican|believer|member of)|baptised|bible[- ](?:believing|based faith)|pastor'?s? reference|reference from (?:your|an?|their) (?:pastor|priest|minister|imam|rabbi|parish)|shares? (?:our|the|my|in our) (?:christian |catholic |islamic )?(?:faith|beliefs|religion)|statement of faith|god-?fearing|born-?again|church-?go(?:ing|ers?)|of (?:the|our) (?:same )?faith|same (?:faith|religion|church) as|^[- ]*(?:christian|catholic|muslim|jewish|religious)[.! ]*$",
  ],
  people: [
    `${RELIGIOUS}(?! (?:schools?|hospitals?|college|church|churches|care|parish|communit\\w+|education|aged|charit\\w+|agency|systemic|ethos|values|primary|secondary|mission|tradition|identity|organisation|healthcare|diocese|super|museum|studies|health|social|university|early|network|day|based|faith-?based|temples?|cent(?:re|er)s?|society|council|association|groups?|cemetery|festival|bookshop|media|radio|camp|services?|homes?|cathedral|brothers|worldview|ministry|street|road|principles|finance|banking|law|holidays?|women's|youth|teaching|chaplain\\w*|super|homecare|development|mutual))`,
    "bible[- ]bash\\w+|believers?(?! in)|non-?believers?|infidels?|religious (?:types?|people|person|nuts?|folk|applicants?|candidates?|freaks?|believers?|women|men)|people of faith|hijabis?|heathens?",
  ],
  topics: [
    "person of faith|church (?:people|types?|folk|goers)|sunday church|(?:open|start|begin) with prayer|hijabs?|burqas?|niqabs?|turbans?|head ?scar(?:f|ves)|pray(?:er|ing)?(?! (?:room|group))|ramadan|sabbath|religion|church(?= (?:on|every|each))",
  ],
  unless:
    "(?:can|may) be worn|uniform can|supportive|support(?:s|ing)? (?:the|for|our)|ethos|sensitiv\\w+|all faiths|any faith|no faith|or none|respect|religious education",
};

export const ORIGIN_AND_FAITH: readonly Rule[] = [origin, accent, citizenship, faith];
