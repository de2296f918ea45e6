import { dollars, type JobPreferences, USUAL_KM } from "#contract/job-preferences.ts";
import { kilometresBetween, TOWNS_BY_NAME, type Town, townName, townsIn } from "#contract/towns.ts";

/** What an advertisement says of itself, besides what it asks for. */
export interface JobFacts {
  readonly title: string;
  readonly location: string;
  readonly state: string;
  readonly employmentType: string;
  readonly level: string;
  readonly practiceArea: string;
  /** The most that it pays in a year; 0 when it does not say. */
  readonly pay: number;
}

/** Of the person, what tells which level of job is theirs. */
export interface Standing {
  /** Null when no dates were read. */
  readonly years: number | null;
  /** What they do now, or did last. */
  readonly role: string;
  /** What they call their work, where no title is printed above it: "Classroom teacher for thirteen years". */
  readonly calling?: string | undefined;
  /** A degree was finished a year ago or later, or is not finished yet: years beside it are no years in an occupation. */
  readonly isGraduate?: boolean | undefined;
}

/**
 * Why a job is not what the person looks for, in whole phrases; nothing when it is. It is never part of the score: a
 * job that fits and is elsewhere fits. Where an advertisement does not say, the person is not kept from it.
 */
export function outsideOf(job: JobFacts, wanted: JobPreferences, person: Standing): string[] {
  return [
    placeOutside(job, wanted),
    payOutside(job, wanted),
    typeOutside(job, wanted),
    roleOutside(job, wanted),
    levelOutside(job, person),
  ].filter((phrase) => phrase !== "");
}

/** A remote area is a place, and rather far from home. */
const REMOTE =
  /\bremote\b(?! (?:areas?|communit\w+|health|regions?|locations?|towns?|indigenous|aboriginal|north\w*))|\bwork(?:ing)? from home\b|\banywhere in australia\b/i;
/** Remote in part, or only perhaps: then the place counts. */
const NOT_QUITE = /\bhybrid\b|\bremote (?:considered|possible)\b/i;

export const isRemote = ({ location, title }: Pick<JobFacts, "location" | "title">): boolean =>
  REMOTE.test(location) || REMOTE.test(title);

function placeOutside(job: JobFacts, wanted: JobPreferences): string {
  const { towns, states, anywhere, remote } = wanted;
  const namesPlace = towns.length > 0 || states.length > 0;
  if (anywhere || (!namesPlace && !remote) || job.location.trim() === "") return "";
  const wholly = isRemote(job) && !NOT_QUITE.test(job.location);
  // "Remote (Victoria)" is remote for those who are there.
  if (isRemote(job) && (remote || wholly)) {
    const isBound = wholly && job.state !== "" && namesPlace;
    return !isBound || isInPlace(job, wanted) ? "" : `Remote, but within ${job.state}`;
  }
  if (!namesPlace) return `In ${job.location}, not remote`;
  if (isInPlace(job, wanted)) return "";
  const near = nearest(job, wanted);
  return near
    ? `In ${job.location}, about ${kmText(near.km)} km from ${townName(near.town)}`
    : `In ${job.location}`;
}

/**
 * That a job is far from where the resume says somebody lives, where nothing was said about places: something to know,
 * not something that they are kept from.
 */
export function farFromHome(job: JobFacts, wanted: JobPreferences, home: Home): string {
  const isAsked = wanted.towns.length > 0 || wanted.states.length > 0;
  if (isAsked || wanted.anywhere || wanted.remote || isRemote(job) || home.location === "")
    return "";
  const [town] = townsIn(home.location).filter(({ state }) => state === home.state);
  const places = townsIn(job.location);
  if (town && places.length > 0) {
    const km = Math.min(...places.map((place) => kilometresBetween(place, town)));
    return km >= EXACT_KM
      ? `In ${job.location}, about ${kmText(km)} km from ${townName(town)}`
      : "";
  }
  // Of a suburb that no table has only its state can be told, but a town outside of the capitals is not around the corner.
  const isElsewhere =
    job.state !== "" &&
    home.state !== "" &&
    (job.state !== home.state || (!home.isWork && places.length > 0 && !places.some(isCapital))) &&
    !job.location.includes(home.location.replace(/ [A-Z]{2,3}$/, ""));
  return isElsewhere ? `In ${job.location}, and your resume says ${home.location}` : "";
}

const CAPITALS = [
  "sydney",
  "melbourne",
  "brisbane",
  "perth",
  "adelaide",
  "hobart",
  "canberra",
  "darwin",
];
const CITY_KM = 60;
const isCapital = (place: Town) =>
  CAPITALS.some((name) => {
    const capital = TOWNS_BY_NAME.get(name);
    return capital !== undefined && kilometresBetween(place, capital) <= CITY_KM;
  });

