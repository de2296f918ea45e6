import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button, TextButton } from "./button.tsx";
import { TextArea } from "./form/text-area.tsx";
import { Icon } from "./icon.tsx";

interface Place {
  quote: string;
  why: string;
}

interface LawfulWarningProps {
  places: readonly Place[];
  /** Left out where the text cannot be changed. */
  onTakeOut?: ((quote: string) => void) | undefined;
  /** Why it is lawful here; kept on record. */
  onLawful: (quote: string, reason: string) => void;
  busy?: boolean;
}

const FEWEST = 10;
const texts = {
  title: "This cannot go live yet",
  takeOut: "Take it out",
  lawful: "This is lawful because…",
  reason: "Why is it lawful here?",
  hint: "Name the exemption, such as “Section 31 exemption, women’s refuge”. It is kept with your name and the time.",
  tooShort: `Please give the reason in at least ${FEWEST} characters.`,
  keep: "Keep this reason",
  cancel: "Cancel",
} as const;

/** What chooses people by something that the law protects, why that must not be, and the two ways out. */
export function LawfulWarning({ places, onTakeOut, onLawful, busy = false }: LawfulWarningProps) {
  const box = useRef<HTMLElement>(null);
  const isShown = places.length > 0;
  // The button that was pressed may be a screen away.
  useEffect(() => {
    if (isShown) box.current?.scrollIntoView({ block: "nearest" });
  }, [isShown]);
  if (!isShown) return null;
  return (
    <section
      ref={box}
      role="alert"
      aria-label={texts.title}
      className="rounded-sm bg-danger-wash px-3.5 py-3 text-13"
    >
      <p className="flex items-start gap-2.5 font-semibold">
        <Icon name="warning" className="mt-0.5 text-danger" />
        {texts.title}
      </p>
      <ul className="mt-1 pl-[26px]">
        {places.map((place) => (
          <OnePlace key={place.quote} {...{ place, onTakeOut, onLawful, busy }} />
        ))}
      </ul>
    </section>
  );
}

interface OnePlaceProps extends Omit<LawfulWarningProps, "places"> {
  place: Place;
  busy: boolean;
}

function OnePlace({ place: { quote, why }, onTakeOut, onLawful, busy }: OnePlaceProps) {
  const [isOpen, setOpen] = useState(false);
  const press = "max-md:min-h-11 aria-disabled:text-ink-3 aria-disabled:no-underline";
  return (
    <li className="wrap-anywhere mt-2">
      <p>
        <q>{quote}</q>: {why}
      </p>
      {isOpen ? (
        <Reason
          busy={busy}
          onCancel={() => setOpen(false)}
          onKeep={(reason) => onLawful(quote, reason)}
        />
      ) : (
        <p className="mt-0.5 flex flex-wrap gap-x-4">
          {onTakeOut && (
            <TextButton
              aria-label={`${texts.takeOut}: “${quote}”`}
              aria-disabled={busy || undefined}
              onClick={() => !busy && onTakeOut(quote)}
              className={press}
            >
              {texts.takeOut}
            </TextButton>
          )}
          <TextButton
            aria-label={`${texts.lawful} “${quote}”`}
            onClick={() => setOpen(true)}
            className={press}
          >
            {texts.lawful}
          </TextButton>
        </p>
      )}
    </li>
  );
}

interface ReasonProps {
  busy: boolean;
  onKeep: (reason: string) => void;
  onCancel: () => void;
}

/** No form of its own: it may stand inside one. */
function Reason({ busy, onKeep, onCancel }: ReasonProps) {
  const id = useId();
  const [reason, setReason] = useState("");
  const [isShort, setShort] = useState(false);
  function keep(event: FormEvent) {
    event.preventDefault();
    const said = reason.trim();
    setShort(said.length < FEWEST);
    if (said.length >= FEWEST && !busy) onKeep(said);
  }
  return (
    <div className="mt-2">
      <TextArea
        id={id}
        label={texts.reason}
        hint={texts.hint}
        rows={2}
        value={reason}
        error={isShort ? texts.tooShort : undefined}
        onEdit={() => setShort(false)}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="mt-2 flex flex-wrap gap-2 max-md:*:min-h-11">
        <Button look="line" busy={busy} onClick={keep}>
          {texts.keep}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
