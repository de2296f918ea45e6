import { GUESSABLE_SENTENCES } from "#contract/guessable-passwords.ts";
import { invalid } from "#server/platform/faults.ts";

interface Owner {
  readonly name: string;
  readonly email: string;
}

/** Fewer than so many are tried out within minutes by whoever has a stolen list of hashes. */
const FEWEST_GUESSES = 5;
/** A shorter name stands in other words by chance: it counts as one guess instead. */
const NAME_LEAST = 4;

/** For every new password, after its length: an old one goes on working until it is changed. */
export function refuseGuessable(password: string, owner: Owner): void {
  const own = wordsOf(owner);
  const text = password.toLowerCase();
  if (own.some((word) => word.length >= NAME_LEAST && text.includes(word)))
    throw invalid(GUESSABLE_SENTENCES.personal);
  if (guessCount(password, own) < FEWEST_GUESSES) throw invalid(GUESSABLE_SENTENCES.common);
}

/** The address, what stands before its @, and each word of it and of the name. */
function wordsOf({ name, email }: Owner): string[] {
  const address = email.trim().toLowerCase();
  const [mailbox = ""] = address.split("@");
  const parts = `${name.toLowerCase()} ${mailbox}`.split(/[^\p{L}\p{N}]+/u);
  return [...new Set([address, mailbox, ...parts])].filter((word) => word.length > 2);
}

/**
 * Words that passwords are made of, most of them seen in every list of leaked ones. In lower case and
 * without figures in place of letters: `guess-count.ts` sees through those, and through years,
 * repetitions and rows of keys. A space parts two words.
 */
