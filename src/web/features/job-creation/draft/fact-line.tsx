import type { DraftEdit } from "#contract/job-creation.ts";
import { EditableText } from "./editable-text.tsx";
import { type ShownFacts, typedText } from "./shown-facts.ts";
import { FACT_WORDS, draftTexts as texts } from "./texts.ts";
import { Worded } from "./worded.tsx";

export const IN_LINE = ["location", "arrangement", "employment_type", "salary", "level"] as const;
type LineFact = (typeof IN_LINE)[number];

/** Where, how, how long and for what, in one line under the title. */
export function FactLine({ facts }: { facts: ShownFacts }) {
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
export function AssumedTag() {
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