/** Where a resume says somebody lives. */
export interface Home {
  readonly location: string;
  /** "" where it does not say. */
  readonly state: string;
  /** It is where the latest work is: who works there lives around it, as a rule. */
  readonly isWork?: boolean | undefined;
}

function isInPlace(job: JobFacts, { towns, states, km }: JobPreferences): boolean {
  if (states.some((state) => state === job.state)) return true;
  const wanted = towns.flatMap((name) => TOWNS_BY_NAME.get(name) ?? []);
  const offered = townsIn(job.location);
  // A suburb that no table has: its state is all that can be told.
  if (offered.length === 0)
    return wanted.some(({ state }) => job.state === "" || state === job.state);
  return offered.some((place) =>
    wanted.some((town) => kilometresBetween(place, town) <= (km ?? USUAL_KM)),
  );
}

function nearest(job: JobFacts, { towns }: JobPreferences): { km: number; town: Town } | undefined {
  const wanted = towns.flatMap((name) => TOWNS_BY_NAME.get(name) ?? []);
  const pairs = townsIn(job.location).flatMap((place) =>
    wanted.map((town) => ({ town, km: kilometresBetween(place, town) })),
  );
  return pairs.sort((a, b) => a.km - b.km)[0];
}

const EXACT_KM = 100;
const kmText = (km: number) =>
  (km < EXACT_KM ? km : Math.round(km / 10) * 10).toLocaleString("en-AU");

const payOutside = ({ pay }: JobFacts, { pay: least }: JobPreferences) =>
  least !== null && pay > 0 && pay < least ? `Pays up to ${dollars(pay)} a year` : "";

const FULL_WEEK = 5;

function typeOutside({ employmentType }: JobFacts, { types, days }: JobPreferences): string {
  const offered = employmentType.split(", ").filter(Boolean);
  if (offered.length === 0) return "";
  const isOther = types.length > 0 && !types.some((type) => offered.includes(type));
  if (isOther) return capital(offered.join(" or "));
  const isShort = days !== null && days < FULL_WEEK && types.length === 0;
  return isShort && offered.every((type) => type === "full-time") ? "Full-time" : "";
}

