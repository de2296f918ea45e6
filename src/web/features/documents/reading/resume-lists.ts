import type { CertificationItem, EducationItem, ExperienceItem } from "#contract/resume-profile.ts";
import {
  type About,
  type Edit,
  type FieldGroup,
  type FieldName,
  type FormInput,
  type ShownField,
  shownField,
} from "./shown-field.ts";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** "2021-03" as "March 2021". What is written in another way stays as it is. */
export function monthText(date: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(date) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name ? `${name} ${year}` : date;
}

/** "March 2021 to present". */
export function periodText(period: { startDate: string; endDate: string; present: boolean }) {
  const end = period.present ? "present" : monthText(period.endDate);
  return [monthText(period.startDate), end].filter(Boolean).join(" to ");
}

type Values = Readonly<Record<string, string>>;
type Pieces = Parameters<typeof shownField>[1]["pieces"];

/** What a list of a resume is made of. */
interface ListKind<Item> {
  field: FieldName;
  title: string;
  /** One of them, as in "Add a position". */
  one: string;
  none: string;
  items: readonly Item[];
  empty: Item;
  label: (item: Item) => string;
  pieces: (item: Item, path: string) => Pieces;
  inputs: (item: Item) => readonly FormInput[];
  itemOf: (values: Values) => Item;
}

export const experienceGroup = (items: readonly ExperienceItem[], about: About) =>
  listGroup(about, {
    field: "experience",
    title: "Experience",
    one: "position",
    none: "No positions were found.",
    items,
    empty: {
      company: "",
      role: "",
      location: "",
      startDate: "",
      endDate: "",
      present: false,
      description: "",
    },
    label: ({ role, company }) => role || company,
    pieces: (item, path) => [
      { paths: [`${path}.role`], said: "Experience, role", text: item.role, look: "strong" },
      {
        paths: [`${path}.company`, `${path}.location`],
        said: "Experience, employer",
        text: [item.company, item.location].filter(Boolean).join(", "),
      },
      {
        paths: [`${path}.startDate`, `${path}.endDate`, `${path}.present`],
        said: "Experience, dates",
        text: periodText(item),
        look: "quiet",
      },
      {
        paths: [`${path}.description`],
        said: "Experience, description",
        text: item.description,
        look: "long",
      },
    ],
    inputs: (item) => [
      { name: "role", label: "Role", value: item.role },
      { name: "company", label: "Employer", value: item.company },
      { name: "location", label: "Location", value: item.location },
      {
        name: "startDate",
        label: "From",
        value: item.startDate,
        hint: "As in 2021-03, or 2021.",
        half: true,
      },
      {
        name: "endDate",
        label: "To",
        value: item.endDate,
        hint: "As in 2024-11, or 2024.",
        half: true,
      },
      { name: "present", label: "To this day", value: item.present ? "on" : "", kind: "tick" },
      { name: "description", label: "Description", value: item.description, kind: "text" },
    ],
    itemOf: (values) => ({
      role: text(values, "role"),
      company: text(values, "company"),
      location: text(values, "location"),
      startDate: text(values, "startDate"),
      endDate: text(values, "endDate"),
      present: values.present === "on",
      description: text(values, "description"),
    }),
  });

export const educationGroup = (items: readonly EducationItem[], about: About) =>
  listGroup(about, {
    field: "education",
    title: "Education",
    one: "course of study",
    none: "No education was found.",
    items,
    empty: { institution: "", degree: "", fieldOfStudy: "", duration: "" },
    label: ({ degree, institution }) => degree || institution,
    pieces: (item, path) => [
      { paths: [`${path}.degree`], said: "Education, degree", text: item.degree, look: "strong" },
      {
        paths: [`${path}.fieldOfStudy`],
        said: "Education, field of study",
        text: item.fieldOfStudy,
      },
      {
        paths: [`${path}.institution`],
        said: "Education, institution",
        text: item.institution,
      },
      { paths: [`${path}.duration`], said: "Education, years", text: item.duration, look: "quiet" },
    ],
    inputs: (item) => [
      { name: "degree", label: "Degree", value: item.degree },
      { name: "fieldOfStudy", label: "Field of study", value: item.fieldOfStudy },
      { name: "institution", label: "Institution", value: item.institution },
      { name: "duration", label: "Years", value: item.duration, hint: "As in 2015 to 2019." },
    ],
    itemOf: (values) => ({
      degree: text(values, "degree"),
      fieldOfStudy: text(values, "fieldOfStudy"),
      institution: text(values, "institution"),
      duration: text(values, "duration"),
    }),
  });

export const certificationGroup = (items: readonly CertificationItem[], about: About) =>
  listGroup(about, {
    field: "certifications",
    title: "Certifications",
    one: "certification",
    none: "No certifications were found.",
    items,
    empty: { name: "", issuingOrganization: "", date: "" },
    label: ({ name }) => name,
    pieces: (item, path) => [
      { paths: [`${path}.name`], said: "Certifications, name", text: item.name, look: "strong" },
      {
        paths: [`${path}.issuingOrganization`],
        said: "Certifications, issued by",
        text: item.issuingOrganization,
      },
      {
        paths: [`${path}.date`],
        said: "Certifications, date",
        text: monthText(item.date),
        look: "quiet",
      },
    ],
    inputs: (item) => [
      { name: "name", label: "Name", value: item.name },
      { name: "issuingOrganization", label: "Issued by", value: item.issuingOrganization },
      { name: "date", label: "Date", value: item.date, hint: "As in 2021-03, or 2021." },
    ],
    itemOf: (values) => ({
      name: text(values, "name"),
      issuingOrganization: text(values, "issuingOrganization"),
      date: text(values, "date"),
    }),
  });

const text = (values: Values, name: string) => (values[name] ?? "").trim();

function listGroup<Item>(about: About, kind: ListKind<Item>): FieldGroup {
  const { field, title, items, empty } = kind;
  const add: Edit = {
    kind: "form",
    inputs: kind.inputs(empty),
    whole: (values) => [...items, kind.itemOf(values)],
  };
  return {
    title,
    fields: items.map((item, index) => itemField(about, kind, item, index)),
    list: {
      field,
      corrected: about.corrected.includes(field),
      add,
      addText: `Add a ${kind.one}`,
      none: kind.none,
    },
  };
}

function itemField<Item>(
  about: About,
  kind: ListKind<Item>,
  item: Item,
  index: number,
): ShownField {
  const path = `${kind.field}.${index}`;
  const shown = shownField(about, {
    path,
    field: kind.field,
    label: kind.label(item) || `${kind.one} ${index + 1}`,
    term: `${kind.one} ${index + 1}`,
    pieces: kind.pieces(item, path),
    edit: {
      kind: "form",
      inputs: kind.inputs(item),
      whole: (values) => kind.items.with(index, kind.itemOf(values)),
      without: () => kind.items.toSpliced(index, 1),
    },
  });
  // The whole list counts as corrected; of an item this is known by its having no lines any more.
  return { ...shown, corrected: shown.corrected && shown.parts.some(({ lines }) => !lines.length) };
}
