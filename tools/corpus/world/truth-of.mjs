import { yearsBetween } from "../../bench/parsing/years.mjs";

const WORDS = 4;
const SHORTEST = 6;
const MADE = new Date(2026, 10, 15);

/** What a careful reader finds in the person's resume, by the conventions of test/corpus/README.md. */
export function truthOf(person, { admissionIn = "certifications" } = {}) {
  const posts = person.jobs.filter(({ away }) => !away);
  return {
    name: person.name,
    email: person.email,
    phone: person.phone,
    location: person.at,
    links: { linkedin: person.li, github: person.gh, website: person.web },
    summary: person.sum,
    skills: person.skills,
    optionalSkills: person.lang.map((text) => text.split(/ [(–]/)[0]),
    experience: posts.map((job) => ({
      company: job.company,
      role: job.role,
      location: job.place,
      startDate: job.startDate,
      endDate: job.endDate,
      present: job.present,
      description: [...job.bullets, ...job.matters].join("\n"),
    })),
    education: person.edu.map(({ school, degree, field, when }) => ({
      institution: school,
      degree,
      fieldOfStudy: field,
      duration: when,
    })),
    certifications: person.certs.map(({ name, issuer, date }) => ({
      name,
      issuingOrganization: issuer,
      date,
    })),
    admission: person.adm && {
      court: person.adm.court,
      state: person.adm.state,
      date: person.adm.date,
    },
    yearsOfExperience: posts.length > 0 ? yearsBetween(posts, MADE)[1] : null,
    sections: sectionsOf(person, admissionIn),
  };
}

function sectionsOf(person, admissionIn) {
  const { heads } = person;
  const list = [];
  const add = (section, ...texts) => {
    for (const text of texts) {
      const start = text.split(/\s+/).slice(0, WORDS).join(" ");
      if (start.length < SHORTEST || list.some((item) => item.text === start)) continue;
      list.push({ text: start, section });
    }
  };
  add("header", person.shown, person.email);
  if (person.sum) add("summary", heads.summary, person.sum);
  add("experience", heads.experience);
  for (const job of person.jobs)
    add("experience", job.part, job.role, job.company, ...job.bullets, ...job.matters);
  if (person.edu.length > 0) add("education", heads.education);
  for (const { degree, extra } of person.edu) add("education", degree, extra);
  if (person.skills.length > 0) add("skills", heads.skills);
  if (person.certs.length > 0) add("certifications", heads.certifications);
  if (person.adm && admissionIn) add(admissionIn, person.adm.line);
  for (const { name } of person.certs) add("certifications", name);
  if (person.lang.length > 0) add("other", heads.languages);
  for (const { section, heading, list: lines } of person.extras)
    if (section !== "?") add(section, heading, ...lines);
  return list;
}
