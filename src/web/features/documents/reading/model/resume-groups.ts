import type { ResumeProfile } from "#contract/resume-profile.ts";
import { monthText } from "./month-text.ts";
import { certificationGroup, educationGroup, experienceGroup } from "./resume-lists.ts";
import { type About, countedField, type FieldGroup, shownField, textField } from "./shown-field.ts";

/** What was read in a resume, in the order in which people write one. */
export function resumeGroups(profile: ResumeProfile, about: About): FieldGroup[] {
  return [
    {
      title: "Contact",
      fields: [
        textField(about, "name", "Name", profile.name),
        textField(about, "email", "Email", profile.email),
        textField(about, "phone", "Phone", profile.phone),
        textField(about, "location", "Location", profile.location),
        linksField(profile, about),
      ],
    },
    {
      title: "Summary",
      fields: [textField(about, "summary", "Summary", profile.summary, { long: true })],
    },
    experienceGroup(profile.experience, about),
    educationGroup(profile.education, about),
    { title: "Skills", fields: [skillsField(profile, about)] },
    certificationGroup(profile.certifications, about),
    { title: "Admission and years", fields: yearsFields(profile, about) },
  ];
}

const LINKS = [
  { name: "linkedin", label: "LinkedIn", host: "linkedin.com/", hint: "As in in/priya-raman." },
  { name: "github", label: "GitHub", host: "github.com/", hint: "The name of the account." },
  { name: "website", label: "Website", host: "", hint: "" },
] as const;

function linksField({ links }: ResumeProfile, about: About) {
  return shownField(about, {
    path: "links",
    field: "links",
    label: "Links",
    pieces: LINKS.map(({ name, label, host }) => ({
      paths: [`links.${name}`],
      said: label,
      text: links[name] && host + links[name],
    })),
    edit: {
      kind: "form",
      inputs: LINKS.map(({ name, label, hint }) => ({
        name,
        label,
        value: links[name],
        ...(hint && { hint }),
      })),
      whole: ({ linkedin = "", github = "", website = "" }) => ({
        linkedin: linkedin.trim(),
        github: github.trim(),
        website: website.trim(),
      }),
    },
  });
}

function skillsField({ skills }: ResumeProfile, about: About) {
  return shownField(about, {
    path: "skills",
    field: "skills",
    label: "Skills",
    pieces: skills.map((text, index) => ({
      paths: [`skills.${index}`],
      said: `Skills, ${text}`,
      text,
      look: "chip",
    })),
    edit: { kind: "words", words: skills },
  });
}

function yearsFields({ admission, ...profile }: ResumeProfile, about: About) {
  const { court = "", state = "", date = "" } = admission ?? {};
  return [
    shownField(about, {
      path: "admission",
      field: "admission",
      label: "Admission",
      pieces: [
        {
          paths: ["admission.court", "admission.state", "admission.date"],
          said: "Admission",
          text: [court, state, monthText(date)].filter(Boolean).join(", "),
        },
      ],
      edit: {
        kind: "form",
        inputs: [
          { name: "court", label: "Court", value: court },
          { name: "state", label: "State", value: state, hint: "As in NSW." },
          { name: "date", label: "Date", value: date, hint: "As in 2020-02, or 2020." },
        ],
        whole: admissionOf,
      },
    }),
    countedField(
      about,
      "yearsOfExperience",
      "Years of experience",
      profile.yearsOfExperience,
      "Counted from the dates under Experience.",
    ),
    countedField(
      about,
      "postAdmissionYears",
      "Years since admission",
      profile.postAdmissionYears,
      "Counted from the date of admission.",
    ),
  ];
}

/** Nobody who leaves all of it empty has been admitted. */
function admissionOf({ court = "", state = "", date = "" }: Readonly<Record<string, string>>) {
  const admission = { court: court.trim(), state: state.trim(), date: date.trim() };
  return Object.values(admission).some(Boolean) ? admission : null;
}
