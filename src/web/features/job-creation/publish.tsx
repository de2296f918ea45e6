import { useEffect, useRef, useState } from "react";
import type { ReadRequirement } from "#contract/job-creation.ts";
import { Button } from "#web/ui/button.tsx";
import { publishTexts as texts } from "./draft/texts.ts";
import { missingFacts } from "./missing-facts.ts";
import type { OpenTalk } from "./use-talk.ts";

/** Below the draft: what candidates are compared with, and the way to publish it. */
export function Publish({ open }: { open: OpenTalk }) {
  const { requirements, complete } = open.shown;
  return (
    <section aria-labelledby="matching-looks-for" className="mt-8 border-ink border-t pt-4">
      <h2 id="matching-looks-for" className="text-22">
        {texts.title}
      </h2>
      <p className="mt-1.5 text-13 text-ink-2">
        {requirements.length > 0 ? texts.lead : texts.none}
      </p>
      <div className="mt-3 grid gap-x-8 gap-y-4 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <Kind title={texts.must} items={requirements.filter(({ must }) => must)} />
        <Kind title={texts.nice} items={requirements.filter(({ must }) => !must)} />
      </div>
      {!complete && <PublishPanel open={open} />}
    </section>
  );
}

function Kind({ title, items }: { title: string; items: readonly ReadRequirement[] }) {
  if (items.length === 0) return null;
  return (
    <div className="min-w-0">
      <h3 className="font-sans font-semibold text-13 tracking-normal">{title}</h3>
      <ul className="mt-1 text-13">
        {items.map(({ text }) => (
          <li key={text} className="wrap-anywhere border-rule border-b py-1.5">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Asked in place: what is missing and what it is, before anybody else sees it. */
function PublishPanel({ open }: { open: OpenTalk }) {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  // The panel that had the focus is gone.
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <Confirm open={open} onCancel={() => setOpen(false)} />;
  return (
    <Button
      ref={button}
      size="big"
      aria-expanded={false}
      onClick={() => setOpen(true)}
      className="mt-5 max-md:w-full"
    >
      {texts.publish}
    </Button>
  );
}

function Confirm({ open, onCancel }: { open: OpenTalk; onCancel: () => void }) {
  const { shown, talk, onTheirWay, send } = open;
  const title = useRef<HTMLHeadingElement>(null);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    title.current?.focus();
    title.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const isBusy = onTheirWay.length > 0;
  const reasons = reasonsAgainst(open);
  const isHeld = !shown.can_publish && reasons.length > 0;
  // Asked and not published: the answer says why.
  const refusal = isAsked && !isBusy && !shown.complete ? talk.turn.message : "";
  function publish(): void {
    if (isBusy || isHeld) return;
    setAsked(true);
    send({ message: "", edit: { op: "publish" } });
  }
  return (
    <section
      aria-labelledby="publish-confirm"
      className="mt-5 rounded-sm border border-rule-2 bg-sheet px-4 py-4"
    >
      <h3
        id="publish-confirm"
        ref={title}
        tabIndex={-1}
        className="scroll-mb-40 font-sans font-semibold text-15 tracking-normal outline-none"
      >
        {isHeld ? texts.notYetPossible : texts.confirm}
      </h3>
      <p className="mt-1 text-13 text-ink-2">{countsText(shown.requirements)}</p>
      <Reasons reasons={reasons} />
      {refusal && (
        <p role="alert" className="wrap-anywhere mt-2 text-13 text-danger">
          {refusal}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2 max-md:*:min-h-11">
        <Button
          busy={isBusy}
          aria-disabled={isHeld || undefined}
          disabled={isHeld}
          onClick={publish}
        >
          {texts.now}
        </Button>
        <Button look="line" onClick={onCancel}>
          {texts.notYet}
        </Button>
      </div>
    </section>
  );
}

function Reasons({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul className="mt-2 text-13">
      {reasons.map((reason) => (
        <li key={reason} className="wrap-anywhere py-0.5">
          {reason}
        </li>
      ))}
    </ul>
  );
}

/** What is still missing, and what else stands in the way or would be left out. */
function reasonsAgainst({ shown }: OpenTalk): string[] {
  const missing = missingFacts(shown).map((fact) => texts.facts[fact]);
  return [
    ...(missing.length > 0 ? [texts.missing(missing)] : []),
    ...(shown.unlawful.length > 0 ? [texts.unlawful(shown.unlawful.length)] : []),
    ...(shown.unplaced.length > 0 ? [texts.unplaced(shown.unplaced.length)] : []),
  ];
}

function countsText(requirements: readonly ReadRequirement[]): string {
  const must = requirements.filter((one) => one.must).length;
  return texts.counts(must, requirements.length - must);
}
