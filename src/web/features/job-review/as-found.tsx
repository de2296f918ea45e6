import {
  type ExtractedData,
  type PendingJob,
  REVIEW_FIELDS,
  type ReviewField,
} from "#contract/job-review.ts";
import { webAddress } from "#web/lib/web-address.ts";
import { sourceName } from "./source-name.ts";
import { jobTexts as texts } from "./texts.ts";
import { isTitle } from "./title-of.ts";

/** A field or a line, as an attribute names it. */
export const LIGHT = "data-light";

export const lightName = (pointed: Pointed) =>
  "line" in pointed ? `line ${pointed.line}` : `field ${pointed.field}`;

export function lightOf(name: string | null | undefined): Pointed | undefined {
  const [kind, what] = name?.split(" ") ?? [];
  if (kind === "line") return { line: Number(what) };
  const field = REVIEW_FIELDS.find((one) => one === what);
  return field && { field };
}

/** Where things stand on the page. Citations lead to these. */
export const lineId = (line: number) => `found-line-${line + 1}`;
export const fieldId = (field: ReviewField) => `read-${field}`;

/** What a citation leads to is not put under the header, nor under the buttons at the lower edge. */
export const CLEAR = "scroll-mt-16 scroll-mb-20 max-md:scroll-mb-36";

/** Into sight, and the focus with it. The address stays as it is. */
export function goThere(id: string): void {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: "nearest" });
  element?.focus({ preventScroll: true });
}

interface AsFoundProps {
  job: PendingJob;
  lit: ReadonlySet<number>;
}

/** A stranger's text in its own words: nothing in it is anything but text. */
export function AsFound({ job, lit }: AsFoundProps) {
  const { lines } = job.extracted_data;
  return (
    <section
      aria-labelledby="as-found"
      className="min-w-0 px-5 pb-5 md:px-7 xl:min-h-0 xl:overflow-y-auto xl:[scrollbar-width:thin]"
    >
      <div className="flex items-baseline justify-between gap-3 pt-3.5 pb-2.5">
        <h2
          id="as-found"
          className="flex-none font-[550] font-sans text-13 leading-[1.55] tracking-normal"
        >
          {texts.found}
        </h2>
        <Source address={job.source_url} />
      </div>
      {lines.length === 0 && <p className="text-13 text-ink-2">{texts.noLines}</p>}
      {lines.length > 0 && (
        <ol
          aria-label={texts.lines}
          className="overflow-hidden border border-rule bg-sheet py-4 font-serif text-[16px] leading-6"
        >
          {lines.map((line, at) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number.
              key={at}
              line={line}
              at={at}
              isTitle={isTitle(job, line.text)}
              fields={fieldsOn(job.extracted_data, at)}
              isLit={lit.has(at)}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

function Source({ address }: { address: string }) {
  const name = sourceName(address);
  const href = webAddress(address);
  if (!href)
    return <bdi className="wrap-anywhere text-13 text-ink-3">{name || texts.noSource}</bdi>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={texts.source(name)}
      title={address}
      className="min-w-0 truncate font-medium text-13 text-accent leading-[1.55] underline decoration-1 underline-offset-3 hover:text-accent-2"
    >
      <bdi>{name}</bdi>
    </a>
  );
}

interface LineProps {
  line: ExtractedData["lines"][number];
  at: number;
  isTitle: boolean;
  /** What was read from it. */
  fields: readonly ReviewField[];
  isLit: boolean;
}

const ROW = `${CLEAR} group grid grid-cols-[40px_minmax(0,1fr)] py-1 pr-[18px] -outline-offset-2 data-lit:bg-pen`;
const NUMBER =
  "pr-3 text-right font-sans text-12 text-ink-3 tabular-nums leading-6 group-data-lit:text-ink";
const CITED =
  "underline decoration-rule-2 decoration-dotted decoration-1 underline-offset-4 group-data-lit:decoration-transparent";

function Line({ line, at, isTitle, fields, isLit }: LineProps) {
  const [first] = fields;
  return (
    <li
      id={lineId(at)}
      tabIndex={-1}
      data-lit={isLit || undefined}
      {...(first && { [LIGHT]: lightName({ line: at }) })}
      className={ROW}
    >
      {!first && <span className={NUMBER}>{at + 1}</span>}
      {first && (
        <button
          type="button"
          aria-label={texts.readAs(
            at + 1,
            fields.map((field) => texts.fields[field]),
          )}
          onClick={() => goThere(fieldId(first))}
          className={`${NUMBER} self-start -outline-offset-2 hover:text-ink hover:underline`}
        >
          {at + 1}
        </button>
      )}
      <span
        dir="auto"
        className={`wrap-anywhere min-w-0 justify-self-start whitespace-pre-wrap ${isTitle || line.heading ? "font-semibold" : ""} ${first ? CITED : ""}`}
      >
        {line.bullet && (
          <span aria-hidden="true" className="mr-1.5 inline-block text-ink-3">
            –
          </span>
        )}
        {line.text}
      </span>
    </li>
  );
}

/** What somebody points at: a field, or a line counted from 0. */
export type Pointed = { readonly field: ReviewField } | { readonly line: number };

interface Lit {
  readonly fields: ReadonlySet<ReviewField>;
  readonly lines: ReadonlySet<number>;
}

/** The lines that a field was read from, none that the text does not have. */
export const linesOf = ({ fields, lines }: ExtractedData, field: ReviewField): readonly number[] =>
  (fields[field]?.lines ?? []).filter((line) => line in lines);

export const fieldsOn = (data: ExtractedData, line: number): ReviewField[] =>
  REVIEW_FIELDS.filter((field) => linesOf(data, field).includes(line));

/** What goes together: a field with all of its lines; a line with all that was read from it. */
export function litBy(pointed: Pointed | undefined, data: ExtractedData): Lit {
  if (!pointed) return { fields: new Set(), lines: new Set() };
  if ("line" in pointed)
    return { fields: new Set(fieldsOn(data, pointed.line)), lines: new Set([pointed.line]) };
  return { fields: new Set([pointed.field]), lines: new Set(linesOf(data, pointed.field)) };
}
