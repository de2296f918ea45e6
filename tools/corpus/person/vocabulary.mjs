import {
  APART_EMPLOYERS,
  APART_SCHOOLS,
  APART_TAFES,
  APART_UNIVERSITIES,
} from "../stock/apart/employers.mjs";
import { OTHER_TITLES } from "../stock/apart/titles.mjs";
import {
  APART_CERTIFICATES,
  APART_HEADINGS,
  APART_SKILLS,
  APART_SOFT,
  APART_STUDIES,
} from "../stock/apart/words.mjs";
import { EMPLOYERS, SCHOOLS, UNIVERSITIES } from "../stock/employers.mjs";
import { HEADINGS } from "../stock/headings.mjs";
import { SKILLS, SOFT } from "../stock/skills.mjs";
import { CERTIFICATES, STUDIES, TAFES } from "../stock/studies.mjs";

const TUNE = {
  employers: EMPLOYERS,
  skills: SKILLS,
  soft: SOFT,
  universities: UNIVERSITIES,
  tafes: TAFES,
  schools: SCHOOLS,
  studies: STUDIES,
  certificates: CERTIFICATES,
  headings: HEADINGS,
  otherTitle: (role) => role,
};

const APART = {
  employers: APART_EMPLOYERS,
  skills: APART_SKILLS,
  soft: APART_SOFT,
  universities: APART_UNIVERSITIES,
  tafes: APART_TAFES,
  schools: APART_SCHOOLS,
  studies: APART_STUDIES,
  certificates: APART_CERTIFICATES,
  headings: APART_HEADINGS,
  otherTitle: (role, i) => (i % 2 === 0 ? (OTHER_TITLES[role] ?? role) : role),
};

/** The words of a part of the corpus: a reader that learnt one part by heart gains nothing in the other. */
export function vocabularyOf(part) {
  return part === "apart" ? APART : TUNE;
}
