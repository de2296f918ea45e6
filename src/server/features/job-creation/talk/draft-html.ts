import type { JobDraft } from "#contract/job-creation.ts";
import { salaryWords } from "./saying/salary-words.ts";

const NAMED = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const isNamed = (letter: string): letter is keyof typeof NAMED => letter in NAMED;
const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (letter) => (isNamed(letter) ? NAMED[letter] : letter));

/** The advertisement as it stands, in our own few tags; "" when nothing is known yet. */
export function draftHtml(draft: JobDraft): string {
  const lists = [
    list("What you will do", draft.responsibilities),
    list("What you will need", draft.must),
    list("Nice to have", draft.nice),
    list("What we offer", draft.benefits),
  ];
  const rows = [
    row("Location", draft.location),
    row("Working arrangement", draft.arrangement),
    row("Employment type", draft.employment_type),
    row("Level", draft.level),
    row("Pay", draft.salary === null ? "" : salaryWords(draft.salary)),
    row("Reports to", draft.reports_to),
    row("Start", draft.start_date),
  ].join("");
  const body = [rows && `<dl>${rows}</dl>`, ...lists, contact(draft.contact)].join("");
  if (draft.title === "" && body === "") return "";
  return `<article>${head(draft)}${body}${about(draft)}</article>`;
}

const head = ({ title, company }: JobDraft) =>
  (title && `<h2>${escaped(title)}</h2>`) + (company && `<p>${escaped(company)}</p>`);

const row = (label: string, value: string) =>
  value && `<dt>${label}</dt><dd>${escaped(value)}</dd>`;

const list = (heading: string, items: readonly string[]) =>
  items.length === 0
    ? ""
    : `<h3>${heading}</h3><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join("")}</ul>`;

function contact({ name, email, phone }: JobDraft["contact"]): string {
  const said = [name, email, phone].filter((part) => part !== "");
  return said.length === 0 ? "" : `<h3>Contact</h3><p>${escaped(said.join(", "))}</p>`;
}

/** Quoted: the words are the company's, and the address says where they stand. */
function about({ company, about: quotes }: JobDraft): string {
  if (quotes.length === 0) return "";
  const heading = company === "" ? "About the company" : `About ${escaped(company)}`;
  const said = quotes.map(({ text, url }) =>
    url === ""
      ? `<p>${escaped(text)}</p>`
      : `<blockquote><p>${escaped(text)}</p><footer>${escaped(url)}</footer></blockquote>`,
  );
  return `<h3>${heading}</h3>${said.join("")}`;
}
