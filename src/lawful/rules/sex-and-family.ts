import { anyOf, gap, REFUSING } from "../frames.ts";
import { PERSON, type Rule } from "./rule.ts";

const SERVED_NOUNS =
  "clients?|patients?|residents?|customers?|consumers?|students?|participants?|prisoners?|inmates?|athletes?|wards?|prisons?|offenders?|victims?|survivors?|dominated|connectors?|toilets?|bathrooms?|change rooms?|fertility|health|hospital|hygiene|members?(?! only)|shoppers?|audiences?|wear|clothing|shoes|fashion|footwear|gym|golf|team|teams|squad|league|boarding|school|schools|netball|soccer|football|cricket|rugby|choir|club|clubs|guides|scouts|brigade";
const KIDS =
  "(?:kids?|child(?:ren)?|little ones?|bab(?:y|ies)|toddlers?|bubs?|newborns?|infants?|rug ?rats?|ankle ?biters?|dependants?|dependents?|offspring|grand-?kids?|grandchildren)";
const NOT_OURS =
  "(?!'s| (?:on site|allowed|menu|play|care|protection|safe|safety|in the|restraint|seats?|activit\\w+|matters|support|minding|left behind|abuse|involved|files?|check|checks|related|services?|first|and (?:families|young|complainants)|with (?!these|this|our|those)|at risk|who|learn|aged|room|wear|clothing|program|playground|development|psycholog\\w*|health))";
const OWN = "(?:your|their|her|his|own|the)";
const SPOUSE =
  "(?:husband|wife|hubby|missus|spouse|boyfriend|girlfriend|fiancee?|partner|other half|better half|bloke)";
const CARING = anyOf(
  "famil(?:y|ial) (?:commitments?|responsibilit\\w+|obligations?|duties|ties|demands|distractions?|issues|dramas?|baggage|stuff|emergenc\\w+)",
  "(?:caring|carers?'?s?'?|childcare|child[- ]care|parenting|parental|domestic|home) (?:commitments?|responsibilit\\w+|obligations?|duties|issues|dramas|problems|worries|hassles|role)",
  "commitments? (?:at home|with (?:kids|family))|(?:school|day-?care|kindy|childcare|kinder|creche)[- ](?:pick|drop|runs?|hours only)[a-z -]{0,8}|(?:sick|elderly|ageing|aging|ill|frail|disabled|dying) (?:mum|mother|dad|father|parents?|kids?|child(?:ren)?|relatives?|wife|husband|partner|family)|carer'?s'? leave|sick kids|someone (?:else )?at home|family at home",
);

