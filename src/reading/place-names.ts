/** Names of places that resumes and advertisements in Australia print, lower case. */

export const STATES: Readonly<Record<string, string>> = {
  "new south wales": "NSW",
  nsw: "NSW",
  victoria: "VIC",
  vic: "VIC",
  queensland: "QLD",
  qld: "QLD",
  "western australia": "WA",
  wa: "WA",
  "south australia": "SA",
  sa: "SA",
  tasmania: "TAS",
  tas: "TAS",
  "australian capital territory": "ACT",
  act: "ACT",
  "northern territory": "NT",
  nt: "NT",
};

export const COUNTRIES: ReadonlySet<string> = words(`
  australia; au; new zealand; nz; united kingdom; uk; england; scotland; wales; northern ireland; ireland;
  united states; united states of america; usa; us; canada; singapore; hong kong; hong kong sar; china; prc;
  taiwan; japan; south korea; korea; india; sri lanka; pakistan; bangladesh; nepal; vietnam; viet nam; thailand;
  malaysia; indonesia; philippines; the philippines; fiji; papua new guinea; png; samoa; tonga; timor-leste;
  united arab emirates; uae; qatar; saudi arabia; israel; lebanon; egypt; turkey; türkiye; iran; iraq; jordan;
  south africa; kenya; nigeria; ghana; zimbabwe; ethiopia; mauritius; germany; france; italy; spain; portugal;
  netherlands; the netherlands; belgium; luxembourg; switzerland; austria; sweden; norway; denmark; finland;
  poland; czech republic; czechia; hungary; romania; bulgaria; greece; croatia; serbia; slovenia; slovakia;
  ukraine; russia; estonia; latvia; lithuania; iceland; malta; cyprus; brazil; argentina; chile; colombia; peru;
  mexico; cambodia; laos; myanmar; mongolia; bahrain; kuwait; oman; vanuatu; solomon islands; new caledonia`);

export const CITIES: ReadonlySet<string> = words(`
  sydney; melbourne; brisbane; perth; adelaide; hobart; darwin; canberra; gold coast; sunshine coast; newcastle;
  central coast; wollongong; geelong; townsville; cairns; toowoomba; ballarat; bendigo; albury; wodonga;
  albury-wodonga; launceston; mackay; rockhampton; bunbury; bundaberg; coffs harbour; wagga wagga; hervey bay;
  mildura; shepparton; port macquarie; gladstone; tamworth; traralgon; orange; dubbo; geraldton; bowral; bathurst;
  nowra; warrnambool; kalgoorlie; alice springs; lismore; goulburn; mount gambier; armidale; broome; katherine;
  devonport; burnie; ipswich; logan; redcliffe; caboolture; byron bay; tweed heads; gosford; maitland; cessnock;
  penrith; parramatta; liverpool; campbelltown; blacktown; bankstown; fairfield; hornsby; chatswood; north sydney;
  macquarie park; ryde; epping; manly; bondi; bondi junction; randwick; marrickville; newtown; surry hills;
  pyrmont; ultimo; redfern; glebe; leichhardt; balmain; burwood; strathfield; hurstville; sutherland; cronulla;
  miranda; castle hill; norwest; bella vista; baulkham hills; rouse hill; kellyville; auburn; lidcombe; rhodes;
  mosman; dee why; brookvale; crows nest; st leonards; lane cove; alexandria; mascot; zetland; waterloo; barangaroo;
  haymarket; darlinghurst; paddington; double bay; richmond; windsor; springwood; katoomba; blue mountains;
  southbank; docklands; st kilda; south yarra; prahran; carlton; fitzroy; collingwood; brunswick; coburg; preston;
  footscray; sunshine; werribee; box hill; hawthorn; kew; camberwell; glen waverley; clayton; dandenong; frankston;
  moorabbin; oakleigh; caulfield; malvern; toorak; brighton; heidelberg; bundoora; broadmeadows; essendon;
  moonee ponds; ringwood; croydon; cranbourne; pakenham; sale; horsham; wangaratta; echuca; swan hill; torquay;
  fortitude valley; south brisbane; west end; new farm; milton; toowong; indooroopilly; st lucia; chermside;
  upper mount gravatt; mount gravatt; springfield; cleveland; southport; surfers paradise; robina; burleigh heads;
  maroochydore; noosa; noosa heads; gympie; mount isa; roma; emerald; kingaroy; fremantle; subiaco; joondalup;
  rockingham; mandurah; midland; west perth; east perth; northbridge; karratha; port hedland; albany; busselton;
  osborne park; glenelg; norwood; unley; prospect; port adelaide; salisbury; elizabeth; marion; mount barker;
  whyalla; port augusta; port lincoln; murray bridge; barossa valley; sandy bay; kingston; glenorchy; palmerston;
  belconnen; woden; tuggeranong; gungahlin; braddon; barton; kingston act; queanbeyan; parkes; forster; taree;
  auckland; wellington; christchurch; hamilton; dunedin; tauranga; queenstown; nelson; london; manchester; birmingham;
  leeds; bristol; edinburgh; glasgow; cardiff; belfast; oxford; cambridge; liverpool uk; dublin; cork; galway;
  new york; new york city; brooklyn; boston; chicago; los angeles; san francisco; san jose; palo alto; seattle;
  austin; dallas; houston; denver; atlanta; miami; washington; washington dc; washington d.c.; philadelphia;
  portland; san diego; toronto; vancouver; montreal; ottawa; calgary; mumbai; delhi; new delhi; bangalore; bengaluru;
  hyderabad; chennai; pune; kolkata; ahmedabad; kochi; colombo; kandy; dhaka; karachi; lahore; islamabad; kathmandu;
  hanoi; ha noi; ho chi minh city; saigon; da nang; bangkok; kuala lumpur; penang; jakarta; bali; manila; cebu;
  quezon city; beijing; shanghai; guangzhou; shenzhen; hangzhou; chengdu; nanjing; wuhan; taipei; tokyo; osaka; kyoto;
  seoul; busan; dubai; abu dhabi; doha; riyadh; jeddah; tel aviv; beirut; cairo; istanbul; tehran; baghdad; amman;
  johannesburg; cape town; durban; pretoria; nairobi; lagos; accra; harare; paris; lyon; berlin; munich; frankfurt;
  hamburg; cologne; stuttgart; vienna; zurich; zürich; geneva; basel; brussels; amsterdam; rotterdam; the hague;
  utrecht; luxembourg city; madrid; barcelona; lisbon; porto; rome; milan; turin; florence; athens; thessaloniki;
  warsaw; krakow; prague; budapest; bucharest; sofia; zagreb; belgrade; kyiv; moscow; stockholm; oslo; copenhagen;
  helsinki; reykjavik; suva; port moresby; apia; são paulo; sao paulo; rio de janeiro; buenos aires; santiago; lima;
  bogota; bogotá; mexico city; phnom penh; vientiane; yangon`);

export const WORK_PLACES: ReadonlySet<string> = words(
  "remote; hybrid; on-site; onsite; on site; work from home; australia-wide; nationwide; various; various locations; cbd; sydney cbd; melbourne cbd; brisbane cbd; perth cbd; adelaide cbd; greater sydney area; greater melbourne area; greater brisbane area; greater perth area; greater adelaide area; sydney area; regional nsw; western sydney; south-east queensland; far north queensland; inner west; northern beaches",
);

function words(list: string): ReadonlySet<string> {
  return new Set(
    list
      .split(";")
      .map((word) => word.replace(/\s+/g, " ").trim())
      .filter((word) => word !== ""),
  );
}
