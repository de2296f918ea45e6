// Who somebody is must not count: the same resume with another name, address or school has the same distance.
import { match } from "./rankers.mjs";
import { withinSets } from "./sets.mjs";
import { printTable } from "./tables.mjs";

const RESUMES = 40;
const ADS = 5;
const HEADER_LINES = 4;

const NAME =
  /^(?:name:\s*)?(?!curriculum|resume|my name)(\p{Lu}[\p{L}'’]+(?:[ -]\p{L}[\p{L}'’]*){1,3})(?=\s*(?:$|[—–,|(]|- ))/iu;
const EMAIL = /[\w.+-]+@[\w.-]+\w/g;
const PHONE = /(?:\+61 |0)\d(?:[ ]?\d){8}/g;
const SUBURB =
  /(\p{Lu}[\p{L}']+(?: \p{Lu}[\p{L}']+){0,2})(?=,? (?:NSW|VIC|Vic|QLD|Qld|SA|WA|TAS|ACT)\b)/u;
const STATE = /\b(NSW|VIC|QLD|SA|WA|TAS|ACT)\b/i;
const PAPER =
  /\b(?:bachelor|master|diploma|cert(?:ificate)?|LLB|BA|BCom|B Com|BN|BSc|BEng|BBus|GDLP|Graduate)\b/i;
const SCHOOL =
  /University of (?:Western Australia|South Australia|New England|\p{Lu}\p{L}+)|(?:(?:Western|Charles|La|Edith|James|Southern) )?\p{Lu}\p{L}+ University(?! of\b| Polytechnic)|\b(?:UNSW|UTS|RMIT|QUT|ANU)\b|TAFE (?:NSW|Queensland|SA)/gu;

/** Some are also words for work: they must not count either. */
const NAMES = [
  "John Smith",
  "Nguyen Thi Hoa",
  "Mohammed Al-Rashid",
  "Siobhan O'Brien",
  "Justin Law",
  "Wirrin Marika",
  "Mary Cook",
  "Svetlana Petrovna Ivanova",
];
const EMAILS = ["zq88@example.org", "senior.lawyer@example.net", "mum.of.three@example.com"];
const SCHOOLS = [
  "University of Queensland",
  "Charles Darwin University",
  "University of Melbourne",
  "Federation University",
];
const COLLEGES = ["TAFE NSW", "TAFE Queensland", "TAFE SA"];
const SUBURBS = {
  NSW: ["Mosman", "Mount Druitt"],
  VIC: ["Toorak", "Broadmeadows"],
  QLD: ["Ascot", "Inala"],
  SA: ["Unley", "Elizabeth"],
  WA: ["Cottesloe", "Armadale"],
  TAS: ["Sandy Bay", "Bridgewater"],
  ACT: ["Forrest", "Charnwood"],
};
const PRONOUNS = { he: "she", she: "he", his: "her", him: "her", her: "his", mr: "Ms", ms: "Mr" };
const OTHERS_SAY =
  "\n\nWhat others say\nMr Hill: she does her work well. Ms Lee: he is liked by his team.\n";

const other = (list, at, own) => {
  const choice = list.filter((one) => one.toLowerCase() !== own.toLowerCase());
  return choice[at % choice.length];
};
const asWritten = (model, text) => {
  if (model === model.toUpperCase()) return text.toUpperCase();
  return model[0] === model[0].toLowerCase() ? text.toLowerCase() : text;
};

/** Only the first lines: where people say who they are. */
function inHeader(text, change) {
  const lines = text.split("\n");
  return [...lines.slice(0, HEADER_LINES).map(change), ...lines.slice(HEADER_LINES)].join("\n");
}

function otherName(text, at) {
  const own = NAME.exec(text.split("\n")[0])?.[1];
  return own ? text.replaceAll(own, asWritten(own, other(NAMES, at, own))) : text;
}

function otherSuburb(text, at) {
  return inHeader(text, (line) => {
    const own = SUBURB.exec(line)?.[1];
    const state = STATE.exec(line)?.[1]?.toUpperCase();
    return own ? line.replace(own, other(SUBURBS[state], at, own)) : line;
  });
}

const otherSchool = (text, at) =>
  text
    .split("\n")
    .map((line) =>
      PAPER.test(line)
        ? line.replace(SCHOOL, (own) => other(own.startsWith("TAFE") ? COLLEGES : SCHOOLS, at, own))
        : line,
    )
    .join("\n");

const otherSex = (text) =>
  text.replace(/\b(?:he|she|his|him|her|mr|ms)\b/gi, (word) => {
    const instead = PRONOUNS[word.toLowerCase()];
    return word[0] === word[0].toUpperCase()
      ? instead[0].toUpperCase() + instead.slice(1)
      : instead;
  });

const SWAPS = [
  { name: "name", change: otherName },
  { name: "e-mail", change: (text, at) => text.replace(EMAIL, (own) => other(EMAILS, at, own)) },
  {
    name: "phone",
    change: (text) =>
      text.replace(
        PHONE,
        (own) => own.slice(0, 4) + own.slice(4).replace(/\d/g, (d) => 9 - Number(d)),
      ),
  },
  { name: "he and she", change: otherSex, before: (text) => text.trimEnd() + OTHERS_SAY },
  { name: "school", change: otherSchool },
  { name: "suburb", change: otherSuburb },
];

/** Of the tune sets in turn (who looks for a fault reads the resume): those that say name, e-mail and suburb in a way that is found here. */
function chosenResumes() {
  const sets = withinSets().filter(({ apart }) => !apart);
  const fit = ({ text }) =>
    SWAPS.filter(({ name }) => ["name", "e-mail", "suburb"].includes(name)).every(
      ({ change }) => change(text, 0) !== text,
    );
  const able = sets.map(({ resumes, ads }) => ({ ads, resumes: resumes.filter(fit) }));
  const rounds = Math.max(...able.map(({ resumes }) => resumes.length));
  return Array.from({ length: rounds }, (_, at) =>
    able.flatMap(({ resumes, ads }) => (resumes[at] ? { resume: resumes[at], ads } : [])),
  )
    .flat()
    .slice(0, RESUMES);
}

export function swaps() {
  const chosen = chosenResumes();
  const everything = {
    name: "all at once",
    before: (text) => text.trimEnd() + OTHERS_SAY,
    change: (text, at) => SWAPS.reduce((changed, { change }) => change(changed, at), text),
  };
  printTable(
    `Swaps in ${chosen.length} resumes × ${ADS} advertisements: the largest change of distance must be 0`,
    ["", "resumes changed", "pairs", "pairs that moved", "largest change", "where"],
    [...SWAPS, everything].map((swap) => swapRow(swap, chosen)),
  );
}

function swapRow({ name, change, before = (text) => text }, chosen) {
  const tally = { changed: 0, pairs: 0, moved: 0, most: 0, where: "" };
  for (const [at, { resume, ads }] of chosen.entries()) {
    const text = before(resume.text);
    const swapped = change(text, at);
    if (swapped === text) continue;
    tally.changed += 1;
    for (const ad of ads.filter((_, place) => place % 3 === 0).slice(0, ADS)) {
      const moved = Math.abs(match({ text }, ad).distance - match({ text: swapped }, ad).distance);
      tally.pairs += 1;
      if (moved > 0) tally.moved += 1;
      if (moved > tally.most) {
        tally.most = moved;
        tally.where = text.split("\n")[0].slice(0, 40);
      }
    }
  }
  const most = tally.most === 0 ? "0" : `${tally.most.toFixed(4)} MUST BE 0`;
  return [name, tally.changed, tally.pairs, tally.moved, most, tally.where];
}