const sex: Rule = {
  attribute: "sex",
  stems:
    "male female man= man' men= men' m= f= woman women bloke sheila fella feller lad= lads lass dude gent chap chick broad guy gal= gals lady ladies girl boy barmaid waitress hostess housewi maid steward seamstress manly mascul femin she= he= she' he' his= her= him= wife wives mother mum matron father burly strapping all= all- tradesm boys salesgirl saleswom salesm hormon emotional testo",
  phrases: [
    "^[- ]*(?:(?:fe)?males?|men|women|man|woman|lady|ladies|girls?|blokes?|gentlem[ae]n|guys?)[.! ]*$",
    "(?<!or |\\/|and )s?he (?:must|should|needs to|has to) [a-z]+|(?:want|need) (?:him|her) to be|(?<!or |\\/|and )(?:s?he)(?! or)(?:'ll| will)(?: (?:also|then|need to|have to|ideally))? (?:be(?! (?:in touch|back|away|on leave|out|your|the|our|able|at|in|on|reporting|responsible|there|happy|glad|pleased|joining|leaving))|hold|have(?! (?:her|his|a baby|the baby))|know(?! (?:you|what|if))|possess|need|lift)(?<!(?:says|said|think|hopes?) s?he.{0,20})",
    "being a (?:s?he|man|woman|male|female|bloke|lady|guy|girl)|m[ae]n'?s (?:job|work|world|environment)|(?<!the )wom[ae]n'?s (?:job|work|touch)|(?:job|work|role) for the boys|boys'? club|too (?:emotional|hormonal|girly)|(?:cop|handle|accept|work under|report to|take orders from|answer to|listen to|respect) an? (?:female|woman|male|man|bloke|girl|lady)|the right (?:man|woman|bloke|lady|girl|guy) for",
    "(?:males?|females?|woman|man|men|women|lady|ladies|girls?|blokes?|guys?|lads?|gents?|boys?)(?: [a-z]+)? (?:only|preferred|wanted|pref|needed|required|sought|a must|need apply|please|ideal)(?! be)",
    "(?:wo)?men(?: are| is)? (?:can't|cannot|don't|won't|tend to|aren't|struggle|never last|too|not as|more reliable|better at|work better|make better|naturally)|a (?:female|feminine|woman's|womanly|male|masculine) touch|(?:tradie|farmer|miner|soldier)'?s wife|boys' (?:cvs?|resumes?)|(?:an? |the )?all[- ](?:male|female|girl|boy|bloke|men|women)s?(?! (?:school|college|choir|boarding))",
    "(?<=, |\\(|- )(?:fe)?male(?=$|,|\\)|\\.)|(?:strapping|burly|big strong|nice young|good young|young) (?:fella|lad|bloke)s?|tradesmen.{0,30}men|(?:his|her) (?:duties|role|responsibilities|main task|key tasks|day) (?:will|is|are|include|includes|would)",
    "(?:office|front desk|reception|receptionist|counter|bar|tea|cleaning|promo|checkout|delivery|lunch|shop|sales|secretary|kitchen) (?:girl|lady|boy|lad|bloke|guy|woman|man|chick|maid)s?(?! (?:power|ager|hours))|girl friday",
  ],
  people: [
    `(?:fe)?males?(?! (?:and (?:fe)?male )?(?:${SERVED_NOUNS}))`,
    `(?:wo)?men(?!'s|s'| of| and (?:girls|children|young)| in (?:business|law|tech|stem|leadership|sport|construction|trades|engineering)|u| (?:${SERVED_NOUNS}))`,
    `(?:an?|the right|no|any|one|another|strong|big|young|older|nice|proper|good|mature|married|family|single|real|every|last|prefer|only|or) (?:wo)?man(?! (?:hours?|the|power|up|management|days?|kind))(?!'s)`,
    "blokes?(?!'s)|blokey|sheilas?|fell(?:a|er)s?|lads?|lass(?:ie|ies|es)?|dudes?|gents(?! (?:barber|hair))|gent|gentlem[ae]n(?!')|chaps?|chicks?|broads|(?<!hi |hey |hello |you |thanks |dear |g'day )guys(?! and (?:gals|girls))|guy|gals?",
    `(?:lad(?:y|ies)|girls?|boys?)(?!'|s'| bird|friend| (?:${SERVED_NOUNS}|finger))`,
    "salesgirls?|saleswom[ae]n|barmaids?|waitress(?:es)?|hostess(?:es)?|housewi(?:fe|ves)|maids?|stewardess(?:es)?|seamstress(?:es)?|manly|masculine|feminine|ladylike|mean a man",
  ],
  topics: [
    "testosterone|hormones|(?:fe)?male (?:voice|boss|energy)|woman's name|motherly|fatherly|matronly|burly|strapping|(?:mum|mother|wife|woman|man|girl|bloke)'s (?:job|role|work)|means (?:wo)?men",
  ],
  unless: "blokes? and we'd love|(?:men|male|female|women)(?:'s)? and (?:women|female|male|men)",
};

