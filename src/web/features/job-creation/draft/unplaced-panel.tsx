import { useEffect, useRef } from "react";
import type { DraftEdit, Unplaced } from "#contract/job-creation.ts";
import { placeTexts as texts } from "./texts.ts";

type Destination = Extract<DraftEdit, { op: "place" }>["to"];

/** Every place, in the order in which they are offered after the guess. */
const PLACES = [
  "responsibilities",
  "must",
  "nice",
  "benefits",
  "hours",
  "pay_notes",
  "location",
  "apply_notes",
  "details",
  "out",
] as const satisfies readonly Destination[];

interface UnplacedPanelProps {
  unplaced: readonly Unplaced[];
  onEdit: (edit: DraftEdit) => void;
  /** The last one has its place, and the focus needs one. */
  onAllPlaced: () => void;
}

/** Words of a message that nothing was made of yet: each gets its place at one tap. */
export function UnplacedPanel({ unplaced, onEdit, onAllPlaced }: UnplacedPanelProps) {
  const panel = useRef<HTMLElement>(null);
  /** The line that was pressed; it is gone, and reading goes on with the next. */
  const pressed = useRef<number>(undefined);
  const count = unplaced.length;
  useEffect(() => {
    const at = pressed.current;
    if (at === undefined) return;
    pressed.current = undefined;
    const lines = panel.current?.querySelectorAll("li");
    const next = lines?.[Math.min(at, count - 1)]?.querySelector("button");
    if (next) next.focus();
    else onAllPlaced();
  }, [count, onAllPlaced]);
  if (count === 0) return null;
  return (
    <section
      ref={panel}
      aria-label={texts.title}
      className="rounded-sm border border-rule-2 bg-sheet px-4 py-3 text-13"
    >
      <h2 className="font-sans font-semibold text-13 tracking-normal">{texts.title}</h2>
      <p className="mt-0.5 text-ink-2">{texts.lead(count)}</p>
      <ul>
        {unplaced.map((one, at) => (
          <li key={one.text} className="mt-3 border-rule border-t pt-3">
            <p className="wrap-anywhere font-medium font-serif text-15">“{one.text}”</p>
            <Places
              unplaced={one}
              onPlace={(to) => {
                pressed.current = at;
                onEdit({ op: "place", text: one.text, to });
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const LOOK =
  "min-h-[28px] rounded-sm border px-[9px] leading-[1.4] max-md:min-h-9 max-md:px-3 transition-colors";
const GUESS = `${LOOK} border-accent bg-accent font-[550] text-on-accent hover:border-accent-2 hover:bg-accent-2`;
const OTHER = `${LOOK} border-rule-2 text-ink-2 hover:border-ink-2 hover:text-ink`;

function Places({ unplaced, onPlace }: { unplaced: Unplaced; onPlace: (to: Destination) => void }) {
  const { text, guess } = unplaced;
  return (
    <div className="mt-2 flex flex-wrap gap-1.5">
      {[guess, ...PLACES.filter((place) => place !== guess)].map((place) => (
        <button
          key={place}
          type="button"
          aria-label={`${texts.places[place]}: ${text}`}
          onClick={() => onPlace(destination(place, text))}
          className={place === guess ? GUESS : OTHER}
        >
          {texts.places[place]}
        </button>
      ))}
    </div>
  );
}

/** Words with a sum in them are the pay itself; others are a note on it. */
const destination = (place: (typeof PLACES)[number], text: string): Destination =>
  place === "pay_notes" && /\d/.test(text) ? "salary" : place;
