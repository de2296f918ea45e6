import type { Attribute } from "./attributes.ts";

/**
 * Words that speak of what the law protects, by how they do: *people* names a sort of person ("boomer"), *trait* says what
 * somebody is like ("slim"), *matter* is a thing that goes with it ("day care"), and *phrase* is mostly a choice in itself
 * ("native speaker"). "#a" is a number that may be an age, "#y" a year, "#h" a height, "#n" any other number.
 */
export const MENTION_KINDS = ["people", "trait", "matter", "asked", "weak", "phrase"] as const;
export type MentionKind = (typeof MENTION_KINDS)[number];
type Vocabulary = Readonly<Record<Attribute, Readonly<Partial<Record<MentionKind, string>>>>>;

export const VOCABULARY: Vocabulary = {
  sex: {
    people:
      "man|men|woman|women|male|female|bloke|sheila|fella|feller|lad|lass|lassie|dude|gal|gent|gentleman|gentlemen|chap|chick|broad|ladies|girl|boy|barmaid|waitress|hostess|housewife|housewives|maid|stewardess|seamstress|salesgirl|saleswoman|salesman|salesmen|tradesman|tradesmen|matron|missus|matriarch|mister|damsel|tomboy|doorman|barman|tea lady|cleaning lady|lollipop lady|mother hen",
    trait:
      "manly|masculine|feminine|ladylike|womanly|girly|blokey|burly|strapping|motherly|fatherly|matronly|maternal|macho|hormonal",
    matter: "testosterone|oestrogen|woman's|man's",
    asked: "gender|sex",
    weak: "fellow|guy|lady|handyman|bird|bro|brother|sister|foreman|workman|cameraman|hormones|m|f|his|her|he|she|him|mens|womens|men's|women's|girls'|boys'|ladies'|herself|himself|princess|prince|king|queen|quota",
    phrase:
      "girl friday|boys club|boys' club|all girl|all female|all male|all women|office girl|man's job|woman's touch|feminine touch|female touch|female energy|he must|she must|he should|she should|he will|she will|he needs|she needs|right man|right woman|best man|no blokes|no girls|no women|no men|men only|women only|ladies only|female only|male only|males only|females only|girls only|guys only|being a he|being a she|she's a she|male or nothing",
  },
  pregnancy: {
    people:
      "pregnant|preggers|preggo|expectant mother|expectant mum|mum to be|mums to be|mother to be|nursing mother|nursing mum|breastfeeder",
    trait: "clucky|broody|up the duff|knocked up|with child",
    matter:
      "pregnancies|mat leave|baby leave|bub|newborn|breastfeeding|breast feeding|breastfeed|lactation|lactating|ivf|fertility|conceive|conceiving|conception|trimester|morning sickness|due date|childbearing|child bearing|childbirth|having children|have children|having kids|have kids|more kids|more children|start a family|starting a family|stork|expressing|express milk|pumping|pump room|who is due|is due|stretch marks|nursery|breeding|breeders|mat cover risk|finished with babies|done with babies|past it|crib|pram|wants a baby|showing|baby bump|reproductive|reproductive plans|contraception|on the pill|tubes tied|menopause|periods|period pain|endometriosis|women in their thirties|ladies in their thirties|just married|newly married",
    asked: "family planning",
    weak: "expecting|fertile|pregnancy|maternity|maternity leave|parental leave|baby|babies|bump",
    phrase:
      "pregnancy test|planning a family|plan a family|fall pregnant|falling pregnant|get pregnant|getting pregnant|become pregnant|baby on the way|bun in the oven|biological clock|baby making|baby plans|childbearing age|child bearing age|delay having|baby brain",
  },
  orientation: {
    people:
      "gay|lesbian|homosexual|bisexual|queer|poof|poofter|dyke|fag|faggot|tranny|trannies|transsexual|transvestite|heterosexual|hetero|drag queen|ladyboy|shemale|non binary|nonbinary|enby|homo|lgbt|lgbti|lgbtq|lgbtqi|lgbtiq|lgbtiqa|lgbtqia|crossdresser|queens|queen|fairy|fairies|pansy|bi|pride types|rainbow crowd|two blokes|girly boys",
    trait:
      "trans|transgender|transgendered|butch|effeminate|flamboyant|cisgender|cis|intersex|gender fluid|genderfluid|gender diverse|same sex|closeted|transitioned|girly|limp wristed|theatrical|mincing|manly enough",
    matter:
      "they them|blokes in dresses|men in dresses|same gender|bedroom|sleep with|boyfriend|girlfriend|way inclined|that way|bats for|coming out|came out",
    asked: "pronouns|sexuality|sexual orientation|sexual preference|gender identity|gender",
    weak: "straight|camp|transitioning|questioning|pride|lifestyle|rainbow|transition|hormones",
    phrase:
      "biological woman|biological women|biological male|biological female|biological men|biological man|real woman|real women|real man|real men|born female|born male|born a woman|born a man|gender they were born|assigned at birth|alternative lifestyle|straight acting|traditional relationship|traditional relationships|openly gay|sex change|normal sexuality",
  },
  family: {
    people:
      "mum|mums|mom|mummy|mummies|mother|dad|daddy|father|stepmum|caregiver|husband|wife|wives|hubby|spouse|bachelor|bachelorette|spinster|divorcee|widow|widower|newlywed|empty nester|singleton|singles|family man|family men|homemaker|home maker|breadwinner|boyfriend|girlfriend|fiance|fiancee|single mum|single parent|single mother|single dad|single parents|single mums|new mum|working mum|working mother|soccer mum",
    trait:
      "married|unmarried|divorced|widowed|childless|child free|childfree|unattached|unencumbered|footloose|wed|partnered|never married",
    matter:
      "toddler|infant|little one|little ones|rugrat|ankle biter|dependant|dependent|offspring|family commitment|family commitments|family responsibilities|family duties|family ties|family life|home life|domestic commitments|domestic duties|daycare|day care|creche|kindy|kinder|school run|school pick up|pick ups|school drop off|caring duties|caring responsibilities|carer responsibilities|carer duties|elderly parent|elderly parents|ageing parents|aging parents|sick mother|sick parent|marriage|babysitter|personal commitments|outside commitments|outside obligations|responsibilities at home|commitments at home|home commitments|sick kids|sick kid|young family|young families|school aged children|relying on them at home|someone at home|home to cook|nappies|school gate|school gates|pick up|domestic arrangements|rush home|rushing home|home by five|in tow|grown up children|grown children|soccer practice|sports day|sick relatives|elderly mum|elderly dad|ageing mum|family demands|home duties|home duty|juggling|homework duty|bedtime stories|custody|custody battle|fatherhood|motherhood|parenting|parenthood|personal life|love life|home situation|living situation",
    asked: "marital status",
    weak: "parent|carer|couple|partner|de facto|single|separated|attached|engaged|settled|kid|kids|child|children|family|families|childcare|child care|carer's leave|wedding|mortgage|baggage|school holidays",
    phrase:
      "marital status|no kids|no children|no family|no ties|no dependants|family man|married couple|husband and wife|stay at home mum|stay at home mother|stay at home dad|single people|single person|free of family|family friendly|mum's hours|relationship status|without children|without kids|does her husband|her husband|his wife|your husband|your wife|free and single|kids in the picture|husband does",
  },
  age: {
    people:
      "youth|youngster|youngie|young un|young gun|teen|teenager|adolescent|school leaver|school kid|schoolie|gap year|uni student|oldie|oldies|old timer|old man|old lady|old bloke|old fart|old codger|old fogey|boomer|baby boomer|gen x|gen y|gen z|gen zer|gen alpha|generation x|generation y|generation z|millennial|zoomer|retiree|pensioner|elderly|granny|grannies|grandma|grandpa|grandad|grandfather|grandmother|grandparent|nana|nanna|dinosaur|fossil|geriatric|has been|golden oldie|grey nomad|grey beard|greybeard|silver surfer|recent grad|recent graduate|new grad|new graduate|fresh graduate|fresh grad|recent grads|recent graduates|recent school leaver|twenty something|thirty something|forty something|#a something|#a year old|#a yo|#a y o|whippersnapper|spring chicken|young person|young people|young man|young woman|young lady|young bloke|young fella|young lad|young guy|young girl|young couple|young mum|older person|older people|older worker|older workers|older man|older woman|over #as|under #as|mature lady|mature woman|mature man|mature gentleman|middle aged|grey hairs|old hands|old hand|young chef|young talent|young faces|young face|young buck|young bucks|rookie|golden agers|dino|crusty|relic|relics|geezer|geezers|school girl|school boy|uni kids|uni kid",
    trait:
      "young|younger|youthful|youngish|older|ageing|aging|mature age|mature aged|teenage|retired|semi retired|elderly|middle aged|fresh faced|grey haired|gray haired|grey hair|young at heart|baby faced|wrinkly|sprightly|spritely|past it|over the hill|tech native|fossilised|hip|fresher|oldish|retirement aged|senior aged|wise|ageing gracefully|greying|grey",
    matter:
      "ages|born after|born before|born in #y|born since|under #a|over #a|below #a|above #a|past #a|between #a and #a|aged #a|age #a|ages #a|older than #a|younger than #a|#a or over|#a or under|#a and over|#a and under|#a or older|#a or younger|#a years of age|#a years old|#a ish|twenties|thirties|forties|fifties|sixties|seventies|teens|#as|early #as|mid #as|late #as|graduated #y|graduated after|finished school|finished uni|working years|years left|years ahead|fresh blood|new blood|young blood|grandkids|grandchildren|nursing home|fax machine|rotary phone|use by date|tik tok|tiktok generation|wrinkles|under thirty|under forty|under fifty|under twenty five|over thirty|over forty|over fifty|over sixty|twenty five|thirty five|forty five|fifty five|older than thirty|older than forty|older than fifty|older than thirty five|younger than|older than|birthdays|candles|uni date|year #n or #n|maturity in years|grown up kids|back to #y|cap it at forty|cap it at #a|whole working life|working life in front|last stop|long in the tooth|after #y|first mobile|average age|number of birthdays|wiser years|junior rates|stage of life|life stage|twilight|sunset years|golden years|final job|last job|first phone|cassette|cassettes|dial up|vinyl|old enough to remember|grew up with|school uniform|zimmer frame|hip replacement|naps|bedtime|#a year old energy|under their belt|years on the clock|miles on the clock|use by|expiry date|shelf life|fifty six|fifties crowd|hip young|in year #n|tertiary students|fresh graduates|new to the workforce|young body|late starter|second childhood|wet behind the ears|snot nosed|grown ups|adult in the room|old school",
    asked:
      "age|age group|age range|age bracket|age limit|maximum age|minimum age|max age|date of birth|dob|d o b|birth date|birthdate|birthday|birth year|year of birth",
    weak: "kid|junior|senior|senior citizen|seniors|elder|pop|graduate|grad|student|veteran|old|aged|mature|energetic|up and coming|stale|ancient|born|#a to #a|#a #a|turning #a|up to #a|around #a|about #a|#a plus|retirement|retire|retiring|generation|graduated|decades|superannuation|pension",
    phrase:
      "digital native|digital natives|young and energetic|young energetic|young and dynamic|young dynamic|youthful energy|young blood|fresh out of school|fresh out of uni|fresh out of university|straight out of school|straight out of uni|straight from school|straight from uni|just out of school|just finished school|just left school|just finished uni|still at uni|too old|too young|set in their ways|long runway|long career ahead|whole career ahead|career ahead of them|early in their career|overqualified|over qualified|end of their career|twilight of|close to retirement|near retirement|nearing retirement|about to retire|old dog|old school types|youthful look|first job out of school|suit school leaver|suit a school leaver|suit retiree|suit a retiree|digital generation|social media generation|last century|no older than|not older than|no younger than|in their prime|young in years|young team|youthful team|young company culture|young vibe|youthful vibe|not too old",
  },
  origin: {
    people:
      "aussie|asian|african|european|indian|chinese|japanese|korean|vietnamese|filipino|filipina|pinoy|thai|nepali|nepalese|pakistani|bangladeshi|sri lankan|sudanese|somali|nigerian|kenyan|south african|lebanese|leb|turk|turkish|iranian|persian|iraqi|afghan|syrian|israeli|arab|arabic|greek|italian|irish|irishman|englishman|brit|british|pom|pommie|pommy|german|french|frenchman|spanish|spaniard|portuguese|russian|ukrainian|polish|croatian|serbian|serb|macedonian|yugoslav|american|yank|canadian|brazilian|mexican|latino|latina|colombian|chilean|kiwi|new zealander|maori|samoan|tongan|fijian|islander|pacific islander|polynesian|indonesian|malaysian|malay|singaporean|taiwanese|hong konger|middle eastern|scandinavian|swedish|swede|danish|dane|norwegian|dutch|dutchman|westerner|anglo|anglo saxon|caucasian|whites|blacks|ethnic|oriental|eastern european|south american|south asian|east asian|south east asian|aboriginal|aborigine|indigenous|first nations|torres strait islander|koori|murri|noongar|blackfella|abo|boong|wog|chink|gook|curry|curries|paki|towelhead|gypsy|foreigner|foreign|migrant|immigrant|refugee|boat people|asylum seeker|backpacker|fob|overseas people|overseas worker|overseas applicant|overseas candidate|overseas student|foreign student|foreign worker|islanders|burmese|cambodian|laotian|mongolian|tibetan|hispanic|jamaican|ethiopian|ghanaian|zimbabwean|egyptian|moroccan|tamil|punjabi|gujarati|bengali|sinhalese|hongkonger|finn|finnish|czech|hungarian|romanian|bulgarian|albanian|maltese|cypriot|swiss|austrian|belgian|argentinian|argentine|peruvian|subcontinent|gins|gin|coon|darkie|import|imports|off the plane|bogan|anglos|euro|sub continent|third world|southerner|blow in|blow ins|outsider|outsiders",
    trait:
      "fair skinned|dark skinned|light skinned|olive skinned|brown skinned|black skinned|pale skinned|coloured|colored|blue eyed|dinky di|fair dinkum|true blue|ocker|homegrown|home grown|non white|non caucasian|non australian|western looking|asian looking|aussie looking",
    matter:
      "descent|ancestry|heritage|complexion|dreadlocks|afro|born overseas|off the boat|raised in australia|born in australia|from india|from china|from asia|from africa|from overseas|from europe|from the philippines|from nepal|from pakistan|the middle east|certain countries|other countries|english speaking country|foreign sounding|quota of foreigners|grew up here|like smith|like jones|right colour|ethnic look|white face|real aussie|proper aussie|our kind|our people|our own kind|from here|from there|his country|her country|their country|home country|where he's from|where she's from|customs|tribe|caste|turn up with a visa|passport colour|brown face|black face|brown faces|roots|bloodline|full blood|accented|curry smell|his name|her name|name sounds|name sounds arabic|muslim sounding|parents are from|grandparents",
    asked:
      "nationality|nationalities|ethnicity|ethnicities|race|racial background|ethnic background|cultural background|ethnic origin|national origin|country of birth|country of origin|place of birth|birthplace|birth place|skin colour|skin tone|surname|surnames|last name|name|names",
    weak: "english|latin|western|white|black|brown|australian|local|locals|exotic|skin|culture|cultures|background|backgrounds|overseas|abroad|blood|colour|born",
    phrase:
      "aussie born|australian born|born and bred|born and raised|born here|locally born|whites only|australians only|aussies only|locals only|no foreigners|no indians|no asians|off the boat|fresh off the boat|anglo sounding|australian sounding|english sounding|western sounding|foreign name|foreign names|foreign sounding|hard to pronounce|easy to pronounce|pronounceable|same background|same cultural background|where are you from|where you are from|originally from|parents from|your background|your nationality|your ethnicity",
  },
  accent: {
    people: "native speaker|native speakers|non native speaker|esl speaker|esl",
    trait: "plain spoken|broad aussie",
    matter:
      "accent|accents|twang|brogue|lilt|drawl|mother tongue|native tongue|native language|first language|second language|native english|native mandarin|native french|native german|native japanese|native level|english first|english as a first language|english as a second language|broken english|aussie voice|english sounding|speak english at home|grew up speaking|grown up speaking|sounds australian|sound australian|sounds aussie|sound aussie|sounds local|born speaking|english from birth|lived in australia all|ocker drawl|learnt english|learned english|language you dream|understand her|understand him|understand them|a word she said|a word he said|not from here|sound foreign|sounds foreign|like an australian|like a native|proper english|queen's english|translator|repeat myself|repeat themselves|hard to understand|difficult to understand|pleasant voice|native not learned|imports|from overseas|foreign twang|sound local",
    weak: "well spoken|softly spoken|posh|pronunciation|speech|voice|english speaking|speak like|sounds like|sound like",
    phrase:
      "native english speaker|native english speakers|native english speaking|native speaking|native speaker only|no accent|no accents|without an accent|thick accent|heavy accent|strong accent|foreign accent|neutral accent|clear accent|aussie accent|australian accent|british accent|american accent|accent free|accentless|unaccented|english is your first|english must be|english as first language|english first language|first language english|first language must|born english speaker|speaks like a local|speak like a local|english mother tongue|native level english|english as mother tongue|english is their first|indian accent|asian accent",
  },
  citizenship: {
    people:
      "citizens|non citizen|permanent resident|permanent residents|temporary resident|visa holder|visa holders|international student|international students|working holiday maker|passport holder|passport holders|student visa holder|pr holder",
    trait: "naturalised|naturalized",
    matter:
      "student visa|working holiday visa|485 visa|bridging visa|work visa|temporary visa|permanent residency|whv|on visas|on a visa|citizenship certificate|aussie passport|temporary visas|naturalisation|residency|sponsored|migration status|immigration status|visa status",
    asked: "citizenship|passport|sponsorship",
    weak: "citizen|pr|visa|visas",
    phrase:
      "citizens only|citizen only|australian citizens only|must be an australian citizen|australian citizenship essential|no visa holders|no visas|citizenship essential|citizenship required|citizenship preferred|citizen preferred|australian passport",
  },
  faith: {
    people:
      "christian|catholic|protestant|anglican|evangelical|muslim|moslem|jew|jewish|hindu|sikh|buddhist|atheist|agnostic|mormon|jehovah|jehovah's witness|jehovahs witness|scientologist|pagan|adventist|pentecostal|non believer|infidel|heathen|churchgoer|church goer|bible basher|hijabi|religious people|religious person|person of faith|people of faith|quaker|baptist|lutheran|presbyterian|methodist|hasidic|satanist|zealot|born again|follower of jesus|follower of christ|islamic",
    trait:
      "religious|non religious|devout|god fearing|church going|pious|prayerful|bible believing|godless|baptised",
    matter:
      "church|mosque|synagogue|parish|congregation|bible|jesus|christ|allah|the lord|gospel|prayer|prayers|pray|praying|prays|worship|sunday service|ramadan|eid|sabbath|shabbat|diwali|hijab|hijabs|burqa|burka|niqab|headscarf|headscarves|head scarf|head scarves|head covering|head coverings|turban|turbans|yarmulke|kippah|skullcap|crucifix|religious dress|religious holidays|religious symbols|imam|rabbi|parish priest|pastoral reference|christianity|islam|judaism|buddhism|hinduism|lord's prayer|scarf|saved by grace|walks with|gospel values|cult|cults|fridays off|baptism|sunday school|saviour|heaven|sin|sinners|devil|rosary|cross necklace|grace before|prophet|karma|dharma|sharia|quran|koran|torah|scripture|ministry|fellowship|missionary|spiritual beliefs|creed|convert|communion|holy|beard for religious",
    asked: "religion|religions|denomination|beliefs",
    weak: "believer|orthodox|witch|practising|practicing|observant|spiritual|secular|faith|temple|god|mass|lent|fasting|veil|cross|pastor|priest|minister|halal|kosher",
    phrase:
      "christian values|christian faith|catholic faith|islamic faith|jewish faith|shares our faith|share our faith|shared faith|our faith|practising christian|practising catholic|practising muslim|committed christian|active faith|strong faith|christian essential|which church|what church|what religion|which religion|your religion|your faith|your church|church attendance|attend church|goes to church|go to church|pastor's reference|christian person|good christian|christian family values|biblical values|same faith|same religion|born again christian",
  },
  disability: {
    people:
      "cripple|retard|spastic|spaz|nutter|nutcase|nutjob|loony|loonies|psycho|schizo|crazies|mental case|basket case|amputee|epileptic|diabetic|autistic|aspie|dyslexic|disabled|handicapped|wheelchair user|wheelchair bound|deaf person|blind person|hard of hearing|hearing impaired|vision impaired|visually impaired|addict|ex addict|recovering addict|alcoholic|recovering alcoholic|junkie|sufferer|hypochondriac|stutterer|stammerer|head case|sickie|neurodivergent|neurodiverse|neurotypical|malingerer|disabled person|disabled people|person with a disability",
    trait:
      "fit and healthy|physically fit|able bodied|ablebodied|sane|mentally stable|mentally fit|mentally strong|emotionally stable|unwell|sickly|unhealthy|unfit|injured|depressed|anxious|bipolar|impaired|infirm|frail|hiv positive|colour blind|color blind|on the spectrum|injury free|pain free|drug free|mentally well|mentally sound|physically able|physically capable|physically normal|medically fit|intellectually impaired|wrong with you|mentally tough|medically clear|hardy|strong backed|on the ndis|ambulant|mobile|able to hear|simple|slow|unstable|twitchy|moody|emotional",
    matter:
      "impairment|handicap|medical condition|medical conditions|health condition|health conditions|health issue|health issues|health problem|health problems|medical issue|medical issues|medical history|health history|mental health issue|mental health issues|mental health problem|mental illness|mental issues|mental problems|depression|anxiety|bipolar disorder|schizophrenia|ptsd|adhd|autism|asperger's|aspergers|dyslexia|epilepsy|seizure|seizures|diabetes|hiv|hepatitis|cancer|asthma|arthritis|multiple sclerosis|parkinson's|tourette's|tourettes|ocd|chronic illness|chronic pain|chronic fatigue|chronic condition|migraine|migraines|eating disorder|addiction|panic attacks|breakdown|nervous breakdown|stress leave|burnout|long covid|illness|illnesses|sickness|ailment|ailments|pre existing|pre existing condition|pre existing injury|pre existing injuries|bad back|bad backs|back problem|back problems|back issue|back issues|back injury|back injuries|back pain|bad knee|bad knees|dodgy knee|dodgy knees|bad shoulder|bad shoulders|knee problems|shoulder problems|heart condition|heart problems|crook back|sore back|dodgy back|work cover|workcover|worker's comp|workers comp|workers' comp|workers compensation|compo|comp claim|compo claim|workcover history|injury claim|injury claims|meds|antidepressants|insulin|wheelchair|wheelchairs|crutches|walking stick|walking frame|prosthetic|prosthetics|prosthesis|hearing aid|hearing aids|guide dog|assistance dog|stutter|stammer|speech impediment|limps|special needs|special requirements|sick day|sick days|sickies|sick note|sick notes|doctor's certificate|shrink|rehab|drug problem|drug problems|alcohol problem|alcohol problems|physical limitations|physical restrictions|two good legs|two good arms|both arms|both hands|both legs|limbs|body and mind|blood pressure|mental baggage|emotional baggage|meltdowns|time off sick|upstairs|dramas upstairs|full mobility|mobility|special chairs|special desk|special gear|special equipment|special treatment|time off for stress|stress|hear and see|two working hands|two working legs|working legs|physio|chiro|limping|walking aid|cane|oxygen|pacemaker|transplant|dialysis|shakes|tremor|tics|blackouts|fainting|nerves|mood swings|self harm|suicidal|eating problems|weight problem|back surgery|knee surgery|hip replacement|bung knee|bung back|bung shoulder|sound knees|sound back|good knees|good back|strong back|dicky heart|dicky knee|learning difficulty|learning difficulties|reading problems|light duties|restricted duties|modified duties|on compo|income protection|dsp|disability pension|support pension|ndis|medical records|medical past|physical defects|physical defect|defect|defects|physically or mentally|arms and legs|arms|full use",
    weak: "crazy|deaf|blind|mute|lame|vegetable|invalid|people with disabilities|people with a disability|healthy|fit|sound|normal|stable|sick|ill|fragile|crook|robust|vaccinated|disability|disabilities|condition|conditions|mental health|add|aids|ms|disease|diseases|injury|injuries|claim|claims|medication|medications|glasses|eyesight|vision|hearing|limp|sick leave|medical certificate|medical certificates|psychologist|psychiatrist|therapist|counselling|health|limitations|restrictions|accommodations|allergies|allergy|surgery|operation|operations|covid|absences",
    phrase:
      "able bodied|perfect health|excellent health|good health|full health|fit and healthy|fit healthy|healthy and fit|fit and well|sound mind|sound body|sound of mind|no injuries|no back problems|no medical conditions|no health issues|no health problems|no disabilities|no disability|clean bill of health|physically and mentally fit|physically and mentally healthy|mentally and physically fit|perfect eyesight|perfect hearing|perfect vision|never sick|never gets sick|rarely sick|mentally stable|claims history|free of injury|free from injury|injury free|no workcover|no work cover|bad back|full use of",
  },
  politics: {
    people:
      "lefty|leftie|lefties|righty|righties|greenie|greenies|commie|commies|communist|socialist|marxist|anarchist|fascist|nazi|tory|tories|right winger|left winger|trumper|trump supporter|snowflake|activist|climate activist|protester|protestor|labor voter|liberal voter|greens voter|greens supporter|labor supporter|liberal supporter|one nation|one nation supporter|tree hugger|hippie|hippy|party member|feminist|feminists|anti vaxxer|antivaxxer|monarchist|libertarian",
    trait:
      "woke|left wing|right wing|left leaning|right leaning|politically active|politically correct|pro trump|pro labor|pro palestine|pro israel|apolitical|anti immigration|socialist",
    matter:
      "political views|political beliefs|political opinions|political opinion|political leaning|political activity|votes|voter|voters|labor party|liberal party|the greens|lnp|alp|maga|trump|protests|climate protest|activism|facebook|free palestine|left or right|same side|lean right|lean left|voted no|voted yes|campaigned|political stuff|donated|donates|placards|lobby|government handouts|climate change|immigration views",
    asked: "political party|political affiliation|voted",
    weak: "conservative|progressive|republican|teal|radical|politics|political|vote|voting|greens|labor|liberal|liberals|the nationals|protest|rally|rallies|the voice|views",
    phrase:
      "conservative politics|who you voted|who you vote|how you vote|vote liberal|votes liberal|vote labor|votes labor|vote green|share our politics|our politics|conservative values|right wing views|left wing views|socialist views|your politics|political views|your political",
  },
  union: {
    people:
      "unionist|unionists|union member|union members|union delegate|union delegates|union rep|union organiser|union official|union type|union types|union people|union man|union bloke|shop steward|shop stewards|strikers|agitator|agitators|troublemaker|troublemakers",
    trait: "unionised|unionized|non union|anti union|pro union|union free|unaligned",
    matter:
      "cfmeu|cfmmeu|amwu|etu|awu|twu|mua|rtbu|anmf|hsu|asu|sda|cepu|raffwu|nteu|nswnma|aeu|cpsu|meu|plumbers union|union ticket|union card|union membership|union dues|industrial action|picket line|closed shop|on strike|dues|pay dues|paid up|union business|rabble|rabble rouser|walk out|walk off|walked off|stop work|industrial trouble|eureka flag|union heavies|collective|hsr",
    weak: "striker|scab|delegate|picket|union|unions|trade union|the union|ticket|strike|strikes|collective bargaining|eba|memberships",
    phrase:
      "no union|no unions|non union|no ticket no start|union card|union ticket|closed shop|union background|union history|union agitators|join the union|leave the union|in the union|in a union|union preferred",
  },
  record: {
    people:
      "criminals|crim|crims|ex con|ex cons|ex convict|ex prisoner|ex prisoners|ex offender|ex offenders|convict|felon|felons|jailbird|jailbirds|parolee|ex crim|thug|thugs|inmate|ex inmate|jail bird|bikie|bikies|ex junkie|dealer",
    trait: "arrested|jailed|imprisoned|on parole|on bail|locked up|done time",
    matter:
      "criminal record|criminal records|criminal history|criminal past|criminal background|criminal conviction|criminal convictions|conviction|convictions|priors|prior offence|prior offences|police record|police history|clean record|jail|gaol|prison|juvie|spent conviction|spent convictions|juvenile record|rap sheet|parole|trouble with the police|trouble with the law|past offences|the inside|avo|drink driving|magistrate|ankle bracelet|caution|squeaky clean|squeaky clean past|clean past|run in with the law|run ins|run in|cops|the law|colourful past|chequered past|chequered history|dodgy past|history with police|fingerprints|handcuffs|community service|good behaviour bond|bond|fines|cell|cells|bars|lockup|shoplifting|theft|charge|assault|drug charge|driving charge",
    weak: "criminal|offender|offenders|convicted|charged|record|offence|offences|police check|court|police|charges|crook",
    phrase:
      "no criminal record|no criminal history|no convictions|no priors|no crims|no criminals|clean criminal record|clean police record|never been arrested|never been convicted|never been charged|ever been arrested|ever been convicted|ever been charged|been to jail|been to prison|been in jail|been in prison|been inside|trouble with the law|trouble with the police|in trouble with the police|wrong side of the law|spent conviction",
  },
  appearance: {
    people:
      "fatty|fatties|fatso|fat people|fat person|hottie|babes|stunner|blonde|blondes|blond|brunette|brunettes|redhead|redheads|gingers|ranga|rangas|looker|short people|tall people|bombshell|good looker|skinny people|baldy|baldies|hunk|beauty queen",
    trait:
      "attractive|good looking|great looking|nice looking|handsome|gorgeous|sexy|ugly|unattractive|plain looking|slim|slender|skinny|petite|curvy|overweight|obese|chubby|plus size|trim|toned|athletic|muscular|muscly|busty|photogenic|glamorous|immaculately groomed|clean shaven|cleanshaven|shaven|unshaven|bearded|tattooed|pierced|fit looking|youthful looking|fresh looking|imposing|clean cut|leggy|scruffy|well built|solid build|dashing|fit and trim|hairy|spotty|pimply|dowdy|frumpy|plain|trendy|edgy|fashionable|chic|elegant|classy|ravishing|fetching|dishy|buff|ripped|jacked|statuesque|voluptuous|shapely|pleasant looking|pleasant to look|fresh faced|model like",
    matter:
      "physique|bmi|dress size|size #a|size six|size eight|size ten|size twelve|body type|long hair|long legs|facial hair|beard|beards|moustache|stubble|tattoo|tattoos|tatts|tats|piercing|piercings|#h|#h cm|bikini|dreadlocks|dreads|acne|scars|wrinkles|abs|six pack|snap|snap of yourself|pimples|braces|clear skin|good skin|nice teeth|good teeth|good legs|nice legs|flawless|camera ready|on camera|figure hugging|over six foot|six foot|six feet|six footer|cm tall|feet tall|foot tall|tight uniform|lycra|curves|cleavage|bust|waist|muscles|biceps|jawline|cheekbones|freckles|birthmark|glass eye|eyes|blue eyes|lips|botox|double chin|belly|beer gut|gut|love handles|muffin top|small sizes|heavy side|big boned|bigger ladies|bigger girls|first impressions|cool haircut|sleeve|full sleeve|nose ring|earring|earrings|mullet|mohawk|purple hair|coloured hair|grooming",
    asked:
      "height|weight|photo|photos|photograph|photographs|headshot|headshots|selfie|selfies|pic|pics|picture|pictures|full length photo|recent photo|video of yourself",
    weak: "babe|ginger|model|beautiful|pretty|hot|cute|thin|fat|lean|tall|taller|short|shorter|bald|well groomed|well presented|presentable|stylish|heavy|big|bubbly|stunning|striking|pleasing|look|looks|appearance|figure|build|size #n|body|bodies|face|faces|smile|teeth|skin|hair|legs|ink|#n cm|wardrobe|glamour|makeup|heels|weight under|kilos",
    phrase:
      "easy on the eye|good looking|must look|look good|looks good|look the part|looks the part|look attractive|photo required|photo essential|send a photo|send photo|send us a photo|attach a photo|attach photo|include a photo|with photo|photo of yourself|model looks|good looks|nice to look at|looks matter|eye candy|clean shaven|no tattoos|no piercings|no beards|visible tattoos|attractive appearance|nice figure|good figure|slim build|athletic build|pretty face|fresh face|physically attractive|pleasing appearance|pleasant appearance|bikini body|send a selfie|a headshot",
  },
};

