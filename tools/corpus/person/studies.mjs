import { CITIES } from "../stock/employers.mjs";
import { PRACTISING } from "../stock/studies.mjs";
import { CAREERS, stepsOf } from "./careers.mjs";
import { isoMonth, longMonth } from "./dates.mjs";
import { vocabularyOf } from "./vocabulary.mjs";

/** What people add below a degree. */
const NOTES = [
  "Dean's Merit List, YEAR",
  "Weighted average mark: 81.4",
  "Distinction average; semester abroad at Leiden",
  "Prize for best moot, YEAR",
  "Thesis on good faith in long contracts",
  "GPA 6.2 / 7",
];
const BEFORE_ADMISSION =
  /graduate|clerk|paralegal|assistant|volunteer|tutor|barista|judge|associate to|tipstaff|articled|trainee|student|support|administrator|checkout|cafe|instructor|host/i;

/** Degrees, certificates and the admission, so placed in time that the career follows from them. */
export function studiesOf({ plan, law, experience, rng }) {
  const words = vocabularyOf(plan.part);
  const firstPost = experience[experience.length - 1].start;
  if (!law) return { ...tradeStudies({ plan, firstPost, rng }), admission: null };
  if (CAREERS[plan.kind].noAdmission)
    return { ...supportStudies({ plan, firstPost, rng }), admission: null };
  const lawyerPosts = experience.filter((item) => !BEFORE_ADMISSION.test(item.role));
  const admitted = (lawyerPosts.at(-1)?.start ?? experience[0].start + 3) - rng.between(0, 2);
  const lawEnd = Math.floor(admitted / 12) - 1;
  const length = rng.between(3, 5);
  const education = [
    item(
      rng.pick(words.studies.law),
      rng.pick(words.universities),
      lawEnd - length,
      lawEnd,
      plan,
      rng,
    ),
  ];
  if (/^(JD|Juris)/.test(education[0].degree))
    education.push(
      item(
        rng.pick(words.studies.before),
        rng.pick(words.universities),
        lawEnd - length - 4,
        lawEnd - length - 1,
        plan,
        rng,
      ),
    );
  const [practical, school] = rng.pick(words.studies.practical);
  education.unshift(item([practical, ""], school, lawEnd + 1, lawEnd + 1, plan, rng));
  if (rng.next() < 0.3 && lawEnd < 2019)
    education.unshift(
      item(
        rng.pick(words.studies.after),
        rng.pick(words.universities),
        lawEnd + 3,
        lawEnd + 5,
        plan,
        rng,
      ),
    );
  return {
    education,
    certifications: lawCertificates({ plan, rng }),
    admission: admissionOf({ plan, admitted, rng }),
  };
}

/** Each way of writing an admission, with the part that is the court and how exact the date is. */
const ADMISSION_LINES = [
  (court, date) => ({
    line: `Admitted as a solicitor of the ${court}, ${date.month}`,
    exact: "month",
  }),
  (court, date) => ({ line: `Admitted to practice, ${court} (${date.year})`, exact: "year" }),
  (court, date) => ({ line: `${court} – admitted ${date.day}`, exact: "month" }),
  (court, date) => ({ line: `Admission: ${court}, ${date.day}`, exact: "month" }),
  (court, date) => ({
    line: `Admitted as an Australian lawyer in the ${court} in ${date.month}`,
    exact: "month",
  }),
  (court, date) => ({ line: `${date.month}: admitted as a lawyer, ${court}`, exact: "month" }),
];

function admissionOf({ plan, admitted, rng }) {
  const { state, court: full } = CITIES[plan.city];
  const court = rng.next() < 0.25 && state.length === 3 ? `Supreme Court of ${state}` : full;
  const year = Math.floor(admitted / 12);
  const date = {
    month: longMonth(admitted),
    year,
    day: `${rng.between(2, 27)} ${longMonth(admitted)}`,
  };
  const write =
    plan.kind === "barrister" ? ADMISSION_LINES[rng.pick([1, 2, 3, 5])] : rng.pick(ADMISSION_LINES);
  const { line, exact } = write(court, date);
  const extra =
    rng.next() < 0.3 && year < 2022
      ? `Entered on the roll of the High Court of Australia, ${year + 1}`
      : "";
  return { court, state, date: exact === "year" ? `${year}` : isoMonth(admitted), line, extra };
}

