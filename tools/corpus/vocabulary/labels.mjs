import { certLine, partOf } from "./blocks.mjs";

const pairs = (section, list) => ({
  t: "pairs",
  rows: list
    .filter(([, value]) => value && value.length > 0)
    .map(([label, value]) =>
      Array.isArray(value)
        ? { label, list: value, left: value[0], section }
        : { label, left: value, section },
    ),
});
const place = (text) => (text ? `, ${text}` : "");
const personal = (person, [name, address, phone, email]) =>
  pairs("header", [
    [name, person.shown],
    [address, person.at],
    [phone, person.phone],
    [email, person.email],
  ]);
const rest = (person, keys) => keys.flatMap((key) => partOf(person, key));
const head = (person, key) => ({ t: "head", text: person.heads[key], section: key });

/** The old European form. */
function european(person) {
  return [
    { t: "title", text: "Curriculum vitae" },
    { t: "head", text: "Personal information", section: "header" },
    personal(person, ["First name(s) / Surname(s)", "Address", "Telephone", "E-mail"]),
    head(person, "experience"),
    ...person.jobs.map((job) =>
      pairs("experience", [
        ["Dates", job.when],
        ["Occupation or position held", job.role],
        ["Main activities and responsibilities", job.bullets],
        ["Name and address of employer", `${job.company}${place(job.place)}`],
      ]),
    ),
    head(person, "education"),
    ...person.edu.map((item) =>
      pairs("education", [
        ["Dates", item.when],
        ["Title of qualification awarded", item.degree],
        ["Principal subjects", item.field],
        ["Name and type of organisation providing education", item.school],
      ]),
    ),
    ...rest(person, ["skills", "languages", "certifications", "x"]),
  ];
}

/** Period, employer, title, tasks. */
function period(person) {
  return [
    { t: "title", text: "RESUME" },
    personal(person, ["Name", "Residence", "Mobile", "Mail"]),
    ...rest(person, ["summary"]),
    head(person, "experience"),
    ...person.jobs.map((job) =>
      pairs("experience", [
        ["Period", job.when],
        ["Employer", job.company],
        ["Location", job.place],
        ["Title", job.role],
        ["Tasks", job.bullets],
      ]),
    ),
    head(person, "education"),
    ...person.edu.map((item) =>
      pairs("education", [
        ["Period", item.when],
        ["Institution", item.school],
        ["Degree", item.degree],
        ["Major", item.field],
        ["Remarks", item.notes.join("; ")],
      ]),
    ),
    ...rest(person, ["certifications", "skills", "languages"]),
  ];
}

/** A form of an agency: everything is a line of the same table. */
function agency(person) {
  return [
    { t: "title", text: "Candidate Record" },
    personal(person, ["Candidate", "Suburb", "Contact no.", "Email"]),
    head(person, "education"),
    ...person.edu.map((item) =>
      pairs("education", [
        ["Qualification", item.field ? `${item.degree} in ${item.field}` : item.degree],
        ["Where obtained", item.school],
        ["Year", item.when],
      ]),
    ),
    head(person, "experience"),
    ...person.jobs.map((job) =>
      pairs("experience", [
        ["Company name", job.company],
        ["Job title", job.role],
        ["From / to", job.when],
        ["Key duties", job.bullets],
      ]),
    ),
    head(person, "skills"),
    pairs("skills", [["Competencies", person.skills.join(", ")]]),
    ...(person.certs.length
      ? [
          head(person, "certifications"),
          pairs("certifications", [["Licences", person.certs.map(certLine)]]),
        ]
      : []),
  ];
}

export const LABELS = { european, period, agency };