const family: Rule = {
  attribute: "family",
  stems:
    "kid child little bab toddler bub newborn infant rug ankle depend offspring grand married marry divorc separat widow single singles unmarried unattach divorcee bachelor spinster partner engaged husband wife wives hubby missus spouse boyfriend girlfriend fianc family famil carer caring care mum moth mom dad father parent empty newly couple marital relationship settled footloose school day-care daycare kindy kinder creche home rush ties tied baggage sole stay sick elderly commitment de",
  phrases: [
    `${REFUSING} (?:(?:any|got|have|has|having|be|young|small|little|dependent|school-?age|screaming|a|the|one|someone|somebody|anyone|people|with|wants?|need|partner|or|and|husband|wife) ){0,4}${KIDS}${NOT_OURS}(?<!(?:working with|work with|harm) .{0,12})`,
    `${REFUSING} ${gap(3)}${CARING}|${CARING} ${gap(4)}(?:get in the way|interfere|come first|clash|need not|won't|a problem|an issue|don't|can't)|(?:running|rushing|racing|dashing|leaving|ducking) (?:off|out|home|early) ${gap(3)}(?:school|kids?|child(?:ren)?|day-?care|family)`,
    `(?:do you have|have you got|does (?:she|he) have|got any|how many|any) (?:any |young |small |little )*${KIDS}(?= (?:at home|should|need|don't|won't|can't|aren't|not|and who|or)|$|[?])|who(?:'s| is| will|'ll)? (?:looks?|looking|mind|minds|minding|picks?|caring) (?:after |up )?(?:them|the kids|your kids|the children|your children|the little)|${OWN} (?:kids?|children|little ones)(?: (?:are|is|have|has|all))* (?:grown|off |left home|flown|at school|in (?:day|child)-?care|when|sick|adults)|(?:rush(?:ing)?|run(?:ning)?|get) home to`,
    "(?:legally|happily|newly|must be|recently|getting|just got|just|preferably|ideally|currently|be|you|they|she|he|not) (?:married|divorced|widowed|engaged(?= (?:so|and|to be|$|[.,;?])))|marital status|relationship status|(?:tie|ties|tying|tied) (?:them|you|him|her|down)(?: down)?|no (?:husbands?|wives|spouses?|boyfriends?|girlfriends?|family ties|attachments|home life|outside commitments)|footloose|unattached|unencumbered",
    `(?:what|who|whether|if|does|would|will|is|ask) (?:${OWN} )${SPOUSE}(?:'s)? |${OWN} ${SPOUSE}(?:'s)? (?:do(?:es)?|okay|ok|think|thinks|feel|feels|works?|earns?|job|happy|mind|minds|supportive|approve|relocate|for a living|let)|(?:have|has|without|got) an? (?:husband|wife|spouse|boyfriend|girlfriend|fiancee?|partner(?= (?:or|and|at home|who)))`,
    `(?:always|constantly|forever|often|kept|keeps) ${gap(3)}(?:off|leaving|away|home|late) (?:early )?(?:with|for|because of|looking after|due to) ${gap(2)}(?:mum|mother|dad|kids?|child(?:ren)?|baby|parents?|father|wife|husband|school)|stay[- ]at[- ]home (?:mum|mom|dad|parent)s?|(?:your|their|her|his) family (?:can't|cannot|won't|shouldn't|comes second|second|must not|has to wait)|^[- ]*(?:single|unmarried|married|childless|divorced)[.! ]*$`,
    `(?:single|unmarried|unattached|married|divorced|separated|widowed|childless|child-?free|partnered) ${anyOf(PERSON)}(?= (?:only|preferred|wanted|need|please|ideal|first|sought|will|are|with|because|for)|$|[.,;!])`,
  ],
  people: [
    "(?<=(?:be|is|are|only|no|not|or|and|prefer|ideally|preferably|someone|you're) )(?:single|unmarried|married|divorced|separated|widowed|childless|child-?free|partnered)(?=$|[.,;!?]| (?:only|preferred|please|because|or|and (?:childless|without|no|free|willing|able|mobile)|with no|so))|^(?:single|married|divorced|unmarried)(?= (?:or|and|only|preferred|applicants)(?! origin))",
    `(?:single(?! origin)|unmarried|unattached|married|divorced|widowed|childless|child-?free) ${PERSON}(?! (?:pension|payment|law|visa|legislation|famil))`,
    "singletons|singles(?= (?:only|please|preferred|pls|would))|divorcees?|wives(?= of)|carers?(?= (?:yourself|of))|(?<=be an? )carer(?=$|[.,;])|bachelors?(?= (?:to (?:live|stay)|who|only|preferred|pad|types?))|(?:single|sole|solo|working|new|busy|stay[- ]at[- ]home|returning|nursing) (?:mums?|mothers?|moms?|dads?|fathers?|parents?)(?! (?:pension|payment|group))|(?<!whose )mums?(?!'| and bab| to be| and dads)|mummies|mothers?(?!'|craft| of| and bab| is| was|board)|family m[ae]n|empty[- ]nesters?|newlyweds?|(?:married|farm|live-in|de facto) couple|husband[- ]and[- ]wife|parents(?!'| and (?:teachers|carers|students|families|the)| of (?:our|students|the)|,)|carers (?:of|for|with|need|should|are not|can't|don't|won't)|step-?dads?|dads(?!')",
    `(?:someone|anyone|people|anybody|nobody|person|no-?one|somebody|those|women|men|candidates?|applicants?) (?:with|who(?:'s| has| have)(?: got)?|whose) ${gap(3)}(?:${KIDS}|famil(?:y|ies)(?= (?:commit|ties|at|to|or)|$|[.,;!])|${SPOUSE}|caring|carer)${NOT_OURS}`,
  ],
  topics: [
    CARING,
    `(?:${OWN}|four|three|two|five|any|manage|got|have|has|all|whose) ${KIDS}${NOT_OURS}|day[- ]?care(?! (?:centre|worker|educator|teacher|service))|(?:husband|wife|hubby|spouse)(?!'s refuge)|a partner (?:who|at home|to move)|(?:is there|got|have) an? partner|burnt by parents|parents(?= (?:before|again|last))|married|depend(?:ing|s|ed)? on (?:them|you|him|her)(?= |$|[.?])|settled(?=,| (?:down|family|and))|mum's job|(?:has|got|have) an? (?:toddler|newborn|baby|bub|infant)|kids in the picture|for mums(?= |$|[.,])|family life`,
  ],
  unless:
    "family law|while she has her baby|paid parental|parental leave|school hours available|mums and dads welcome",
};

