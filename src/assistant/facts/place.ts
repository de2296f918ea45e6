import { STATES } from "#reading/place-names.ts";

/** Towns and suburbs by state. Only names that stand for one place; those in several states are below. */
const BY_STATE: Readonly<Record<string, string>> = {
  NSW: `sydney; newcastle; central coast; wollongong; albury; coffs harbour; wagga wagga; wagga; port macquarie;
    tamworth; dubbo; bathurst; nowra; lismore; goulburn; armidale; byron bay; tweed heads; gosford; maitland; cessnock;
    penrith; parramatta; blacktown; bankstown; chatswood; macquarie park; hurstville; queanbeyan; bowral; mudgee; orange;
    blue mountains; taree; bondi; bondi junction; barangaroo; surry hills; western sydney; moorebank; liverpool; griffith;
    campbelltown; hornsby; north sydney; ryde; manly; randwick; marrickville; newtown; pyrmont; ultimo; redfern; glebe;
    leichhardt; balmain; strathfield; sutherland; cronulla; castle hill; norwest; bella vista; baulkham hills; grafton;
    rouse hill; kellyville; auburn; lidcombe; rhodes; mosman; dee why; brookvale; crows nest; st leonards; lane cove;
    alexandria; mascot; zetland; haymarket; darlinghurst; double bay; katoomba; inverell; moree; broken hill; bega; cooma;
    rosebery; botany; arncliffe; kogarah; rockdale; silverwater; wetherill park; smithfield; eastern creek; ingleburn;
    minto; prestons; narellan; camden; oran park; leppington; mona vale; northern beaches; frenchs forest; gladesville;
    artarmon; homebush; olympic park; rozelle; annandale; camperdown; chippendale; woolloomooloo; potts point; ballina;
    kingscliff; forster; singleton; muswellbrook; charlestown; warners bay; kotara; shellharbour; kiama; moss vale;
    batemans bay; ulladulla; yass; cowra; parkes; forbes; griffith; deniliquin; tuggerah; wyong; terrigal; erina;
    circular quay; martin place; darling harbour; the rocks; millers point; five dock; drummoyne; canada bay; ashfield;
    burwood nsw; eveleigh; green square; neutral bay; milsons point; cremorne; pymble; gordon; turramurra; wahroonga;
    thornleigh; pennant hills; dural; mount druitt; st marys; emu plains; springwood; inner west; huskisson; narrabri`,
  VIC: `melbourne; geelong; ballarat; bendigo; wodonga; mildura; shepparton; traralgon; warrnambool; dandenong;
    frankston; footscray; box hill; southbank; docklands; wangaratta; horsham; werribee; st kilda; south yarra; prahran;
    carlton; fitzroy; collingwood; brunswick; coburg; hawthorn; kew; camberwell; glen waverley; mount waverley; clayton;
    moorabbin; oakleigh; caulfield; malvern; toorak; bundoora; broadmeadows; essendon; moonee ponds; ringwood;
    cranbourne; pakenham; echuca; swan hill; torquay; abbotsford; cremorne vic; port melbourne; south melbourne;
    north melbourne; west melbourne; east melbourne; albert park; cheltenham; mentone; mordialloc; mornington; narre warren;
    berwick; officer; altona; tullamarine; craigieburn; epping vic; reservoir; northcote; thornbury; fairfield vic;
    heidelberg; doncaster; nunawading; mitcham; bayswater vic; knox; rowville; scoresby; mulgrave; noble park; springvale;
    braybrook; sunshine west; truganina; derrimut; point cook; hoppers crossing; melton; bacchus marsh; sunbury; kyneton;
    castlemaine; maryborough vic; ararat; hamilton vic; colac; bairnsdale; sale; moe; morwell; warragul; leongatha; wonthaggi;
    benalla; seymour; kilmore; lilydale; yarra valley; gippsland; latrobe valley; bellarine; lara; corio; st albans; keilor`,
  QLD: `brisbane; gold coast; sunshine coast; townsville; cairns; toowoomba; mackay; rockhampton; bundaberg;
    hervey bay; gladstone; ipswich; mount isa; fortitude valley; maroochydore; surfers paradise; noosa; noosa heads; gympie;
    south brisbane; woolloongabba; toowong; indooroopilly; st lucia; chermside; mount gravatt; upper mount gravatt;
    southport; robina; burleigh heads; burleigh; caboolture; redcliffe; logan; kingaroy; emerald; eagle farm; hamilton qld;
    bowen hills; newstead; teneriffe; kangaroo point; milton qld; spring hill; west end; new farm; nundah; northgate; hendra;
    acacia ridge; rocklea; archerfield; richlands; wacol; springfield lakes; north lakes; strathpine; aspley; carindale;
    capalaba; cleveland; beenleigh; yatala; nerang; bundall; varsity lakes; broadbeach; coolangatta; tweed; caloundra;
    kawana; nambour; buderim; warwick; dalby; roma; chinchilla; yeppoon; airlie beach; proserpine; ayr; innisfail;
    atherton; mareeba; port douglas; palm cove; thuringowa; murarrie; hemmant; pinkenba; mount ommaney; kenmore; ashgrove`,
  WA: `perth; fremantle; bunbury; geraldton; kalgoorlie; broome; karratha; port hedland; mandurah; joondalup;
    subiaco; busselton; west perth; east perth; northbridge; osborne park; rockingham; midland; albany; margaret river;
    cannington; canning vale; welshpool; kewdale; belmont wa; victoria park; south perth; claremont; nedlands; cottesloe;
    cockburn; bibra lake; jandakot; malaga; balcatta; wangara; scarborough wa; innaloo; stirling; morley; armadale wa;
    kwinana; henderson; esperance; newman; pilbara; kimberley; northam; collie; como; applecross; booragoon; murdoch;
    leederville; mount lawley; herdsman; wembley; burswood; rivervale; bentley`,
  SA: `adelaide; mount gambier; whyalla; port augusta; port lincoln; murray bridge; glenelg; barossa valley; barossa;
    norwood; unley; port adelaide; mount barker; mawson lakes; tonsley; modbury; tea tree gully; golden grove; morphett vale;
    noarlunga; victor harbor; gawler; port pirie; berri; renmark; mclaren vale; thebarton; hindmarsh; mile end; wayville;
    parkside; keswick; edwardstown; bedford park; osborne sa; wingfield; regency park; dry creek; clare valley; naracoorte`,
  TAS: "hobart; launceston; devonport; burnie; glenorchy; sandy bay; ulverstone; bellerive; battery point; kingborough; salamanca; invermay; moonah; derwent park",
  ACT: "canberra; belconnen; tuggeranong; gungahlin; woden; braddon; fyshwick; mitchell act; dickson; phillip; bruce act; manuka; deakin; civic; russell act; hume act; parkes act; barton act; kingston act",
  NT: "darwin; alice springs; katherine; palmerston; tennant creek; nhulunbuy; winnellie; berrimah; casuarina",
};

