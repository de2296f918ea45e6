// What a record of knowledge/ looks like, whatever the other records say.
import * as z from "zod";

const FAMILIES = [
  ...["fin", "bus", "sal", "mkt", "adm", "hr", "it", "eng", "con", "trd", "man", "tra", "hos"],
  ...["ret", "per", "hea", "soc", "edu", "sci", "art", "law", "gov", "sec", "agr", "rel"],
];
const SKILL_KINDS = ["tool", "skill", "credential", "soft", "standard", "court"];
const SKILL_FIELDS = [
  ...["law", "tech", "finance", "office", "sales", "health", "education", "trades", "transport"],
  ...["hospitality", "science", "creative", "public", "general"],
];
const WORK_FIELDS = [
  ...["law", "act", "side", "mode", "court", "tech", "nurse", "health", "acct", "fin", "sales"],
  ...["mkt", "admin", "hr", "trade", "constr", "transp", "hosp", "retail", "teach", "social"],
  ...["sci", "eng", "creative", "public", "gen"],
];
const LEAST_TITLES = 8;

const oneOf = (names, what) =>
  z.enum(names, { error: ({ input }) => `${quoted(input)} is no ${what} (${names.join(" ")})` });
const quoted = (value) => JSON.stringify(value) ?? "nothing";

/** Names and capitals that a person reads: duties, and the names of credentials. */
const plainText = z
  .string()
  .regex(/^[\x20-\x7e]+$/, { error: ({ input }) => `${quoted(input)} is not plain text` })
  .regex(/^(?! )(?!.* {2}).*(?<! )$/, {
    error: ({ input }) => `${quoted(input)} has a stray space`,
  })
  .regex(/^[^,;|"]*$/, { error: ({ input }) => `${quoted(input)} looks like several in one` });

/** What is searched for. Terms that count in capitals only are known as such: CAPITAL_TERMS. */
const searched = plainText.regex(/^[^A-Z]*$/, {
  error: ({ input }) => `${quoted(input)} has capitals; the matcher reads lower case`,
});

const listOf = (text, least = 1) =>
  z
    .array(text)
    .min(least, { error: ({ input }) => `${input.length} of at least ${least}` })
    .superRefine((texts, context) => {
      for (const [at, one] of texts.entries())
        if (texts.indexOf(one) < at)
          context.addIssue({ code: "custom", message: `${quoted(one)} is repeated` });
    });

const id = (pattern, example) =>
  z.string().regex(pattern, { error: `the id is not written like ${example}` });

const occupation = z
  .strictObject({
    id: id(/^[a-z0-9]+(?:_[a-z0-9]+)*$/, "tax_accountant"),
    family: oneOf(FAMILIES, "family"),
    kind: z.optional(oneOf(["area", "role"], "kind")),
    titles: listOf(searched, LEAST_TITLES),
    duties: listOf(plainText),
  })
  .superRefine(({ family, kind }, context) => {
    if ((family === "law") === (kind !== undefined)) return;
    const message = family === "law" ? "of the law, and neither area nor role" : "only for the law";
    context.addIssue({ code: "custom", path: ["kind"], message });
  });

const skill = z.strictObject({
  id: searched,
  kind: oneOf(SKILL_KINDS, "kind"),
  field: oneOf(SKILL_FIELDS, "field"),
  aliases: listOf(searched, 0),
  generic: z.optional(z.literal(true)),
});

const work = z
  .strictObject({
    id: id(/^[a-z]+(?:\.[a-z0-9]+){1,2}$/, "law.family or law.family.parenting"),
    phrases: listOf(searched),
  })
  .superRefine((record, context) => {
    const field = record.id.split(".")[0];
    if (WORK_FIELDS.includes(field)) return;
    const message = `${quoted(field)} is no field of work (${WORK_FIELDS.join(" ")})`;
    context.addIssue({ code: "custom", path: ["id"], message });
  });

const credential = z.strictObject({
  id: id(/^[a-z]+(?:-[a-z]+)*$/, "white-card"),
  name: plainText,
  gate: oneOf(["licence", "formal", "check"], "gate"),
  asked: listOf(searched),
  shown: listOf(searched),
  titles: z.optional(listOf(searched)),
  notTitles: z.optional(listOf(searched)),
  denies: z.optional(listOf(searched)),
  lawyer: z.optional(z.number().min(0).max(1)),
  pending: z.optional(z.literal(true)),
});

/** The kinds of file, by the folder (or the file) that they stand in. */
export const SCHEMAS = { occupations: occupation, skills: skill, work, credentials: credential };
