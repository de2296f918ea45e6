import { stateIn } from "#reading/places.ts";

/** Only names that stand for one place: Richmond, Kingston and Brighton are in several states. */
const TOWNS: Readonly<Record<string, string>> = {
  NSW: `sydney; newcastle; central coast; wollongong; albury; coffs harbour; wagga wagga; port macquarie;
    tamworth; dubbo; bathurst; nowra; lismore; goulburn; armidale; byron bay; tweed heads; gosford; maitland;
    penrith; parramatta; blacktown; bankstown; chatswood; macquarie park; hurstville; queanbeyan; bowral;
    blue mountains; taree; bondi junction; barangaroo; surry hills; western sydney`,
  VIC: `melbourne; geelong; ballarat; bendigo; wodonga; mildura; shepparton; traralgon; warrnambool; dandenong;
    frankston; footscray; box hill; southbank; docklands; wangaratta; horsham; werribee; st kilda`,
  QLD: `brisbane; gold coast; sunshine coast; townsville; cairns; toowoomba; mackay; rockhampton; bundaberg;
    hervey bay; gladstone; ipswich; mount isa; fortitude valley; maroochydore; surfers paradise; noosa`,
  WA: `perth; fremantle; bunbury; geraldton; kalgoorlie; broome; karratha; port hedland; mandurah; joondalup;
    subiaco; busselton`,
  SA: "adelaide; mount gambier; whyalla; port augusta; port lincoln; murray bridge; glenelg; barossa valley",
  TAS: "hobart; launceston; devonport; burnie; glenorchy",
  ACT: "canberra; belconnen; tuggeranong; gungahlin",
  NT: "darwin; alice springs; katherine; palmerston",
};

export const TOWN_STATES: ReadonlyMap<string, string> = new Map(
  Object.entries(TOWNS).flatMap(([state, names]) =>
    names.split(";").map((name): [string, string] => [name.trim(), state]),
  ),
);

const TOWN = new RegExp(`(?<!\\p{L})(?:${[...TOWN_STATES.keys()].join("|")})(?!\\p{L})`, "u");

/** The state that a place lies in: "Sydney" -> "NSW"; "" when it does not say. */
export function stateOf(location: string): string {
  const [town] = TOWN.exec(location.toLowerCase()) ?? [];
  return stateIn(location) || (TOWN_STATES.get(town ?? "") ?? "");
}