const LAW =
  /\b(?:law|legal|lawyers?|solicitors?|barristers?|counsel|paralegals?|conveyanc\w*|advocates?|litigation|judge'?s? associate)\b/i;

/** Each word of a kind of role has to be there, as far as its stem: "conveyancing" finds a conveyancer. */
function roleOutside({ title, practiceArea, level }: JobFacts, { roles }: JobPreferences): string {
  if (roles.length === 0) return "";
  const said = `${title} ${practiceArea} ${level}`.toLowerCase();
  const isMeant = (role: string) => {
    if (/^(?:not|non)[- ]?(?:law|legal)$/.test(role)) return !LAW.test(said);
    if (/^(?:law|legal)$/.test(role)) return LAW.test(said);
    return role.split(/[ -]/).every((word) => said.includes(stem(word)));
  };
  return roles.some(isMeant) ? "" : "Another kind of role than you named";
}

const STEM = 4;
const stem = (word: string) =>
  word.length > STEM + 2 ? word.slice(0, Math.max(STEM, word.length - 3)) : word;

/** How far up somebody is, and a job: a step of two is another level, also where everything else fits. */
const RANKS: Readonly<Record<string, number>> = {
  graduate: 0,
  junior: 1,
  associate: 2,
  senior: 3,
  partner: 4,
};
const RANK_NAMES = ["graduate", "junior", "mid-level", "senior", "leadership"] as const;
const FAR = 2;

const FOR_GRADUATES =
  /\b(?:graduate (?!certificate|diploma)\w+|graduates?$|clerkships?|seasonal clerks?|interns?|internships?|trainees?|cadets?|entry[- ]level)\b/i;
const FOR_LEADERS =
  /\b(?:partner|chief|head of|director|general counsel|principal lawyer|managing)\b/i;
const FOR_SENIORS = /\b(?:senior|special counsel|principal|lead)\b/i;

/** Occupations that people stay in: their years say nothing of a job's level, unless its title does. */
const SUPPORT =
  /\b(?:paralegal|secretary|receptionist|assistant|clerk|officer|administrator|conveyancer|worker|aide|operator|driver|storeperson)s?\b/i;

function rankOfJob({ title, level }: JobFacts): number | undefined {
  if (FOR_GRADUATES.test(title)) return RANKS.graduate;
  const isTold = level !== "junior" || /\bjunior\b/i.test(title) || !SUPPORT.test(title);
  return isTold ? RANKS[level] : undefined;
}

/** By how long they have worked; a title lifts it. A partner's assistant is no partner. */
function rankOfPerson({ years, role, isGraduate }: Standing): number | undefined {
  if (years === null) return undefined;
  if (isGraduate && years < SENIOR_YEARS * 2) return RANKS.junior;
  const isHelper = /\b(?:assistant|secretary|support|clerk|paralegal|associate)\b/i.test(role);
  const byYears = RANK_YEARS.filter((least) => years >= least).length;
  if (isHelper || years < SENIOR_YEARS / 2) return byYears;
  if (FOR_LEADERS.test(role)) return Math.max(byYears, RANKS.partner ?? 0);
  return FOR_SENIORS.test(role) ? Math.max(byYears, RANKS.senior ?? 0) : byYears;
}
/** From so many years on a junior, mid-level, senior. */
const SENIOR_YEARS = 6;
const RANK_YEARS = [1, 3, SENIOR_YEARS] as const;

/** Rungs of one occupation, lowest first; of a title the highest rung that it names counts. */
const RUNGS: readonly (readonly [name: string, title: RegExp])[][] = [
  [
    [
      "a care worker",
      /\b(?:personal care|care (?:worker|assistant|attendant)|support worker|carer)s?\b/i,
    ],
    ["an enrolled nurse", /\b[Ee]nrolled [Nn]urse|\bEN\b/],
    [
      "a registered nurse",
      /\b[Rr]egistered [Nn]urse|\bRN\b|\b[Nn]urse (?:[Pp]ractitioner|(?:[Uu]nit )?[Mm]anager)/,
    ],
  ],
  [
    [
      "a teacher’s aide",
      /\b(?:teacher['’]?s?|education|school) (?:aide|assistant|support)|\blearning support officer/i,
    ],
    ["a teacher", /\bteacher\b(?!['’]?s? (?:aide|assistant))/i],
    ["a head of school", /\b(?:deputy |assistant )?principal\b/i],
  ],
  [
    ["a kitchen hand", /\bkitchen ?hand\b|\bdish ?washer\b/i],
    ["a cook or chef de partie", /\bchef de partie\b|\bcommis\b|\bdemi chef\b|\bcook\b/i],
    ["a sous chef", /\bsous chef\b/i],
    ["a head chef", /\b(?:head|executive) chef\b/i],
  ],
  [
    ["a shop assistant", /\b(?:retail|sales|shop) assistant\b|\bstore ?person\b/i],
    ["an assistant manager", /\bassistant (?:store |shop )?manager\b/i],
    ["a store manager", /\b(?<!assistant )(?:store|shop|department|area|regional) manager\b/i],
  ],
  [
    ["a legal secretary or assistant", /\blegal (?:secretary|assistant|receptionist)\b/i],
    ["a paralegal or law clerk", /\bparalegal\b|\blaw clerk\b/i],
    ["a lawyer", /\b(?:solicitor|lawyer|barrister|special counsel)\b/i],
  ],
];

/** That a job is of the same occupation, and below what the person does already. */
function rungOutside({ title }: JobFacts, { role, calling = "" }: Standing): string {
  for (const rungs of RUNGS) {
    const rungOf = (words: string) => rungs.findLastIndex(([, named]) => named.test(words));
    // A job that is open to both is not below the higher one.
    const [offered, own] = [rungOf(title), rungOf(role || calling)];
    if (offered >= 0 && own > offered)
      return `This is work as ${rungs[offered]?.[0]}; your resume shows work as ${rungs[own]?.[0]}`;
  }
  return "";
}

function levelOutside(job: JobFacts, person: Standing): string {
  const rung = rungOutside(job, person);
  if (rung !== "") return rung;
  const [offered, own] = [rankOfJob(job), rankOfPerson(person)];
  if (offered === undefined || own === undefined || Math.abs(offered - own) < FAR) return "";
  const what = `This is a ${RANK_NAMES[offered]} role`;
  if (person.isGraduate && own === RANKS.junior)
    return `${what}; your resume shows a recent degree`;
  return `${what}; your resume shows ${yearsText(person.years ?? 0)}${own > RANK_YEARS.length ? " and a leading role" : ""}`;
}

function yearsText(years: number): string {
  const whole = Math.floor(years);
  if (whole < 1) return "less than a year of work";
  return `about ${whole} ${whole === 1 ? "year" : "years"} of work`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