const pregnancy: Rule = {
  attribute: "pregnancy",
  stems:
    "pregnan preg expect conceiv matern mat= bab baby breast nursing lactat child-b childb child= children fertil ivf duff knocked bun= clucky trying express milk pump family= kids kid= bump womb ovul breed clock months wean trimest sickness having feeding due= leave=",
  phrases: [
    `(?:not|n't|never|no|without|any|avoid|currently|already|be|get|gets|fall|falls|falling|getting|fell|become|becoming|intend|plan|planning|might be|could be|are they|is she|are you) ${gap(2)}(?:pregnant|expecting(?= (?:a (?:baby|child)|or)|$|[.,;!?]| so)|conceiv(?:e|ing)|preggers|with child)|up the duff|knocked up|bun in the oven|in the family way|clucky|baby ?bumps?|ivf|fertility treatment|conceive|biological clock|ticking clock|baby brain|preggo`,
    `(?:go|goes|going|went|gone|off|take|takes|taking|took|need|needs|likely|plan|planning|request|want|about|due|heading|disappear\\w*|risk of|paying for|another|return\\w* from|apply for|no|run off|vanish\\w*|lost \\w+ to) ${gap(4)}(?:mat(?:ernity)?|baby) leave(?! (?:cover|contract|position|replacement|role|policy|entitlements?|scheme|for|is|and|benefits?|backfill|vacancy))`,
    `(?:done|finished|through|past|finish) (?:with )?(?:having )?(?:babies|kids|children|breeding)|(?:plans?|planning|intend\\w*|hoping|hope|wants?|wanting|considering|thinking|trying|going to have|likely to have) (?:(?:of|for|to|on|about|have|having|start|starting|try|be|any|a|an|another|more) ){1,4}(?:babies|baby|kids|child(?:ren)?(?! (?:care|protection|safe))|family(?! (?:law|business|day)))|start(?:ing)? a family(?! (?:law|business))|baby plans?|any babies|child-?bearing|have (?:another|more|a) (?:baby|kids|children) (?:soon|in the|any|during|within|while)`,
    "express(?:ing)? (?:milk|at work)|pump(?:ing)? (?:milk|breaks?)|lactation breaks|breast-?feed(?:ing|s)? (?:at work|on shift|mothers?|mums?|women|staff|employees)|pregnancy (?:test|tests|status)(?= (?:is|are|required|before|as|must|at|will|part)|$|[.,;!])",
  ],
  people: [
    "pregnant|preggers|expectant (?:mothers?|mums?)|(?:mums?|mothers?)-to-be|nursing (?:mothers?|mums?)|breast-?feed(?:ing|ers?)(?! (?:or|room|rooms|support|facilit\\w+|friendly|leave|breaks?|counsell\\w+|consultants?|education|mothers? support))|women of a certain age",
  ],
  topics: [
    "\\d months (?:along|gone|pregnant)|wean\\w*|still feeding|trimester|morning sickness|(?:another|next) bab(?:y|ies)|babies (?:come|next|are next)|on the way(?= |$)(?<!(?:work|home) on the way)|finished having|fertility|(?:leave|go off|quit|stop) to have (?:kids|babies|a baby|children)|(?:nobody|anyone|no one|she's|is she) due(?= |$)|maternity leave|mat leave|pregnanc(?:y|ies)(?! (?:care|support|services|loss))",
  ],
  unless:
    "midwi\\w*|antenatal|obstetric\\w*|while she has her baby|parental leave cover|maternity leave cover|maternity leave contract|covering|paid maternity|weeks|private room",
};