function lawCertificates({ plan, rng }) {
  const words = vocabularyOf(plan.part);
  const issuer = PRACTISING[CITIES[plan.city].state];
  const name =
    plan.kind === "barrister"
      ? "Barrister's Practising Certificate"
      : rng.pick([
          "Unrestricted Practising Certificate",
          "Practising Certificate (Principal)",
          "Current Practising Certificate",
          "Employee Practising Certificate",
        ]);
  const list = [
    {
      name: plan.kind === "graduate" ? "Restricted Practising Certificate" : name,
      issuingOrganization: plan.kind === "barrister" ? "" : issuer,
      date: rng.pick(["", `${rng.between(2022, 2026)}`]),
    },
  ];
  if (rng.next() < 0.5) list.push(certificate(rng.pick(words.certificates.law), rng));
  return list;
}

function supportStudies({ plan, firstPost, rng }) {
  const words = vocabularyOf(plan.part);
  const end = Math.floor(firstPost / 12);
  const education =
    plan.kind === "lawstudent"
      ? [
          openItem(rng.pick(words.studies.law), rng.pick(words.universities), end, rng),
          item(
            ["Higher School Certificate", ""],
            rng.pick(words.schools),
            end - 1,
            end - 1,
            plan,
            rng,
          ),
        ]
      : [item(rng.pick(words.studies.paralegal), rng.pick(words.tafes), end - 1, end, plan, rng)];
  return {
    education,
    certifications:
      rng.next() < 0.5
        ? [
            certificate(
              rng.pick([
                ["Justice of the Peace", ""],
                ["Notary Assistant Course", "Institute of Legal Executives"],
                ["First Aid Certificate", "St John Ambulance"],
              ]),
              rng,
            ),
          ]
        : [],
  };
}

function tradeStudies({ plan, firstPost, rng }) {
  const words = vocabularyOf(plan.part);
  const group = stepsOf(plan.kind)[0][2];
  const end = Math.floor(firstPost / 12);
  const count = rng.between(1, Math.min(2, words.studies[group].length));
  const schools = group === "trades" ? words.tafes : words.universities;
  const education = rng
    .some(words.studies[group], count)
    .map((study, i) =>
      plan.kind === "student" && i === 0
        ? openItem(study, rng.pick(schools), end, rng)
        : item(
            study,
            /^(Cert|Dip)/.test(study[0]) ? rng.pick(words.tafes) : rng.pick(schools),
            end - 3 - i * 4,
            end - i * 4,
            plan,
            rng,
          ),
    );
  return {
    education,
    certifications: rng
      .some(words.certificates[group], rng.between(1, 2))
      .map((entry) => certificate(entry, rng)),
  };
}

function item([degree, fieldOfStudy], institution, from, to, plan, rng) {
  const dash = { year: "–", yy: "-" }[plan.dates] ?? " – ";
  const single = from === to || rng.next() < 0.25;
  const note =
    rng.next() < 0.35 && /Bachelor|LLB|JD|Juris|B[AC]/.test(degree)
      ? rng.pick(NOTES).replace("YEAR", `${to - 1}`)
      : "";
  return {
    institution,
    degree,
    fieldOfStudy,
    duration: single ? `${to}` : `${from}${dash}${to}`,
    note,
  };
}

function openItem([degree, fieldOfStudy], institution, from, rng) {
  return {
    institution,
    degree,
    fieldOfStudy,
    duration: rng.pick([`${from} – present`, `${from} – 2027 (expected)`]),
  };
}

function certificate([name, issuingOrganization], rng) {
  return { name, issuingOrganization, date: `${rng.between(2015, 2026)}` };
}
