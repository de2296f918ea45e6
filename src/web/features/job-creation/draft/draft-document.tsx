import type { ReactNode } from "react";
import { isUrl } from "#contract/is-url.ts";
import type { CompanyQuote, DraftFact, DraftList, DraftText } from "#contract/job-creation.ts";
import { EditableList } from "./editable-list.tsx";
import { EDIT_HINT_ID, EditableText } from "./editable-text.tsx";
import { AssumedTag, FactLine, IN_LINE } from "./fact-line.tsx";
import { type FlagActions, FlagNote } from "./flag-note.tsx";
import { type ShownFacts, typedText } from "./shown-facts.ts";
import { FACT_WORDS, LIST_WORDS, draftTexts as texts } from "./texts.ts";
import { Worded } from "./worded.tsx";

interface PartProps {
  facts: ShownFacts;
  actions: FlagActions;
}

/** The advertisement in the order in which it is published, each text changed where it stands. */
export function DraftDocument({ facts, actions }: PartProps) {
  const part = { facts, actions };
  return (
    <article
      aria-label={texts.label}
      className="wrap-anywhere font-serif text-[16px] leading-[1.55]"
    >
      <p id={EDIT_HINT_ID} hidden>
        {texts.editHint}
      </p>
      <Flags {...part} at="top" />
      <div className="font-sans text-13 text-ink-2">
        <Text facts={facts} text="company" />
      </div>
      <h2 className="mt-1 text-28 md:text-36 lg:text-28 xl:text-36">
        <Text facts={facts} text="title" />
      </h2>
      <Flags {...part} at="title" />
      <FactLine facts={facts} />
      {IN_LINE.map((fact) => (
        <Flags key={fact} {...part} at={fact} />
      ))}
      <div className="mt-2 font-sans text-13">
        <List {...part} list="pay_notes" />
      </div>
      <div className="mt-4 whitespace-pre-line">
        <Text facts={facts} text="summary" hasLines />
      </div>
      <Flags {...part} at="summary" />
      <Section {...part} list="responsibilities" />
      <Section {...part} list="must" />
      <Section {...part} list="nice" />
      <Section {...part} list="hours" />
      <Section {...part} list="benefits" />
      <Section {...part} list="details" />
      <HowToApply {...part} />
      <Rows facts={facts} rows={["start_date", "reports_to"]} className="mt-[22px]" />
      <Quotes quotes={facts.turn.draft.about} />
    </article>
  );
}

interface TextProps {
  facts: ShownFacts;
  text: DraftText;
  hasLines?: boolean;
}

function Text({ facts, text, hasLines }: TextProps) {
  const { label, add, leftOff } = FACT_WORDS[text];
  const { onEdit } = facts;
  const value = typedText(facts.turn, text);
  const fact = factOf(text);
  const worded = fact ? facts.texts(fact) : [];
  // A contact has up to three texts; every other fact of this kind has one.
  const first = fact === "contact" ? worded.find((one) => one.text === value) : worded[0];
  return (
    <>
      <EditableText
        label={label}
        value={value}
        add={fact && facts.isLeftOff(fact) ? leftOff : add}
        {...(hasLines && { hasLines })}
        onKeep={onEdit && ((typed) => onEdit({ op: "set", fact: text, value: typed }))}
      >
        {first && <Worded {...first} flagged={facts.flagged} />}
      </EditableText>
      {fact && facts.isAssumed(fact) && <AssumedTag />}
    </>
  );
}

/** A list under its heading; a published one without lines is not shown. */
function Section({ facts, actions, list }: PartProps & { list: DraftList }) {
  if (!facts.onEdit && facts.texts(list).length === 0) return null;
  return (
    <section>
      <Heading>
        {LIST_WORDS[list].heading}
        {facts.isAssumed(list) && <AssumedTag />}
      </Heading>
      <List facts={facts} actions={actions} list={list} />
    </section>
  );
}

function List({ facts, actions, list }: PartProps & { list: DraftList }) {
  const { heading, add, leftOff } = LIST_WORDS[list];
  return (
    <>
      <EditableList
        fact={list}
        label={heading}
        add={facts.isLeftOff(list) ? leftOff : add}
        items={facts.texts(list)}
        flagged={facts.flagged}
        onEdit={facts.onEdit}
      />
      <Flags facts={facts} actions={actions} at={list} />
    </>
  );
}

const APPLY_ROWS = ["contact_name", "contact_email", "contact_phone", "closing_date"] as const;

function HowToApply(part: PartProps) {
  const { facts } = part;
  const isEmpty = APPLY_ROWS.every((row) => typedText(facts.turn, row) === "");
  if (!facts.onEdit && isEmpty && facts.texts("apply_notes").length === 0) return null;
  return (
    <section>
      <Heading>{texts.howToApply}</Heading>
      <Rows facts={facts} rows={APPLY_ROWS} />
      <Flags {...part} at="contact" />
      <List {...part} list="apply_notes" />
    </section>
  );
}

interface RowsProps {
  facts: ShownFacts;
  rows: readonly DraftText[];
  className?: string;
}

/** "Closes: 27 March", each on its line; what is not known yet shares one. */
function Rows({ facts, rows, className = "" }: RowsProps) {
  const { onEdit, turn } = facts;
  const shown = rows.filter((row) => onEdit || typedText(turn, row));
  if (shown.length === 0) return null;
  return (
    <ul className={`flex flex-wrap gap-x-5 ${className}`}>
      {shown.map((row) => (
        <li key={row} className={typedText(turn, row) ? "flex basis-full flex-wrap gap-x-2" : ""}>
          {typedText(turn, row) && (
            <span
              aria-hidden={onEdit ? true : undefined}
              className="font-sans text-13 text-ink-2 leading-6"
            >
              {FACT_WORDS[row].label}:
            </span>
          )}
          <Text facts={facts} text={row} />
        </li>
      ))}
    </ul>
  );
}

/** The fact whose marks and state a text carries; the company is known before the talk begins. */
function factOf(text: DraftText): DraftFact | undefined {
  if (text === "company") return undefined;
  if (text === "contact_name" || text === "contact_email" || text === "contact_phone")
    return "contact";
  return text;
}

function Flags({ facts, actions, at }: PartProps & { at: DraftFact | "top" }) {
  return facts.flags[at]?.map((flag) => (
    <FlagNote key={flag.quote} flag={flag} actions={actions} />
  ));
}

/** In the company's own words, and where they were read. */
function Quotes({ quotes }: { quotes: readonly CompanyQuote[] }) {
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

function Heading({ children }: { children: ReactNode }) {
  return (
    <h3 className="mt-[22px] mb-1.5 font-sans font-semibold text-13 leading-[1.4] tracking-normal">
      {children}
    </h3>
  );
}
