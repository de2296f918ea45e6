// Employers, towns and people that do not exist.
const split = (text) => text.trim().split(/\s*,\s*|\n/);

export const TOWNS = split(
  `Sydney NSW, Sydney NSW, Sydney NSW, Parramatta NSW, Newcastle NSW, Wollongong NSW, Dubbo NSW, Albury NSW,
Orange NSW, Coffs Harbour NSW, Melbourne VIC, Melbourne VIC, Melbourne VIC, Geelong VIC, Ballarat VIC,
Bendigo VIC, Dandenong VIC, Shepparton VIC, Brisbane QLD, Brisbane QLD, Gold Coast QLD, Cairns QLD,
Townsville QLD, Toowoomba QLD, Mackay QLD, Perth WA, Perth WA, Fremantle WA, Bunbury WA, Karratha WA,
Adelaide SA, Adelaide SA, Mount Gambier SA, Hobart TAS, Launceston TAS, Canberra ACT, Darwin NT, Alice Springs NT`,
).map((town) => {
  const [, name, state] = /^(.+) (\w+)$/.exec(town.trim());
  return { name, state };
});

const FIRST = split(
  `Alder, Banksia, Brindle, Calder, Carrick, Cobalt, Corella, Dunmore, Eastlake, Elder, Fairholm, Fenwick, Garrick,
Gilmore, Granite, Halyard, Harrow, Hawthorn, Ironbark, Jarrah, Kestrel, Kingsley, Larkin, Lockwood, Mallee, Marlow,
Merrin, Mistral, Northgate, Oakden, Paragon, Pardalote, Pemberton, Quayle, Quillon, Redgum, Rosella, Saltbush, Selwyn,
Silverton, Southbank, Stanmore, Tallow, Tamarind, Thornbury, Torrens, Trellis, Vantage, Wandoo, Waratah, Westbrook,
Whitlock, Wirra, Yarran, Zephyr, Ashby, Blackwood, Castlereagh, Drummond, Everard`,
);
const SECOND = split(
  `Hall, Reid, Bishop, Chen, Marsh, Okafor, Petrov, Singh, Doyle, Farrugia, Grant, Hughes, Iyer, Jansen, Kaur, Lam,
Mendez, Nakano, O'Dea, Pace, Quinn, Rossi, Salter, Tran, Usher, Vella, Wong, Yates, Zammit, Brandt, Cole, Dimitriou`,
);
const KINDS = {
  law: split(
    "Lawyers, Legal, Solicitors, Law Group, Partners, & Co Lawyers, Legal Practice, Law, Chambers Group",
  ),
  it: split("Systems, Digital, Software, Cloud, Labs, Data, Technologies, Networks"),
  eng: split("Engineering, Consulting, Projects, Design, Technical Services"),
  hea: split("Health, Private Hospital, Medical Centre, Clinic, Health Service, Care Group"),
  soc: split("Community Services, Support, Family Services, Care, Housing"),
  edu: split("College, Grammar School, Primary School, Institute, Learning"),
  gov: split("City Council, Shire Council, Authority, Commission, Agency"),
  con: split("Constructions, Builders, Civil, Building Group, Contractors"),
  trd: split("Electrical, Plumbing, Mechanical, Trade Services, Maintenance"),
  man: split("Manufacturing, Foods, Packaging, Industries, Works"),
  tra: split("Logistics, Transport, Freight, Warehousing, Couriers"),
  hos: split("Hotel, Kitchen, Dining, Hospitality, Catering, Resort"),
  ret: split("Stores, Retail, Trading, Outfitters, Markets"),
  fin: split("Accounting, Advisory, Finance, Capital, Mutual, Wealth"),
};
const ANY_KIND = split(
  "Group, Australia, Services, Partners, Holdings, Enterprises, Co, Solutions",
);

export function company(random, family) {
  const kind = random.pick(random.chance(0.75) ? (KINDS[family] ?? ANY_KIND) : ANY_KIND);
  if (random.chance(0.3)) return `${random.pick(FIRST)} ${random.pick(SECOND)} ${kind}`;
  if (random.chance(0.3)) return `${random.pick(SECOND)} & ${random.pick(SECOND)} ${kind}`;
  return `${random.pick(FIRST)} ${kind}`;
}

const GIVEN = split(
  `Amara, Bronte, Callum, Dinesh, Elif, Farah, Georgia, Hamish, Imogen, Jarrod, Keiko, Liam, Mei, Noor, Oscar, Priya,
Quentin, Rosa, Samir, Tahlia, Ursula, Viktor, Wren, Xavier, Yasmin, Zoran, Aisha, Bao, Caitlin, Declan`,
);
export const person = (random) => `${random.pick(GIVEN)} ${random.pick(SECOND)}`;
export const given = (random) => random.pick(GIVEN);

export const SCHOOLS = split(
  `University of Sydney, University of Melbourne, Monash University, Deakin University, University of Queensland,
Griffith University, Macquarie University, Curtin University, Flinders University, University of Tasmania,
Charles Darwin University, La Trobe University, RMIT University, University of Newcastle, Western Sydney University,
Queensland University of Technology, University of Adelaide, Swinburne University, Edith Cowan University`,
);
export const COLLEGES = split(
  "TAFE NSW, TAFE Queensland, TAFE SA, Holmesglen Institute, Box Hill Institute, North Metropolitan TAFE",
);
