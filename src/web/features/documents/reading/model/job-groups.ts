import { type JobProfile, SALARY_PERIODS, type SalaryRange } from "#contract/job-profile.ts";
import {
  type About,
  type FieldGroup,
  sentencesField,
  shownField,
  textField,
} from "./shown-field.ts";

/** What was read in a job description, in the order in which a candidate asks. */
export function jobGroups(job: JobProfile, about: About): FieldGroup[] {
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
