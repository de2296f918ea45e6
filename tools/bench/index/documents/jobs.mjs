// Which job is advertised or held: an occupation at a level, or a class of legal job in a practice area.

import { CLASSES, LEVELS } from "./levels.mjs";
import { areaName, drawArea, drawLegalJob, drawOther } from "./market.mjs";
import { drawBy } from "./random.mjs";

const LEGAL_SHARE = 1 / 3;
/** Of the legal ones; the others are jobs in the law whatever the field. */
const AREA_SHARE = 0.78;

const drawClass = drawBy(CLASSES.map(({ share }) => share));

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