const LISTS = {
  asked: `
    password passwords passwort passwd passw pass passcode passphrase letmein welcome login logon signin access
    admin administrator root user username guest test testing tester default change changeme changeit secret
    secure security private public system server computer laptop internet network office work temp temporary
    example sample demo account mypass mypassword mypw newpass newpassword oldpassword nopassword thepassword
    master manager superuser support service staff student teacher company business candour candidate recruiter
    recruit recruiting resume job jobs career careers hire hiring lawyer solicitor barrister legal law attorney
    court justice judge counsel open enter entry start begin hello hallo hey goodbye please thanks thankyou
    trustno trustnoone whatever nothing something anything forget forgot remember idontknow dontknow unknown
    qwerty qwertz azerty qazwsx qwe asd zxc zaq xsw cde vfr bgt nhy mju wsx edc rfv tgb yhn ujm qaz asdf zxcv
    asdfgh zxcvbn zxcvbnm asdfghjkl qwertyuiop poiuytrewq lkjhgfdsa mnbvcxz abc abcd abcde abcdef abcdefg
    google facebook twitter instagram youtube yahoo gmail hotmail outlook microsoft windows apple iphone android
    samsung nokia sony dell lenovo toshiba linkedin myspace netflix spotify amazon ebay paypal adobe oracle cisco
    linux ubuntu mozilla firefox chrome safari wordpress github telstra optus vodafone bigpond iinet wifi`,
  loved: `
    love loves lover loveme loveyou iloveyou iloveu iluvu ilove loveu luv lovely lover babe baby babygirl babyboy
    honey sweet sweetie sweety sweetheart heart hearts angel angels princess prince queen king kings darling
    sugar candy cookie cookies cupcake chocolate kiss kisses hug hugs beautiful pretty cute cutie gorgeous sexy
    hot hottie girl girls boy boys man woman lady ladies mum mummy mom mommy dad daddy mother father sister
    brother family friend friends bestfriend forever always together life live laugh dream dreams dreamer happy
    smile smiley sunshine rainbow star stars starlight moon moonlight sun sunny sky heaven faith hope grace
    blessed bless god jesus jesuschrist christ lord church bible allah amen karma peace freedom liberty trust
    destiny fantasy magic miracle lucky luck money dollar dollars cash rich million winner success power perfect
    awesome cool great super fuck fucker fuckyou fuckoff fuckit shit bitch bastard bullshit asshole pussy dick
    cock penis sex porn boobs nigger damn hell devil demon satan evil killer kill death dead blood sucks stupid
    crazy monster zombie vampire ghost ninja pirate samurai warrior knight soldier hunter ranger sniper gangster`,
  animals: `
    animal animals dog dogs doggy doggie puppy puppies cat cats kitty kitten kittens pussycat monkey monkeys
    dragon dragons tiger tigers lion lions bear bears panda koala kangaroo wombat platypus dingo emu kookaburra
    cockatoo galah magpie eagle eagles falcon hawk raven phoenix bird birds chicken duck turkey pig piggy horse
    horses pony unicorn cow bull goat sheep rabbit bunny hamster mouse rat fox wolf wolves coyote elephant
    giraffe zebra hippo rhino gorilla dolphin dolphins whale shark sharks fish fishing turtle frog snake cobra
    viper python spider scorpion butterfly ladybug bee beetle dinosaur trex jaguar panther leopard cheetah cougar
    buster max bella charlie coco ruby rocky lucky molly daisy bailey toby sadie maggie sophie shadow smokey
    ginger pepper oreo simba nala felix tigger whiskers fluffy snowball patches muffin peanut pumpkin casper duke
    rusty sparky rover fido rex zeus apollo thor odin loki hercules bandit gizmo teddy milo oscar archie`,
  plays: `
    football soccer footy rugby cricket baseball softball basketball netball hockey tennis golf golfer surfer
    surfing surf skate skater skateboard swim swimming runner running cycling boxing karate wrestling racing
    racer nascar formula ferrari porsche mercedes bmw audi toyota holden commodore falcon ford mustang chevy
    camaro corvette charger honda civic yamaha suzuki kawasaki harley ducati jeep nissan skyline mazda subaru
    volkswagen lamborghini arsenal chelsea liverpool everton manchester manutd united mancity tottenham westham
    leeds celtic rangers barcelona barca realmadrid madrid juventus milan inter bayern dortmund ajax benfica
    porto messi ronaldo neymar beckham rooney gerrard maradona pele jordan lebron kobe lakers bulls celtics
    knicks warriors cowboys steelers packers patriots raiders broncos eagles giants dolphins yankees redsox
    dodgers cubs mets braves collingwood carlton essendon hawthorn richmond geelong melbourne fremantle
    kangaroos bulldogs demons swans crows power magpies bombers hawks cats dockers saints suns lions eagles
    tigers blues stkilda broncos storm roosters rabbitohs rabbitos souths sharks dragons eels panthers raiders
    knights cowboys titans seaeagles manly wanderers victory wallabies waratahs brumbies reds allblacks socceroos
    matildas ashes origin game games gamer gaming player players playstation xbox nintendo mario luigi zelda
    sonic pokemon pikachu charizard minecraft fortnite roblox warcraft starcraft diablo halo callofduty counter
    strike counterstrike doom quake tetris pacman chess poker casino blackjack jackpot`,
  seen: `
    superman batman spiderman ironman hulk wolverine deadpool avengers captain america joker robin catwoman
    starwars skywalker vader darthvader yoda jedi chewbacca hansolo startrek spock enterprise matrix trinity neo
    morpheus terminator predator alien rambo rocky gandalf frodo bilbo hobbit legolas aragorn mordor gollum
    harrypotter potter hermione hogwarts dumbledore voldemort snape twilight edward narnia shrek nemo elsa frozen
    disney mickey minnie donald goofy pluto bambi simba aladdin jasmine ariel tinkerbell cinderella barbie snoopy
    garfield scooby scoobydoo simpsons homer bart lisa marge southpark cartman kenny familyguy futurama naruto
    sasuke goku vegeta dragonball onepiece luffy bleach anime manga hellokitty spongebob patrick friends seinfeld
    music musica song songs guitar guitarist drum drums drummer piano violin bass metal rock rocknroll punk rap
    rapper hiphop jazz blues reggae techno trance metallica megadeth slayer slipknot korn nirvana greenday
    linkinpark blink eminem tupac snoop acdc beatles stones zeppelin pinkfloyd queen madonna prince elvis jackson
    beyonce rihanna shakira britney gaga taylor swift bieber onedirection abba oasis coldplay radiohead u2
    whisky whiskey vodka tequila beer wine drink drunk coffee tea pizza burger cheese chicken bacon banana apple
    apples orange lemon cherry strawberry blueberry peaches mango melon tomato potato carrot butter bread sugar
    honey pepper salt ginger vanilla caramel cinnamon vegemite timtam pavlova lamington snickers pepsi cocacola
    coke fanta sprite nutella flower flowers rose roses lily tulip sunflower orchid jasmine lavender tree forest
    ocean sea beach river lake mountain island storm thunder lightning rain snow winter fire flame water earth
    wind ice diamond gold golden silver platinum crystal pearl emerald sapphire amber jade rainbow red blue green
    yellow purple pink black white grey gray brown orange violet indigo scarlet crimson turquoise`,
  dates: `
    january february march april may june july august september october november december jan feb mar apr jun
    jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri
    sat spring summer autumn fall winter holiday holidays weekend birthday christmas xmas santa easter halloween
    newyear today tomorrow yesterday day days night nights morning week month year time one two three four five
    six seven eight nine ten eleven twelve hundred thousand zero first second third number numbers`,
  places: `
    australia australian aussie aussieaussie oz straya downunder sydney melbourne brisbane perth adelaide hobart
    darwin canberra newcastle wollongong geelong townsville cairns toowoomba ballarat bendigo albury launceston
    mackay rockhampton bunbury bundaberg goldcoast sunshinecoast centralcoast gosford parramatta penrith
    blacktown liverpool campbelltown bankstown hurstville chatswood hornsby manly bondi coogee maroubra cronulla
    newtown redfern surryhills paddington balmain glebe marrickville randwick mosman kogarah auburn ryde epping
    castlehill fairfield cabramatta strathfield burwood ashfield richmond fitzroy collingwood brunswick carlton
    northcote preston coburg essendon footscray stkilda prahran toorak hawthorn kew camberwell boxhill dandenong
    frankston ringwood werribee sunshine brighton fortitudevalley southbank toowong indooroopilly ipswich logan
    redcliffe carindale chermside fremantle joondalup rockingham mandurah subiaco cottesloe glenelg norwood
    victoria queensland tasmania newsouthwales nsw qld vic tas southaustralia westernaustralia zealand newzealand
    auckland wellington christchurch england london britain scotland ireland dublin wales america usa newyork
    california texas florida chicago boston dallas miami vegas lasvegas hollywood losangeles canada toronto
    vancouver mexico brazil brasil argentina france paris germany berlin munich italy italia roma rome spain
    espana portugal greece athens turkey istanbul russia moscow poland china beijing shanghai hongkong taiwan
    japan tokyo korea seoul india mumbai delhi pakistan lahore karachi nepal bangladesh srilanka singapore
    malaysia indonesia bali jakarta thailand bangkok vietnam saigon hanoi philippines manila lebanon beirut egypt
    cairo iran tehran iraq israel africa nigeria kenya ghana zimbabwe fiji samoa tonga hawaii europe asia world`,
  names: `
    james john robert michael mike william will david dave richard rick joseph joe thomas tom charles charlie
    chris christopher daniel dan danny matthew matt anthony tony mark donald steven steve stephen paul andrew
    andy joshua josh kenneth kevin brian george edward eddie ronald timothy tim jason jeffrey jeff ryan jacob
    jake gary nicholas nick eric jonathan larry justin scott brandon benjamin ben samuel sam gregory greg frank
    alexander alex raymond ray patrick pat jack jackson dennis jerry tyler aaron jose adam nathan henry harry
    douglas zachary zach peter pete kyle noah ethan jeremy walter christian keith roger terry austin sean shaun
    gerald carl harold dylan arthur lawrence jordan jesse bryan billy bruce gabriel logan alan juan albert
    willie elijah wayne randy vincent mason roy ralph bobby russell bradley brad philip phil eugene liam lachlan
    angus hamish oliver lucas leo hugo archie hunter cooper riley connor callum lewis jayden brayden kai ali
    ahmed mohammed muhammad mohamed hassan hussein omar ibrahim abdul khan singh raj ravi amit rahul rohit vijay
    kumar patel sharma nguyen tran minh linh wang wei chen li zhang liu yang huang kim lee park carlos luis
    antonio francisco manuel pedro miguel diego pablo marco mario luca giovanni giuseppe dimitri ivan sergei
    vladimir boris igor mary patricia jennifer jenny linda elizabeth liz barbara susan sue jessica jess sarah
    karen lisa nancy betty margaret sandra ashley kimberly emily donna michelle carol amanda mandy dorothy
    melissa mel deborah debbie stephanie steph rebecca bec becky sharon laura cynthia kathleen amy angela shirley
    anna brenda pamela pam emma nicole helen samantha sammy katherine kate katie christine tina debra rachel
    carolyn janet catherine cathy maria heather diane ruth julie olivia joyce virginia victoria vicky kelly
    lauren christina joan evelyn judith megan meg andrea cheryl hannah jacqueline jackie martha gloria teresa
    ann anne annie sara madison maddie frances kathryn janice jean abigail abby alice judy sophia grace denise
    amber doris marilyn danielle dani beverly isabella bella theresa diana natalie brittany charlotte marie
    kayla alexis lori mia ava amelia isla chloe zoe ella lily lucy evie matilda tilly harper willow scarlett
    georgia imogen poppy phoebe holly sienna tahlia jasmine paige hayley kylie nadia fatima aisha zainab leila
    layla priya anjali pooja neha deepa lakshmi mei ling yuki sakura carmen rosa lucia sofia elena natasha olga
    tatiana svetlana irina smith jones williams brown wilson taylor johnson white martin anderson thompson
    thomas walker harris lewis robinson miller davis clark kelly murphy ryan king wright green baker adams hall
    campbell mitchell roberts carter phillips evans turner parker edwards collins stewart morris cook rogers
    morgan bell bailey cooper richardson cox howard ward peterson gray watson brooks sanders price bennett wood`,
} as const;

