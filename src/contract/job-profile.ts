import * as z from "zod/mini";
import { upTo } from "./text-rules.ts";

/** What a job description says, in plain values. Blank text and empty lists where it says nothing. */

const LONGEST = { text: 500, long: 20_000, list: 200 };
const text = () => z._default(z.string().check(upTo(LONGEST.text)), "");
const longText = () => z._default(z.string().check(upTo(LONGEST.long)), "");
const sentences = () =>
  z._default(z.array(z.string().check(upTo(2000))).check(z.maxLength(LONGEST.list)), []);

export const SALARY_PERIODS = ["year", "day", "hour"] as const;

/** In Australian dollars. `text` is the phrase as it was written. */
export const SalaryRange = z.object({
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  currency: z.literal("AUD"),
  per: z.enum(SALARY_PERIODS),
  text: text(),
});

export const JobContact = z.object({ name: text(), email: text(), phone: text() });

export const JobProfile = z.object({
  title: text(),
  company: text(),
  location: text(),
  /** full-time, part-time, contract, casual or internship (spec 2 §5), several joined by ", ". */
  employmentType: text(),
  salary: z.nullable(SalaryRange),
  /** graduate, junior, associate, senior or partner (spec 2 §9); "" when it is not said. */
  level: text(),
  practiceArea: text(),
  department: text(),
  summary: longText(),
  responsibilities: sentences(),
  mustHave: sentences(),
  niceToHave: sentences(),
  benefits: sentences(),
  contact: JobContact,
});

export type JobProfile = z.output<typeof JobProfile>;
export type SalaryRange = z.output<typeof SalaryRange>;

export const EMPTY_JOB: JobProfile = {
  title: "",
  company: "",
  location: "",
  employmentType: "",
  salary: null,
  level: "",
  practiceArea: "",
  department: "",
  summary: "",
  responsibilities: [],
  mustHave: [],
  niceToHave: [],
  benefits: [],
  contact: { name: "", email: "", phone: "" },
};