/** In several states: a place, but nobody knows which without being told. */
const ANYWHERE = `richmond; kingston; brighton; windsor; paddington; epping; burwood; preston; fairfield; croydon; sunshine;
  prospect; marion; salisbury; elizabeth; milton; hamilton; springfield; nelson bay; barton; maryborough; bayswater;
  belmont; clayfield; waterloo; wellington; miranda; balwyn; hawthorne; kensington; northcliffe; stafford; mitchell;
  redbank; scarborough; st peters; thornton; cremorne; armadale; ashwood; blackwood; torrensville; tamarama; airport west`;

/** As people type them. */
const SHORT: Readonly<Record<string, string>> = {
  syd: "Sydney",
  melb: "Melbourne",
  mel: "Melbourne",
  bris: "Brisbane",
  brissie: "Brisbane",
  brisvegas: "Brisbane",
  bne: "Brisbane",
  adl: "Adelaide",
  radelaide: "Adelaide",
  cbr: "Canberra",
  parra: "Parramatta",
  newy: "Newcastle",
  freo: "Fremantle",
  per: "Perth",
  "the gong": "Wollongong",
  gc: "Gold Coast",
  goldie: "Gold Coast",
  "n sydney": "North Sydney",
  "nth sydney": "North Sydney",
  "north syd": "North Sydney",
  "mac park": "Macquarie Park",
  rocky: "Rockhampton",
};

const names = (list: string) => list.split(";").map((name) => name.replace(/\s+/g, " ").trim());

/** Town in lower case -> its state, or "" when it is in several. */
const TOWNS: ReadonlyMap<string, string> = new Map([
  ...names(ANYWHERE).map((name): [string, string] => [name, ""]),
  ...Object.entries(BY_STATE).flatMap(([state, list]) =>
    names(list)
      .filter((name) => !/ (?:nsw|vic|qld|wa|sa|act)$/.test(name))
      .map((name): [string, string] => [name, state]),
  ),
]);

const SHORT_TOWNS: ReadonlyMap<string, string> = new Map(Object.entries(SHORT));

