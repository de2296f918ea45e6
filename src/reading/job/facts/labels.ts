import type { Block } from "../blocks/block.ts";
import { headingPart } from "../heading-part.ts";

/** What a label such as "Location:" announces. `noted` are labels whose values we do not keep. */
export type LabelledField =
  | "title"
  | "company"
  | "location"
  | "employmentType"
  | "salary"
  | "level"
  | "practiceArea"
  | "department"
  | "contact"
  | "email"
  | "phone"
  | "noted";

export interface Labelled {
  readonly field: LabelledField;
  readonly label: string;
  readonly value: string;
  readonly lines: readonly number[];
}

const LABELS: readonly (readonly [LabelledField, RegExp])[] = [
  ["title", /^(?:(?:job|position|role|vacancy) ?(?:title|name)|position|role|title|vacancy|job)$/],
  [
    "company",
    /^(?:company|employer|firm|law firm|organisation|organization|agency|client|business|practice|company name|firm name|employing (?:organisation|authority|entity)|department\/agency|(?:department|agency) name|council|school|advertiser)$/,
  ],
  [
    "location",
    /^(?:(?:work |job |office |position |primary |role )?locations?|office|office\/location|city|based(?: in| at)?|where|workplace|work site|site|campus|base)$/,
  ],
  [
    "employmentType",
    /^(?:(?:employment|work|job|contract|appointment|position|engagement|vacancy|role) ?(?:type|status|basis|term|category)|type(?: of (?:employment|position|role|appointment|engagement))?|tenure|status|hours|term|basis|employment|duration|work arrangements?|time fraction|hours of work|engagement|contract)$/,
  ],
  [
    "salary",
    /^(?:(?:annual |base |total |advertised |indicative )?(?:salary|remuneration|pay|package|compensation|rate|wage|hourly rate|daily rate|day rate|pay rate)(?: ?(?:range|package|band|level|rate|details|scale|and conditions|packaging))?|trp|total (?:remuneration|reward|package).{0,20}|classification ?(?:\/|and|&) ?salary|salary ?(?:\/|and|&) ?(?:classification|benefits))$/,
  ],
  [
    "level",
    /^(?:level|seniority|experience(?: level)?|pae|pqe|years? of experience|career level|classification(?: level)?|grade|band)$/,
  ],
  [
    "practiceArea",
    /^(?:(?:practice|legal) (?:area|group)s?|areas? of (?:law|practice)|practice|speciali[sz]ation|speciality)$/,
  ],
  [
    "department",
    /^(?:department|division|branch|team|unit|business unit|group|directorate|section|faculty|portfolio|work ?group|cluster)$/,
  ],
  [
    "contact",
    /^(?:contact(?: person| officer| name| details| us)?|enquir(?:y|ies)(?: to| contact)?|(?:for )?(?:further|more) (?:information|details)(?: contact)?|recruiter|hiring manager|consultant|enquiries about the (?:role|position)|contact for enquiries|role enquiries|job contact)$/,
  ],
  ["email", /^(?:e-?mail(?: address)?|contact email|send (?:applications|resume) to)$/],
  ["phone", /^(?:(?:tele)?phone(?: number)?|tel|mobile|ph|m|t|p|call|contact (?:phone|number))$/],
  [
    "noted",
    /^(?:(?:job |position |vacancy |role )?(?:reference|ref|number|no|id|code)(?: number| no| code)?|closing(?: date)?|applications close|close date|(?:date|posted|listed|advertised)(?: .{0,15})?|start(?:ing)? date|commencement(?: date)?|reports? to|reporting (?:to|line)|reports|direct reports|supervisor|supervises|manager|direct manager|manages|responsible to|website|web|address|anzsco.{0,20}|award|enterprise agreement|instrument|agreement|probation.{0,20}|budget|security clearance|clearance|sector|industry|version|last (?:updated|reviewed)|approved by|prepared by|document.{0,20}|staff|number of (?:positions|vacancies)|vacancies|travel|car|vehicle|source|url)\.?$/,
  ],
];

const LONGEST_LABEL = 40;
const LONGEST_VALUE = 160;

/** Labels with their values, whether they stand in one line, side by side or one under the other. */
export function readLabels(blocks: readonly Block[]): {
  labels: Labelled[];
  used: ReadonlySet<Block>;
} {
  const labels: Labelled[] = [];
  const used = new Set<Block>();
  const add = (block: Block, label: string, value: string, lines: readonly number[]) => {
    const field = fieldOf(label);
    if (field === null || value.trim() === "") return;
    labels.push({ field, label, value: value.trim(), lines });
    used.add(block);
  };
  for (const [at, block] of blocks.entries()) {
    for (const { label, value } of pairsIn(block.text)) add(block, label, value, block.lines);
    const next = blocks[at + 1];
    if (used.has(block) || next === undefined || !isBareLabel(block, next)) continue;
    add(block, bare(block.text), next.text, [...block.lines, ...next.lines]);
    if (used.has(block)) used.add(next);
  }
  return { labels, used };
}

export function fieldOf(label: string): LabelledField | null {
  const plain = label.toLowerCase().replace(/\s+/g, " ").trim();
  if (plain.length > LONGEST_LABEL) return null;
  return LABELS.find(([, words]) => words.test(plain))?.[0] ?? null;
}

/** "Location: Sydney | Type: Full time", "Salary⇥$95,000", "Team⇥Property⇥Office⇥Perth". */
function pairsIn(text: string): { label: string; value: string }[] {
  const cells = text.split(/\t|\s\|\s/).map((cell) => cell.trim());
  const pairs: { label: string; value: string }[] = [];
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at] ?? "";
    const cut = /\s*:\s*|\s+[–—-]\s+/.exec(cell.slice(0, LONGEST_LABEL + 2));
    const label = cut === null ? cell : cell.slice(0, cut.index);
    const value = cut === null ? "" : cell.slice(cut.index + cut[0].length);
    if (value !== "" && value.length <= LONGEST_VALUE && fieldOf(label) !== null) {
      pairs.push({ label, value });
      continue;
    }
    const beside = cells[at + 1];
    if (beside === undefined || fieldOf(bare(cell)) === null) continue;
    if (!text.includes("\t")) continue;
    pairs.push({ label: bare(cell), value: beside });
    at += 1;
  }
  return pairs;
}

/** A label alone, with its value below: only where the value looks like one. */
function isBareLabel(block: Block, next: Block): boolean {
  if (block.bullet || next.bullet || block.text.length > LONGEST_LABEL) return false;
  if (next.text.length > LONGEST_VALUE / 2 || /[.!?]$/.test(next.text)) return false;
  if (headingPart(next.text) !== null || fieldOf(bare(next.text)) !== null) return false;
  const field = fieldOf(bare(block.text));
  if (field === null || field === "contact") return false;
  const heading = headingPart(block.text);
  return heading === null || heading === "other" || field === "salary";
}

function bare(text: string): string {
  return text.replace(/\s*:\s*$/, "");
}
