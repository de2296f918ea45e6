import type { ReactNode } from "react";
import { isUrl } from "#contract/is-url.ts";
import type { CompanyQuote, DraftFact, JobDraft, WordingFlag } from "#contract/job-creation.ts";
import type { Turn } from "../api.ts";
import { previewTexts as texts } from "../texts.ts";
import { type FlagActions, FlagNote } from "./flag-note.tsx";
import { flagPlaces } from "./flag-places.ts";
import { type ShownFact, shownFact } from "./shown-fact.ts";
import { Worded } from "./worded.tsx";

interface AdvertisementProps {
  turn: Turn;
  before: JobDraft | null;
  flags: readonly WordingFlag[];
  actions: FlagActions;
}

/** In one line under the title; each says what it is only while it is not there. */
const IN_LINE = {
  location: "Place",
  arrangement: "Arrangement",
  employment_type: "Employment",
  level: "Level",
  salary: "Pay",
} as const satisfies Partial<Record<DraftFact, string>>;

const BELOW = {
  responsibilities: "What you will do",
  must: "Required",
  nice: "Preferred",
  benefits: "Benefits",
  reports_to: "Reports to",
  start_date: "Start date",
  contact: texts.contact,
} as const satisfies Partial<Record<DraftFact, string>>;

const LISTS: readonly DraftFact[] = ["responsibilities", "must", "nice", "benefits"];

const namesOf = <Name extends string>(table: Record<Name, string>) => Object.keys(table) as Name[];

/** The draft itself is drawn; the HTML that comes with it is for others. */
export function Advertisement({ turn, before, flags, actions }: AdvertisementProps) {
  const places = flagPlaces(turn.draft, flags);
  const quotes = flags.map(({ quote }) => quote);
  const notes = (place: DraftFact | "top") =>
    places[place]?.map((flag) => <FlagNote key={flag.quote} flag={flag} actions={actions} />);
  const shown = (fact: DraftFact) => shownFact(turn, before, fact);
  return (
    <article
      aria-label={texts.label}
      className="wrap-anywhere font-serif text-[16px] leading-[1.55]"
    >
      {notes("top")}
      <p className="font-sans text-13 text-ink-2">{turn.draft.company}</p>
      <h2 className="mt-1 text-28 md:text-36">
        <Said shown={shown("title")} unknown={texts.titleUnknown} quotes={quotes} />
      </h2>
      {notes("title")}
      {/* Each has a stroke before it; those at the left edge are cut off. */}
      <div className="mt-2.5 overflow-hidden">
        <ul className="-ml-[17px] flex flex-wrap gap-y-1 font-sans text-13 leading-[1.6] tabular-nums">
          {namesOf(IN_LINE).map((fact) => (
            <InLine key={fact} name={IN_LINE[fact]} shown={shown(fact)} quotes={quotes} />
          ))}
        </ul>
      </div>
      {namesOf(IN_LINE).map((fact) => notes(fact))}
      <About quotes={turn.draft.about} />
      {namesOf(BELOW).map((fact) => (
        <Below key={fact} fact={fact} shown={shown(fact)} quotes={quotes}>
          {notes(fact)}
        </Below>
      ))}
    </article>
  );
}

interface PartProps {
  shown: ShownFact | undefined;
  quotes: readonly string[];
}

/** One text, or that it is not there. */
function Said({ shown, unknown, quotes }: PartProps & { unknown: string }) {
  const [first] = shown?.items ?? [];
  if (first) return <Worded {...first} flagged={quotes} />;
  return shown && <Hole>{unknown}</Hole>;
}

function InLine({ name, shown, quotes }: PartProps & { name: string }) {
  if (!shown) return null;
  const [first] = shown.items;
  const missing = shown.state === "unstated" ? texts.unstated : texts.unknown;
  return (
    <li className="flex items-center before:mx-2 before:h-2.5 before:border-rule-2 before:border-l">
      {first ? (
        <span>
          <Worded {...first} flagged={quotes} />
        </span>
      ) : (
        <Hole isSettled={shown.state === "unstated"}>{`${name}: ${missing.toLowerCase()}`}</Hole>
      )}
    </li>
  );
}

function Below({ fact, shown, quotes, children }: PartProps & BelowProps) {
  if (!shown) return null;
  return (
    <section>
      <Heading>{BELOW[fact]}</Heading>
      <Items fact={fact} shown={shown} quotes={quotes} />
      {children}
    </section>
  );
}
interface BelowProps {
  fact: keyof typeof BELOW;
  children: ReactNode;
}

function Items({
  fact,
  shown,
  quotes,
}: {
  fact: DraftFact;
  shown: ShownFact;
  quotes: readonly string[];
}) {
  if (shown.state === "unstated") return <Hole isSettled>{texts.unstated}</Hole>;
  if (shown.state === "unknown") return <Hole>{texts.unknown}</Hole>;
  const dash = LISTS.includes(fact)
    ? "relative pl-4 before:absolute before:top-3 before:left-0 before:w-[7px] before:border-ink-3 before:border-t"
    : "";
  return (
    <ul>
      {shown.items.map((item) => (
        <li key={item.text} className={dash}>
          <Worded {...item} flagged={quotes} />
        </li>
      ))}
    </ul>
  );
}

/** In the company's own words, and where they were read. */
function About({ quotes }: { quotes: readonly CompanyQuote[] }) {
  if (quotes.length === 0) return null;
  return (
    <section>
      <Heading>{texts.about}</Heading>
      {quotes.map(({ text, url }) => (
        <p key={text} className="not-last:mb-2">
          {text}{" "}
          {isUrl(url) && (
            <span className="font-sans text-13 text-ink-3">
              {texts.quotedFrom(new URL(url).host)}
            </span>
          )}
        </p>
      ))}
    </section>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <h3 className="mt-[22px] mb-1.5 font-sans font-semibold text-13 leading-[1.4] tracking-normal">
      {children}
    </h3>
  );
}

/** Room for what is still to come; what is left off on purpose has no dashes. */
function Hole({ isSettled = false, children }: { isSettled?: boolean; children: string }) {
  return (
    <span className={`text-ink-3 ${isSettled ? "" : "border-rule-2 border-b border-dashed"}`}>
      {children}
    </span>
  );
}