/** Words of the language as well: a place only with a capital and after "in", "our" and the like. */
const ORDINARY: ReadonlySet<string> = new Set(
  names(`orange; sale; officer; emerald; prospect; marion; logan; manly; mascot; auburn; rhodes; reservoir; sunshine; gordon;
    preston; milton; hamilton; elizabeth; richmond; windsor; civic; como; warwick; roma; collie; colac; moe; kew; forster;
    phillip; dickson; bruce; russell; clare; camden; singleton; parkes; forbes; griffith; seymour; mitchell; stirling;
    russell; henderson; murdoch; newman; nelson; wellington; waterloo; miranda; stafford; kimberley; katherine; albany; tweed;
    springwood; parkside; norwood; yass; bega; minto; botany; berri; glebe; midland; cleveland; bentley; barton; hume;
    knox; herdsman; northgate; carlton; malvern; kensington; brighton; kingston; epping; liverpool; salisbury; stanley;
    spring hill; west end; rocky; per; mel; gc; goldie; phillip; officer; wingfield; elizabeth; glenelg; belmont; clayton`),
);

const STATE_AT_END = new RegExp(
  String.raw`,?\s*\(?(?<!\p{L})(${Object.keys(STATES).join("|")}|n\.s\.w\.)\)?(?:\s+\d{4})?$`,
  "iu",
);
const SMALL = new Set("of the and on near in at to".split(" "));
const SIDE =
  /^(?:north|south|east|west|upper|lower|inner|greater|central|downtown) | (?:north|south|east|west|heights|beach|junction|cbd|city)$/g;

/** "wagga" -> "Wagga NSW": as typed, with capitals, and with its state where that is known. */
export function placeOf(said: string): string {
  const bare = said
    .replace(/\s+/g, " ")
    .replace(/^[\s,;:.(–-]+|[\s,;:.)!–-]+$/g, "")
    .replace(/^(?:in|at|near|around|our|the|based in|based at|out of|from|ex)\s+(?=\S)/i, "")
    .replace(/ in (?=(?:nsw|vic|qld|wa|sa|tas|act|nt)$)/i, " ")
    .replace(/^a?bout (?=\d)/i, "")
    .replace(/^(\d+) ?(?:k|kms?|kays?) (?=\p{L})/iu, "$1 km ")
    .replace(/^(?:one|two|three|four|five) (?=\p{L})/iu, "")
    .replace(/\s+(?:office|based|here|there|area|region)$/i, (end) =>
      /area|region/i.test(end) ? end : "",
    );
  if (bare === "") return "";
  const stated = STATE_AT_END.exec(bare);
  const state = stated ? (STATES[(stated[1] ?? "").toLowerCase().replaceAll(".", "")] ?? "") : "";
  const name = stated && stated.index > 0 ? bare.slice(0, stated.index) : bare;
  const lower = name.toLowerCase();
  const town = SHORT_TOWNS.get(lower) ?? inCapitals(name);
  const known = TOWNS.get(town.toLowerCase()) ?? TOWNS.get(town.toLowerCase().replace(SIDE, ""));
  const ends = state || known || "";
  return ends === "" || stated?.index === 0 ? town : `${town} ${ends}`;
}

const inCapitals = (name: string) => name.split(" ").map(inPrint).join(" ");
function inPrint(word: string, at: number): string {
  if (/^(?:km|kms|from)$/i.test(word)) return word.toLowerCase();
  if (at > 0 && SMALL.has(word.toLowerCase())) return word.toLowerCase();
  return capital(word === word.toUpperCase() && word.length > 4 ? word.toLowerCase() : word);
}
const capital = (word: string) =>
  word.replace(/^[^\p{L}\d]*\p{L}/u, (start) => start.toUpperCase());

/** The places of a location, and what stands between them. */
const BETWEEN = /(\s*,\s+(?:and\s+|or\s+)?|\s+(?:and|or|&)\s+|\s*\/\s*)/;

const sameTown = (one: string, other: string) => bareTown(one) === bareTown(other);
const bareTown = (place: string) =>
  place
    .toLowerCase()
    .replace(STATE_AT_END, "")
    .replace(/[^\p{L}\p{N} ]/gu, "")
    .trim();

export const hasPlace = (location: string, place: string) =>
  (bareTown(place) !== "" && ` ${bareTown(location)} `.includes(` ${bareTown(place)} `)) ||
  location.split(BETWEEN).some((one) => sameTown(one, place));

/** The location without a place; "" when it was the only one. */
export function withoutPlace(location: string, place: string): string {
  const parts = location.split(BETWEEN);
  const kept: string[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const one = parts[at] ?? "";
    if (sameTown(one, place)) continue;
    if (kept.length > 0) kept.push(parts[at - 1] ?? ", ");
    kept.push(one);
  }
  return kept.join("").trim();
}

export const isTown = (name: string) =>
  TOWNS.has(name.toLowerCase()) && !ORDINARY.has(name.toLowerCase());

const STREET =
  /\d|\b(?:st|street|rd|road|ave|avenue|lane|ln|hwy|highway|pde|parade|tce|terrace|drive|dr|crescent|level|floor|mall|plaza|square|quay|building|wharf)\b/i;
export const isStreet = (place: string) => STREET.test(place);
