import { useMemo, useState } from "react";
import type { DocumentView } from "#contract/documents.ts";
import { type JobProfile, SALARY_PERIODS, type SalaryRange } from "#contract/job-profile.ts";
import type { ResumeProfile } from "#contract/resume-profile.ts";
import { needsCheck } from "./confidence.ts";
import { evidenceIn } from "./evidence.ts";
import { certificationGroup, educationGroup, experienceGroup, monthText } from "./resume-lists.ts";
import {
  type About,
  countedField,
  type FieldGroup,
  type ShownField,
  type ShownPart,
  sentencesField,
  shownField,
  textField,
} from "./shown-field.ts";

/** A field, or an item or a part of one; or a line of the original. */
export type Light = { path: string } | { line: number };

/** What is lit on both sides, because someone points at it or has chosen it. */
export interface Lighting {
  lines: ReadonlySet<number>;
  paths: ReadonlySet<string>;
  /** What goes together: lines, and the parts of fields they went into. Undefined in the dark. */
  pair: { lines: readonly number[]; parts: readonly ShownPart[] } | undefined;
  /** The light comes from a line, which is in sight already, and not from a field. */
  fromLine: boolean;
  point: (light: Light | undefined) => void;
  choose: (light: Light | undefined) => void;
}

export function useLighting(reading: Reading): Lighting {
  const [pointed, point] = useState<Light>();
  const [chosen, choose] = useState<Light>();
  const light = pointed ?? chosen;
  const pair = useMemo(() => light && pairOf(light, reading), [light, reading]);
  return {
    lines: new Set(pair?.lines),
    paths: new Set(pair?.parts.map((part) => part.path)),
    pair,
    fromLine: light !== undefined && "line" in light,
    point,
    choose,
  };
}

function pairOf(light: Light, { groups, partsOfLine }: Reading) {
  if ("line" in light) return { lines: [light.line], parts: partsOfLine(light.line) };
  const { path } = light;
  const parts = groups
    .flatMap(({ fields }) => fields.flatMap((field) => field.parts))
    .filter((part) => part.path === path || part.path.startsWith(`${path}.`));
  const lines = [...new Set(parts.flatMap((part) => part.lines))].sort((a, b) => a - b);
  return { lines, parts };
}

/** A document as the screen shows it: its fields, and which line went into which of them. */
export interface Reading {
  groups: readonly FieldGroup[];
  toCheck: readonly ShownField[];
  /** The field that a part belongs to: "experience.0" for "experience.0.role". */
  fieldPath: (part: string) => string;
  /** What a line went into; empty when it went nowhere. */
  partsOfLine: (line: number) => readonly ShownPart[];
}

export function readingOf(view: DocumentView): Reading {
  const groups = groupsOf(view);
  const fields = groups.flatMap((group) => group.fields);
  const parts = fields.flatMap((field) => field.parts);
  const owners = new Map(
    fields.flatMap(({ path, parts }) => parts.map((part) => [part.path, path])),
  );
  const byLine = new Map<number, ShownPart[]>();
  for (const part of parts)
    for (const line of part.lines) byLine.set(line, [...(byLine.get(line) ?? []), part]);
  return {
    groups,
    toCheck: fields.filter(({ confidence }) => needsCheck(confidence)),
    fieldPath: (part) => owners.get(part) ?? part,
    partsOfLine: (line) => byLine.get(line) ?? [],
  };
}

function groupsOf(view: DocumentView): FieldGroup[] {
  const about = { evidence: evidenceIn(view), corrected: view.corrected };
  if (view.resume) return resumeGroups(view.resume, about);
  return view.job ? jobGroups(view.job, about) : [];
}

/** What was read in a job description, in the order in which a candidate asks. */
function jobGroups(job: JobProfile, about: About): FieldGroup[] {
  return [
    {
      title: "The job",
      fields: [
        textField(about, "title", "Title", job.title),
        textField(about, "company", "Employer", job.company),
        textField(about, "location", "Location", job.location),
        textField(about, "employmentType", "Job type", job.employmentType, {
          hint: "full-time, part-time, contract, casual or internship",
        }),
        salaryField(job, about),
        textField(about, "level", "Level", job.level, {
          hint: "graduate, junior, associate, senior or partner",
        }),
        textField(about, "practiceArea", "Practice area", job.practiceArea),
      ],
    },
    {
      title: "Summary",
      fields: [textField(about, "summary", "Summary", job.summary, { long: true })],
    },
    {
      title: "What it asks for",
      fields: [
        sentencesField(about, "mustHave", "Required", job.mustHave),
        sentencesField(about, "niceToHave", "Preferred", job.niceToHave),
      ],
    },
    {
      title: "Work and benefits",
      fields: [
        sentencesField(about, "responsibilities", "Responsibilities", job.responsibilities),
        sentencesField(about, "benefits", "Benefits", job.benefits),
      ],
    },
    { title: "Contact", fields: [contactField(job, about)] },
  ];
}

function salaryField({ salary }: JobProfile, about: About) {
  const { min = null, max = null, per = "year", text = "" } = salary ?? {};
  return shownField(about, {
    path: "salary",
    field: "salary",
    label: "Salary",
    pieces: [{ paths: ["salary"], said: "Salary", text: salary ? salaryText(salary) : "" }],
    edit: {
      kind: "form",
      inputs: [
        { name: "min", label: "From", value: min === null ? "" : String(min), hint: "In dollars." },
        { name: "max", label: "To", value: max === null ? "" : String(max), hint: "In dollars." },
        { name: "per", label: "Per", value: per, hint: "year, day or hour" },
      ],
      whole: (values) => salaryOf(values, text),
    },
  });
}

const dollars = (amount: number) => `$${amount.toLocaleString("en-AU")}`;

function salaryText({ min, max, per, text }: SalaryRange): string {
  const ends = [min, max].flatMap((amount) => (amount === null ? [] : dollars(amount)));
  const range = [...new Set(ends)].join(" to ");
  return range ? `${range} a ${per}`.replace("a hour", "an hour") : text;
}

function salaryOf(
  { min = "", max = "", per = "" }: Readonly<Record<string, string>>,
  text: string,
) {
  const [low, high] = [amountOf(min), amountOf(max)];
  if (low === null && high === null) return null;
  const period = SALARY_PERIODS.find((known) => known === per.trim().toLowerCase()) ?? "year";
  return { min: low, max: high, currency: "AUD", per: period, text };
}

/** "$115,000" as 115000; anything without digits is no amount. */
function amountOf(text: string): number | null {
  const digits = text.replace(/[^\d.]/g, "");
  const amount = Number(digits);
  return digits && Number.isFinite(amount) ? amount : null;
}

function contactField({ contact }: JobProfile, about: About) {
  return shownField(about, {
    path: "contact",
    field: "contact",
    label: "Contact",
    pieces: [
      { paths: ["contact.name"], said: "Contact, name", text: contact.name },
      { paths: ["contact.email"], said: "Contact, email", text: contact.email },
      { paths: ["contact.phone"], said: "Contact, phone", text: contact.phone },
    ],
    edit: {
      kind: "form",
      inputs: [
        { name: "name", label: "Name", value: contact.name },
        { name: "email", label: "Email", value: contact.email },
        { name: "phone", label: "Phone", value: contact.phone },
      ],
      whole: ({ name = "", email = "", phone = "" }) => ({
        name: name.trim(),
        email: email.trim(),
        phone: phone.trim(),
      }),
    },
  });
}

/** What was read in a resume, in the order in which people write one. */
function resumeGroups(profile: ResumeProfile, about: About): FieldGroup[] {
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