export const COMMON_WORDS: ReadonlySet<string> = new Set(
  Object.values(LISTS).flatMap((list) => list.split(/\s+/).filter((word) => word.length > 2)),
);

/**
 * How many guesses a password is made of: a known word, a year, a row of keys or one letter again and
 * again is one guess, whatever its length; two figures are one; any other character is one.
 */
export function guessCount(password: string, ownWords: readonly string[] = []): number {
  const text = password.toLowerCase();
  const spellings = [text, ...LETTERS.map((letters) => withLetters(text, letters))];
  const isWord = (start: number, end: number) =>
    spellings.some((one) => isKnown(one.slice(start, end), ownWords));
  /** The fewest guesses for the first so many characters. */
  const fewest = [0];
  for (let end = 1; end <= text.length; end++) {
    let best = (fewest[end - 1] ?? 0) + 1;
    for (let start = Math.max(0, end - LONGEST); start < end - 1; start++) {
      const part = text.slice(start, end);
      if (isWord(start, end) || isPattern(part)) best = Math.min(best, (fewest[start] ?? 0) + 1);
    }
    fewest.push(best);
  }
  return repeated(text) ? 1 : (fewest[text.length] ?? 0);
}

/** No word, row of keys or date that counts is longer. */
const LONGEST = 24;
const TWO_FIGURES = /^\d\d$/;

