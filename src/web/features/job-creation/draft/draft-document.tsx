import type { ReactNode } from "react";
import { isUrl } from "#contract/is-url.ts";
import type {
  CompanyQuote,
  DraftEdit,
  DraftFact,
  DraftList,
  DraftText,
  WordingFlag,
} from "#contract/job-creation.ts";
import { TextButton } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { EditableList } from "./editable-list.tsx";
import { EDIT_HINT_ID, EditableText } from "./editable-text.tsx";
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

interface FlagActions {
  /** Says it to the assistant. */
  onReplace: (flag: WordingFlag) => void;
  onKeep: (flag: WordingFlag) => void;
  busy: boolean;
}

/** Why some words shut people out, and what would say the same. The recruiter decides. */
function FlagNote({ flag, actions }: { flag: WordingFlag; actions: FlagActions }) {
  const { quote, why, better } = flag;
  const press = "max-md:min-h-11 aria-disabled:text-ink-3 aria-disabled:no-underline";
  return (
    <div className="mt-2 flex items-start gap-2.5 rounded-sm bg-warn-wash px-3.5 py-2.5 font-sans text-13 leading-[1.5]">
      <Icon name="warning" className="mt-0.5 text-warn" />
      <div className="wrap-anywhere min-w-0">
        <p>
          “{quote}”: {why} {better ? texts.better(better) : texts.leaveOut}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-4">
          <TextButton
            aria-label={`${texts.replace}: “${quote}”`}
            aria-disabled={actions.busy || undefined}
            onClick={() => !actions.busy && actions.onReplace(flag)}
            className={press}
          >
            {texts.replace}
          </TextButton>
          <TextButton
            aria-label={`${texts.keep}: “${quote}”`}
            onClick={() => actions.onKeep(flag)}
            className={press}
          >
            {texts.keep}
          </TextButton>
        </p>
      </div>
    </div>
  );
}

const IN_LINE = ["location", "arrangement", "employment_type", "salary", "level"] as const;
type LineFact = (typeof IN_LINE)[number];

/** Where, how, how long and for what, in one line under the title. */
function FactLine({ facts }: { facts: ShownFacts }) {
  const isShown = (fact: LineFact) => facts.onEdit || typedText(facts.turn, fact);
  return (
    <>
      {/* Each has a stroke before it; those at the left edge are cut off. */}
      <div className="mt-2.5 overflow-x-clip">
        <ul className="-ml-[17px] flex flex-wrap gap-y-1 font-sans text-13 leading-[1.6] tabular-nums">
          {IN_LINE.filter(isShown).map((fact) => (
            <li
              key={fact}
              className="flex min-w-0 items-center before:mx-2 before:h-2.5 before:flex-none before:border-rule-2 before:border-l"
            >
              <LineText facts={facts} fact={fact} />
            </li>
          ))}
        </ul>
      </div>
      {facts.isAssumed("employment_type") && facts.onEdit && (
        <EmploymentTypes onEdit={facts.onEdit} />
      )}
    </>
  );
}

function LineText({ facts, fact }: { facts: ShownFacts; fact: LineFact }) {
  const [first] = facts.texts(fact);
  const { label, add, leftOff } = FACT_WORDS[fact];
  const { onEdit } = facts;
  return (
    <>
      <EditableText
        label={label}
        value={first ? typedText(facts.turn, fact) : ""}
        add={facts.isLeftOff(fact) ? leftOff : add}
        onKeep={onEdit && ((value) => onEdit({ op: "set", fact, value }))}
      >
        {first && <Worded {...first} flagged={facts.flagged} />}
      </EditableText>
      {facts.isAssumed(fact) && <AssumedTag />}
    </>
  );
}

/** Nobody has said it: it is usual, and easily put right. */
function AssumedTag() {
  return (
    <span className="ml-1.5 inline-block flex-none rounded-sm border border-rule px-1 font-sans text-12 text-ink-3 leading-[1.4]">
      {texts.assumed}
    </span>
  );
}

const TYPES = ["full-time", "part-time", "casual", "contract"] as const;

/** The other ways at one tap; pressing the assumed one says that it is right. */
function EmploymentTypes({ onEdit }: { onEdit: (edit: DraftEdit) => void }) {
  return (
    <fieldset
      aria-label={texts.employmentTypes}
      className="mt-2.5 flex flex-wrap items-center gap-1.5 font-sans text-13 text-ink-3"
    >
      <span className="mr-1">{texts.employmentIs}</span>
      {TYPES.map((type) => (
        <button
          key={type}
          type="button"
          onClick={() => onEdit({ op: "set", fact: "employment_type", value: type })}
          className="min-h-[26px] rounded-sm border border-rule-2 px-[9px] text-ink-2 leading-[1.4] hover:border-ink-2 hover:text-ink max-md:min-h-9 max-md:px-3"
        >
          {texts.types[type]}
        </button>
      ))}
    </fieldset>
  );
}
