/** The words that say nothing of which organisation a name means, or only of what kind it is. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Between the parts of a name. */
export const CONNECTORS = words("and the of for n de la le at in on");

/** The form of a company and where it has its place in a group: "Pty Ltd", "Holdings", "Perth office". */
export const TAIL =
  words(`pty ltd limited llp lp llc inc incorporated corp corporation co company plc proprietary pl
  gmbh ag sa nv bv holdings holding group australia australasia australian aust international global worldwide partners
  partnership associates office offices branch division store stores region headquarters hq head apac pacific asia anz
  nz zealand trust unit team cbd metro dept store`);

/** Towns and states, which at the end of a name say which branch. */
export const PLACES =
  words(`sydney melbourne brisbane perth adelaide hobart darwin canberra parramatta newcastle
  wollongong geelong ballarat bendigo townsville cairns toowoomba launceston albury wodonga mackay rockhampton bunbury
  bundaberg tamworth orange dubbo wagga bathurst penrith liverpool campbelltown gosford chatswood bankstown dandenong
  frankston southbank docklands ipswich mandurah joondalup fremantle geraldton kalgoorlie broome karratha nsw vic qld
  wa sa tas act nt cth auckland wellington london singapore`);

/** A part of many names, which alone names nobody. */
const GENERIC =
  words(`bank banking city council shire university uni hospital hospitals health healthcare care legal aid law
  department ministry office national state royal general commission commissioner authority agency service services
  centre center school schools college institute police court supreme federal district public private first community
  regional insurance water power energy transport education government solutions consulting management new north
  northern south southern east eastern west western central capital financial finance security property premier st
  saint our lady network systems society association club church local area my your one human resources technology
  tech digital media global crown rest nine seven meta target domain lion apple star origin synergy defence art shine
  rest bond advertiser self employed freelance confidential various business commonwealth australia australian
  family smart total advanced united allied pro super art medicare tac rac secondment counsel lawyer paralegal`);

/** Of which kind an organisation is, where its name says so: no lawyers are also plumbers. */
const KIND_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  law: words(
    "law lawyer lawyers legal solicitor solicitors barrister barristers attorneys conveyancing conveyancers",
  ),
  finance: words("bank banking credit"),
  accounting: words("accountant accountants accountancy accounting bookkeeping bookkeepers"),
  property: words("realty realtors estate"),
  building: words(
    "plumbing plumbers electrical electricians builders building constructions carpentry roofing painting landscaping",
  ),
  motors: words("motors automotive autos tyres smash"),
  food: words("bakery bakers cafe restaurant restaurants catering pizza butchers florist florists"),
  dental: words(
    "dental dentist dentists veterinary vet physiotherapy chiropractic pharmacy optometrists",
  ),
  health: words("hospital hospitals"),
  council: words("council shire"),
  university: words("university"),
  school: words("school grammar college preschool kindergarten"),
  beauty: words("hair hairdressing salon beauty"),
};

const KIND_OF = new Map(
  Object.entries(KIND_WORDS).flatMap(([kind, all]) =>
    [...all].map((word) => [word, kind] as const),
  ),
);
export const kindOfWord = (word: string): string | undefined => KIND_OF.get(word);

/** Whether there is a word among them that could name somebody. */
export const isDistinctive = (all: readonly string[]): boolean =>
  all.some(
    (word) =>
      word.length > 1 &&
      !/^\d+$/.test(word) &&
      !GENERIC.has(word) &&
      !PLACES.has(word) &&
      !TAIL.has(word) &&
      !CONNECTORS.has(word) &&
      !KIND_OF.has(word),
  );

/** "New South Wales" is "nsw", an adjective like the noun; what comes first is tried first. */
export const SPELT: readonly (readonly [RegExp, string])[] = [
  [/\bnew south wales\b/g, "nsw"],
  [/\bwestern australian?\b/g, "wa"],
  [/\bsouth australian?\b/g, "sa"],
  [/\baustralian capital territory\b/g, "act"],
  [/\bnorthern territory\b/g, "nt"],
  [/\bvictorian?\b/g, "vic"],
  [/\bqueensland\b/g, "qld"],
  [/\btasmanian?\b/g, "tas"],
  [/\bcommonwealth\b/g, "cth"],
  [/\bdept\b/g, "department"],
  [/\b(?:ministry|directorate)\b/g, "department"],
  [/\bgovt\b/g, "government"],
  [/\buni\b/g, "university"],
];

export const JURISDICTIONS = words("nsw vic qld wa sa tas act nt cth");

/** What a part of a government may be called after. */
export const PORTFOLIOS =
  words(`health education justice police treasury transport planning environment housing
  corrections corrective communities families agriculture tourism training finance infrastructure water fisheries
  forestry industry energy mines defence immigration attorney attorneys premier`);

/** What parts of governments are called beside their field. */
export const OF_GOVERNMENT =
  words(`department office state government service services affairs development community regional
  aged care resources general minister ministers cabinet force agency australian australia workplace relations new
  public local social other early years safety wellbeing women youth fair trading administration`);
