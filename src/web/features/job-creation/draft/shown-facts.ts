import {
  DRAFT_FACTS,
  type DraftEdit,
  type DraftFact,
  type DraftText,
  type JobDraft,
  type WordingFlag,
} from "#contract/job-creation.ts";
import type { ShownTurn } from "../turns.ts";
import { factTexts, salaryText } from "./fact-texts.ts";
import { spansOf, type WordedText } from "./worded.tsx";

/** What every part of the document is drawn from. */
export interface ShownFacts {
  turn: ShownTurn;
  /** The texts of one fact; those that the last step brought are new. */
  texts: (fact: DraftFact) => WordedText[];
  isAssumed: (fact: DraftFact) => boolean;
  /** It was said to be left off. */
  isLeftOff: (fact: DraftFact) => boolean;
  flagged: readonly string[];
  flags: ReturnType<typeof flagPlaces>;
  /** None once it is published: then it is changed on its own page. */
  onEdit: ((edit: DraftEdit) => void) | undefined;
}

export function shownFacts(
  turn: ShownTurn,
  before: JobDraft | null,
  flags: readonly WordingFlag[],
  onEdit: (edit: DraftEdit) => void,
): ShownFacts {
  const textsOf = (fact: DraftFact) => {
    const isPayTyped = fact === "salary" && turn.typedSalary !== null;
    return isPayTyped ? [turn.typedSalary ?? ""].filter(Boolean) : factTexts(turn.draft, fact);
  };
  return {
    turn,
    texts(fact) {
      const old = before ? factTexts(before, fact) : [];
      const isChanged = turn.changed.includes(fact) && !turn.complete;
      return textsOf(fact).map((text) => ({ text, isNew: isChanged && !old.includes(text) }));
    },
    isAssumed: (fact) => turn.assumed.includes(fact) && !turn.complete,
    isLeftOff: (fact) => turn.unstated.includes(fact) && textsOf(fact).length === 0,
    flagged: flags.map(({ quote }) => quote),
    flags: flagPlaces(turn.draft, flags),
    onEdit: turn.complete ? undefined : onEdit,
  };
}

/** What stands in the field when a text is opened. */
export function typedText({ draft, typedSalary }: ShownTurn, fact: DraftText): string {
  if (fact === "salary") return typedSalary ?? (draft.salary ? salaryText(draft.salary) : "");
  if (fact === "contact_name") return draft.contact.name;
  if (fact === "contact_email") return draft.contact.email;
  if (fact === "contact_phone") return draft.contact.phone;
  return draft[fact];
}

/** A flag stands by the first fact that has its words; one whose words are nowhere stands on top. */
function flagPlaces(
  draft: JobDraft,
  flags: readonly WordingFlag[],
): Partial<Record<DraftFact | "top", WordingFlag[]>> {
  const places: Partial<Record<DraftFact | "top", WordingFlag[]>> = {};
  for (const flag of flags) {
    const place = DRAFT_FACTS.find((fact) => hasWords(factTexts(draft, fact), flag)) ?? "top";
    places[place] = [...(places[place] ?? []), flag];
  }
  return places;
}

const hasWords = (texts: readonly string[], { quote }: WordingFlag) =>
  texts.some((text) => spansOf(text, quote).length > 0);