const orientation: Rule = {
  attribute: "orientation",
  stems:
    "gay lesbian homosex bisex queer poof dyke fag lgbt same-sex samesex trann trans cross drag non-binary nonbinary intersex cis hetero straight effemin butch camp girly flamboy biolog real they gender born sex assigned pronoun rainbow bat normal lifestyle birth mince closet pride out",
  phrases: [
    "(?:been |was |were )?(?:born|assigned) (?:an? )?(?:fe)?(?:male|man|woman)(?: at birth)?|(?:gender|sex) (?:at birth|on (?:your|the) birth)|birth (?:gender|sex)|sex[- ]change|gender reassign\\w+|(?:had|having|gone through|going through|undergoing|before|after) (?:a |the |your |their )?(?:gender )?transition(?= |$)(?! (?:to|of|from|plan|period|program))|(?:gone|going) through (?:a )?gender \\w+|alternative lifestyles?|bats? for|(?:more|bit more|someone|somebody|anyone) (?:more )?(?:normal|masculine|manly|blokey)|rainbow (?:types?|brigade|people|stuff|crowd|mob)|no pronouns?|pronouns? (?:people|types|crowd|crap|nonsense|rubbish|stuff)|they\\/them|your (?:sexuality|sexual (?:orientation|preference))|sexuality(?= (?:must|should|is)|\\?)|who (?:you|they|she|he) sleeps? with",
    "(?:a bit|too|bit|so|very|kinda|little|openly|obviously|quite) (?:camp|butch|effeminate|flamboyant|gay|queer)",
  ],
  people: [
    "gays?|lesbians?|homosexuals?|bisexuals?|queers?|poofs?|poofters?|dykes?|fags?|faggots?|lgbt\\w*\\+?(?! (?:network|allies|ally|inclusive|health|communit\\w+|young|legal|support))|same-?sex (?:couples?|attracted|partners?)|trann(?:y|ies)|trans(?= (?:people|person|applicants?|candidates?|women|woman|men|man|folk|staff|workers?|types?)|$|[.,;!?])|transgender(?:ed)?(?! (?:health|inclusive|legal|young))|transsexuals?|transvestites?|cross-?dressers?|drag queens?|non-?binary|intersex|cis(?:gender(?:ed)?)?|heterosexuals?|heteros?|straight(?= (?:guys?|men|man|women|woman|blokes?|people|person|males?|females?|couples?|only|applicants?|candidates?|staff|barman|lads?)|$|[.,;!])|effeminate|biological(?:ly)? (?:fe)?(?:males?|men|man|wom[ae]n)|real (?:wo)?men|gender[- ]?fluid",
  ],
  topics: [
    "sexual orientation|sexual preference|gender identity|pronouns|you've transitioned|transitioned|married to a (?:wo)?man|pride parade|camp(?= for|,)",
  ],
  unless: "straight (?:away|talk\\w*|forward|with)|network|proud|allies",
};

export const SEX_AND_FAMILY: readonly Rule[] = [sex, pregnancy, orientation, family];