/** What words do in a sentence, whatever else they mean: one name for many ways to say it. */
export const FRAMES: Readonly<Record<string, string>> = {
  NOT: "no|not|never|non|nor|without|cannot|can't|cant|don't|dont|won't|wont|isn't|isnt|aren't|arent|mustn't|shouldn't|doesn't|doesnt|didn't|couldn't|wouldn't|zero|neither|minus|nobody|no one|noone|none|unable|nope|ain't|hasn't|haven't|wasn't|weren't|needn't",
  REFUSE:
    "need not apply|needn't apply|not apply|don't apply|dont apply|look elsewhere|not considered|not be considered|be rejected|screened out|screen out|filter out|weed out|rule out|ruled out|leave out|avoid|reject|rejected|exclude|excluded|excluding|cull|bin|except|struggle|unsuitable|not suit|not suited|not suitable|not for|elsewhere|unwelcome|not welcome|pass on|steer clear|other than|rather than|instead of|no thanks|not keen|not after|not interested|had enough|out of the question|deal breaker|dealbreaker|off limits|waste of time|keep scrolling|fit in|too",
  ONLY: "only|exclusively|strictly|solely|purely|just|nothing but|limited to|restricted to|open to|reserved for",
  WANT: "want|wants|wanted|wanting|need|needs|needed|needing|seek|seeks|seeking|sought|looking for|looking|look for|search for|searching for|after|chasing|hunting|require|requires|required|hire|hires|hiring|employ|employs|employing|employed|recruit|recruiting|recruits|take on|taking on|get me|find me|send me|give me|get us|find us|show me|would like|i'd like|we'd like|would love|i'd love|we'd love|wanna|gotta|put on|chase|lookin|lookin for|looking 4",
  PREFER:
    "prefer|prefers|preferred|preferably|preference|pref|ideal|ideally|perfect|best|better|rather|sooner|desirable|desired|favour|favoured|lean|advantage|bonus|a plus|plus|keen on|happiest with|suit|suits|suited|suitable|lovely|great|good|would be ideal|would suit|best suited",
  MUST: "must|should|shall|essential|mandatory|has to|have to|need to|needs to|got to|a must|compulsory|non negotiable|necessary|supposed to|be able to|expected to|willing to|required to|be prepared to",
  ASK: "tell us|tell me|state|declare|disclose|list|include|attach|send|provide|ask|asked|confirm|specify|do you|are you|have you|what is your|how old|let us know|which|submit|email|upload|supply|enclose",
  APPLICANT:
    "applicant|applicants|candidate|candidates|application|applications|resume|resumes|cv|cvs|apply|applying|successful|interview|shortlist|cover letter",
  PERSON:
    "person|people|someone|somebody|anyone|anybody|individual|individuals|type|types|folk|folks|those|everyone|everybody|whoever|one",
  JOB: "job|role|position|work|gig|shift|vacancy|opening|opportunity|spot|roster|career|placement",
  STAFF:
    "staff|team|crew|worker|workers|employee|employees|hand|hands|labourer|driver|drivers|chef|chefs|cook|cooks|waiter|waiters|waitstaff|barista|cleaner|cleaners|receptionist|nurse|nurses|manager|assistant|rep|reps|consultant|mechanic|developer|lawyer|teacher|tutor|tutors|nanny|bartender|operator|trainee|apprentice|bookkeeper|accountant|picker|pickers|packer|packers|guard|officer|coordinator|housekeeper|secretary|dancers|host|hosts|guide|offsider|helper|plumber|plumbers|electrician|carpenter|butcher|baker|hairdresser|gardener|team member|kitchen hand|farm hand|salesperson|admin",
  CLIENT:
    "client|clients|customer|customers|patient|patients|resident|residents|student|students|participant|participants|guests|members|tenants|consumer|consumers|learners|pupils|visitors|users|viewers|audience|readers|shoppers|families|passengers|community|communities|viewer|population",
  SERVE:
    "support|supporting|supports|help|helping|assist|assisting|care for|caring for|care of|look after|looking after|teach|teaching|coach|coaching|serve|serving|treat|treating|work with|working with|provide|providing|educate|represent|represents|advise|advocate|sell|selling|sells|deliver|run|runs|visit|mentor|counsel|empower|train|plan|experience with|experience in|experience working|assess|market|tutor",
  SERVICE:
    "service|services|program|programs|clinic|ward|school|college|hospital|centre|center|shelter|refuge|unit|health|therapy|therapist|psychologist|counsellor|educator|caseworker|worker|specialist|law|research|studies|network|committee|foundation|charity|organisation|agency|sector|industry|department|studio|club|store|shop|restaurant|cafe|museum|care|aged care|clothing|fashion|wear|shoes|products|event|events|policy|museum|advisor|practitioner|accommodation|housing|village",
  WELCOME:
    "welcome|welcomes|welcomed|welcoming|encourage|encouraged|encourages|regardless|irrespective|whatever|whether|diversity|diverse|inclusive|inclusion|equal opportunity|equal|everyone is|all welcome|adjustments|adjustment|no matter|doesn't matter|does not matter|don't care|don't mind|no difference|any|all|every|fine with|no barrier|accessible|flexible|flexibility|or|supportive",
  LAW: "act|legislation|law|laws|regulation|regulations|standard|lawful|unlawful|by law|legally|legal|licence|license|licensed|rsa|clearance|policy|discriminate|discrimination|harassment|section|code|check|checks|exemption|requirement|requirements|award|insurance|insured",
  HISTORY:
    "founded|founder|started|began|was|were|had|used to|ago|since|last week|last year|once|grew|left|moved|became|ran|built|before me|our story|history|met|opened|came|named",
  REPORTED:
    "remove|delete|take out|strike|strike out|don't say|dont say|don't put|instead of saying|says|wording|words|phrase|line|ad|ads|rewrite|ask a|never ask|avoid saying|text",
  WE: "we|us|our|ours|we're|we've|we'd|we'll",
  I: "i|my|me|i'm|i'd|i've|i'll|mine",
  YOU: "you|your|you're|you'll|you'd|yours|you've|u|ur",
  THEY: "they|them|their|they're|themselves",
  BE: "be|is|are|being|been|am|it's|its|that's|who's|who is|who are",
  HAVE: "have|has|having|with|got|hold|holds|holding|had a",
  PLACE:
    "reception|front desk|counter|front counter|bar|floor|kitchen|office|yard|site|warehouse|phones|phone|desk|door|shed|camp|farm|station|workshop|road|truck",
  HARD: "reliable|unreliable|strong|tough|heavy|fast|busy|cope|handle|manage|keep up|last|quit|drama|trouble|problem|issues|risk|scared|hold them back|get in the way|stay long|put off",
  SOFT: "please|pls|thanks|sorry|lol|haha|tbh|honest",
};