/** What stands in place of a letter; "1" may be two of them. */
const SIGNS = { "@": "a", "4": "a", "8": "b", "3": "e", "6": "g", "9": "g", "0": "o" };
const MORE_SIGNS = { $: "s", "5": "s", "7": "t", "+": "t", "2": "z" };
const LETTERS = ["i", "l"].map((one) =>
  Object.fromEntries(Object.entries({ ...SIGNS, ...MORE_SIGNS, "1": one, "!": one, "|": one })),
);
const withLetters = (text: string, letters: Record<string, string>) =>
  text.replace(/[^a-z]/g, (sign) => letters[sign] ?? sign);

const isKnown = (word: string, ownWords: readonly string[]) =>
  COMMON_WORDS.has(word) || ownWords.includes(word);

const isPattern = (part: string) =>
  TWO_FIGURES.test(part) || (part.length > 2 && isLongPattern(part));
const isLongPattern = (part: string) =>
  isOneCharacter(part) || isYear(part) || isDate(part) || isRow(part);

const isOneCharacter = (part: string) => part === part.charAt(0).repeat(part.length);
const isYear = (part: string) => /^(?:19|20)\d\d$/.test(part);
const isDate = (part: string) =>
  /^(?:[0-3]?\d[-/. ]?[01]?\d[-/. ]?(?:19|20)?\d\d|(?:19|20)\d\d[-/. ]?[01]\d[-/. ]?[0-3]\d)$/.test(
    part,
  ) && part.length > 5;

const ROWS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "`1234567890-=",
  "~!@#$%^&*()_+",
  "qwertyuiop[]",
  "asdfghjkl;'",
  "zxcvbnm,./",
  "qwertzuiop",
  "azertyuiop",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "qazwsxedcrfvtgbyhnujmikolp",
  "!qaz@wsx#edc$rfv%tgb",
  "147258369",
  "741852963",
  "159357",
  "123321",
  "13579",
  "2468",
  "a1b2c3d4e5f6",
  "1a2b3c4d5e6f",
];
const EITHER_WAY = ROWS.flatMap((row) => [row, [...row].reverse().join("")]);
const isRow = (part: string) => EITHER_WAY.some((row) => row.includes(part));

/** The same one to four characters from the beginning to the end. */
function repeated(text: string): boolean {
  return [1, 2, 3, 4].some(
    (length) => text === text.slice(0, length).repeat(text.length).slice(0, text.length),
  );
}
