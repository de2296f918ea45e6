/**
 * Towns whose name stands for one place, with where they lie (degrees south and east). Richmond, Kingston and
 * Brighton are in several states, so they are not here.
 */
const TOWNS: Readonly<Record<string, string>> = {
  NSW: `sydney -33.87 151.21; newcastle -32.93 151.78; central coast -33.43 151.34; wollongong -34.42 150.89;
    albury -36.08 146.92; coffs harbour -30.30 153.11; wagga wagga -35.12 147.37; port macquarie -31.43 152.91;
    tamworth -31.09 150.93; dubbo -32.24 148.60; bathurst -33.42 149.58; nowra -34.88 150.60;
    lismore -28.81 153.28; goulburn -34.75 149.72; armidale -30.51 151.67; byron bay -28.64 153.61;
    tweed heads -28.18 153.54; gosford -33.43 151.34; maitland -32.73 151.56; penrith -33.75 150.69;
    parramatta -33.81 151.00; blacktown -33.77 150.91; bankstown -33.92 151.03; chatswood -33.80 151.18;
    macquarie park -33.78 151.12; hurstville -33.97 151.10; queanbeyan -35.35 149.23; bowral -34.48 150.42;
    blue mountains -33.71 150.31; taree -31.90 152.46; bondi junction -33.89 151.25; barangaroo -33.86 151.20;
    surry hills -33.88 151.21; western sydney -33.82 150.90`,
  VIC: `melbourne -37.81 144.96; geelong -38.15 144.36; ballarat -37.56 143.85; bendigo -36.76 144.28;
    wodonga -36.12 146.89; mildura -34.19 142.16; shepparton -36.38 145.40; traralgon -38.20 146.54;
    warrnambool -38.38 142.49; dandenong -37.99 145.21; frankston -38.14 145.12; footscray -37.80 144.90;
    box hill -37.82 145.12; southbank -37.82 144.96; docklands -37.81 144.95; wangaratta -36.36 146.31;
    horsham -36.71 142.20; werribee -37.90 144.66; st kilda -37.87 144.98`,
  QLD: `brisbane -27.47 153.03; gold coast -28.02 153.40; sunshine coast -26.65 153.07; townsville -19.26 146.82;
    cairns -16.92 145.77; toowoomba -27.56 151.95; mackay -21.14 149.19; rockhampton -23.38 150.51;
    bundaberg -24.87 152.35; hervey bay -25.29 152.85; gladstone -23.84 151.26; ipswich -27.61 152.76;
    mount isa -20.73 139.49; fortitude valley -27.46 153.04; maroochydore -26.66 153.09;
    surfers paradise -28.00 153.43; noosa -26.39 153.09`,
  WA: `perth -31.95 115.86; fremantle -32.06 115.75; bunbury -33.33 115.64; geraldton -28.77 114.61;
    kalgoorlie -30.75 121.47; broome -17.96 122.24; karratha -20.74 116.85; port hedland -20.31 118.60;
    mandurah -32.53 115.72; joondalup -31.74 115.77; subiaco -31.95 115.82; busselton -33.65 115.35`,
  SA: `adelaide -34.93 138.60; mount gambier -37.83 140.78; whyalla -33.03 137.58; port augusta -32.49 137.76;
    port lincoln -34.72 135.86; murray bridge -35.12 139.27; glenelg -34.98 138.51; barossa valley -34.53 138.95`,
  TAS: `hobart -42.88 147.33; launceston -41.44 147.14; devonport -41.18 146.35; burnie -41.05 145.91;
    glenorchy -42.83 147.28`,
  ACT: `canberra -35.28 149.13; belconnen -35.24 149.07; tuggeranong -35.42 149.07; gungahlin -35.18 149.13`,
  NT: "darwin -12.46 130.84; alice springs -23.70 133.88; katherine -14.47 132.27; palmerston -12.48 130.98",
};

export interface Town {
  /** Lower case. */
  readonly name: string;
  readonly state: string;
  readonly south: number;
  readonly east: number;
}

function townOf(text: string, state: string): Town {
  const [, name = "", south, east] = /^(.+) (-[\d.]+) ([\d.]+)$/.exec(text.trim()) ?? [];
  return { name, state, south: Number(south), east: Number(east) };
}

export const TOWNS_BY_NAME: ReadonlyMap<string, Town> = new Map(
  Object.entries(TOWNS).flatMap(([state, towns]) =>
    towns.split(";").map((text): [string, Town] => {
      const town = townOf(text, state);
      return [town.name, town];
    }),
  ),
);

const ANY_TOWN = new RegExp(
  `(?<!\\p{L})(?:${[...TOWNS_BY_NAME.keys()].join("|")})(?!\\p{L})`,
  "giu",
);

/** Every town that a text names, in its order. */
export const townsIn = (text: string): Town[] =>
  [...text.matchAll(ANY_TOWN)].flatMap(([name]) => TOWNS_BY_NAME.get(name.toLowerCase()) ?? []);

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As the crow flies, in whole kilometres. */
export function kilometresBetween(one: Town, other: Town): number {
  const [south, east] = [radians(other.south - one.south), radians(other.east - one.east)];
  const bend =
    Math.sin(south / 2) ** 2 +
    Math.cos(radians(one.south)) * Math.cos(radians(other.south)) * Math.sin(east / 2) ** 2;
  return Math.round(2 * EARTH_KM * Math.asin(Math.sqrt(bend)));
}

/** "mount gambier" -> "Mount Gambier". */
export const townName = ({ name }: Town) =>
  name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
