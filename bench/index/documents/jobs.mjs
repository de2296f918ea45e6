// Which job is advertised or held: an occupation at a level, or a class of legal job in a practice area.
import { areaName, drawArea, drawLegalJob, drawOther, workNamed } from "./market.mjs";
import { drawBy } from "./random.mjs";

const LEGAL_SHARE = 1 / 3;
/** Of the legal ones; the others are jobs in the law whatever the field. */
const AREA_SHARE = 0.78;

/** Legal classes: how often, how they are titled, years, pay, what everybody of the class does. */
const CLASSES = [
  {
    name: "lawyer",
    share: 40,
    years: 3,
    level: "associate",
    pay: 95,
    paper: "lawyer",
    titles: [
      "{area} lawyer",
      "{area} solicitor",
      "solicitor, {area}",
      "associate, {area}",
      "lawyer - {area}",
      "associate lawyer ({area})",
    ],
    acts: [
      "advocacy",
      "pleadings",
      "counsel",
      "mediation",
      "contracts",
      "ownfiles",
      "clients",
      "advice",
      "research",
      "settlementdeeds",
    ],
  },
  {
    name: "senior",
    share: 18,
    years: 6,
    level: "senior",
    pay: 150,
    paper: "lawyer",
    titles: [
      "senior associate, {area}",
      "senior {area} lawyer",
      "senior solicitor - {area}",
      "{area} senior associate",
      "managing associate, {area}",
    ],
    acts: [
      "ownfiles",
      "supervise",
      "bd",
      "counsel",
      "mediation",
      "advice",
      "leaddeals",
      "clients",
      "contracts",
      "advocacy",
    ],
  },
  {
    name: "partner",
    share: 4,
    years: 10,
    level: "partner",
    pay: 240,
    paper: "lawyer",
    titles: [
      "partner, {area}",
      "special counsel, {area}",
      "principal lawyer ({area})",
      "{area} partner",
    ],
    acts: ["bd", "supervise", "leaddeals", "clients", "boardadvice", "panelmanagement"],
  },
  {
    name: "counsel",
    share: 9,
    years: 5,
    level: "senior",
    pay: 160,
    paper: "lawyer",
    titles: [
      "legal counsel, {area}",
      "in-house counsel - {area}",
      "senior legal counsel ({area})",
      "corporate counsel, {area}",
    ],
    acts: [
      "inhouse",
      "contracts",
      "playbook",
      "boardadvice",
      "panelmanagement",
      "contractlifecycle",
      "regulatorliaison",
    ],
  },
  {
    name: "graduate",
    share: 6,
    years: 1,
    level: "graduate",
    pay: 72,
    paper: "graduate",
    titles: ["graduate lawyer, {area}", "law graduate - {area}", "trainee solicitor ({area})"],
    acts: ["research", "chronology", "discovery", "clerkship", "courtbooks", "fileadmin"],
  },
  {
    name: "paralegal",
    share: 14,
    years: 2,
    level: "junior",
    pay: 68,
    paper: "",
    titles: [
      "paralegal, {area}",
      "{area} paralegal",
      "law clerk - {area}",
      "legal assistant ({area})",
    ],
    acts: [
      "discovery",
      "courtbooks",
      "subpoenas",
      "chronology",
      "fileadmin",
      "efiling",
      "searches",
      "claimforms",
    ],
  },
  {
    name: "secretary",
    share: 9,
    years: 3,
    level: "junior",
    pay: 72,
    paper: "",
    titles: [
      "legal secretary, {area}",
      "{area} legal secretary",
      "legal personal assistant - {area}",
      "legal administrator, {area}",
    ],
    acts: ["typing", "diary", "dictation", "filing", "billing", "reception", "courtdiary", "trust"],
  },
].map((one) => ({ ...one, acts: one.acts.flatMap((id) => workNamed(`act.${id}`).phrases) }));
const drawClass = drawBy(CLASSES.map(({ share }) => share));

const LEVELS = [
  {
    share: 6,
    level: "graduate",
    years: 1,
    pay: 62,
    titles: ["graduate {title}", "trainee {title}", "{title} (entry level)"],
  },
  {
    share: 14,
    level: "junior",
    years: 1,
    pay: 68,
    titles: ["junior {title}", "assistant {title}", "{title}"],
  },
  { share: 50, level: "associate", years: 3, pay: 85, titles: ["{title}"] },
  {
    share: 20,
    level: "senior",
    years: 6,
    pay: 115,
    titles: ["senior {title}", "{title} (senior)", "lead {title}"],
  },
  {
    share: 10,
    level: "senior",
    years: 8,
    pay: 130,
    titles: ["{title} team leader", "{title} manager", "head {title}"],
  },
];
const drawLevel = drawBy(LEVELS.map(({ share }) => share));
const SAYS_LEVEL =
  /\b(?:senior|junior|graduate|manager|director|head|lead|trainee|apprentice|assistant|chief|principal|supervisor)\b/;

/** @param like draws again what is near it: another class of the area, another title of the occupation. */
export function drawJob(random, like) {
  const occupation = like?.occupation ?? drawOccupation(random);
  return occupation.kind === "area" ? areaJob(random, occupation) : plainJob(random, occupation);
}

function drawOccupation(random) {
  if (!random.chance(LEGAL_SHARE)) return drawOther(random);
  return random.chance(AREA_SHARE) ? drawArea(random) : drawLegalJob(random);
}

function areaJob(random, occupation) {
  const one = CLASSES[drawClass(random)];
  return jobIn(random, occupation, one);
}

/** A class of legal job by its name, for careers that rise. */
export const classNamed = (random, occupation, name) =>
  jobIn(random, occupation, CLASSES.find((one) => one.name === name) ?? CLASSES[0]);

function jobIn(random, occupation, one) {
  const area = areaName(occupation);
  const asOccupation = one.name === "lawyer" && random.chance(0.4);
  const title = asOccupation
    ? random.pick(occupation.titles)
    : random.pick(one.titles).replace("{area}", area);
  return {
    id: `${occupation.id}/${one.name}`,
    occupation,
    family: "law",
    isLaw: true,
    area,
    title,
    className: one.name,
    level: one.level,
    years: one.years,
    pay: one.pay * 1000,
    paper: one.paper,
    acts: one.acts,
  };
}

function plainJob(random, occupation) {
  const named = random.pick(occupation.titles);
  const one = LEVELS[SAYS_LEVEL.test(named) ? 2 : drawLevel(random)];
  const isLaw = occupation.family === "law";
  return {
    id: occupation.id,
    occupation,
    family: occupation.family,
    isLaw,
    className: "",
    acts: [],
    area: named,
    title: random.pick(one.titles).replace("{title}", named),
    level: one.level,
    years: one.years,
    pay: one.pay * 1000,
    paper: isLaw && /lawyer|solicitor|counsel|barrister/.test(named) ? "lawyer" : "",
  };
}
