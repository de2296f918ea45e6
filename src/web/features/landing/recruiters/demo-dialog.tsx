import { useId, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { AiNote } from "#web/ui/match/ai-note.tsx";
import { GradeSquare } from "#web/ui/match/grade-square.tsx";
import { MatchBadge } from "#web/ui/match/match-badge.tsx";
import { Quotation, type Span } from "#web/ui/match/quotation.tsx";
import { Strip } from "#web/ui/match/strip.tsx";
import { demoTexts as texts } from "./demo-texts.ts";
import { CANDIDATES, JOB, type Proof } from "./sample.ts";
import { SignUpLink } from "./sign-up-link.tsx";

/** A sample posting and three people, each of whom can be opened (spec 1 §2). */
export function DemoDialog({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState<string>();
  const actions = (
    <>
      <SignUpLink className="max-md:min-h-11">{texts.start}</SignUpLink>
      <Button look="quiet" onClick={onClose} className="max-md:min-h-11">
        {texts.close}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={texts.title}
      text={texts.text}
      actions={actions}
    >
      <div>
        <p className="font-serif text-18">{JOB.title}</p>
        <p className="text-13 text-ink-2 tabular-nums">
          {JOB.company}, {JOB.place}, {JOB.pay}
        </p>
      </div>
      <ul aria-label={texts.people} className="border-ink border-t">
        {CANDIDATES.map((candidate) => (
          <Person
            key={candidate.name}
            candidate={candidate}
            isOpen={candidate.name === open}
            onPress={() => setOpen(candidate.name === open ? undefined : candidate.name)}
          />
        ))}
      </ul>
      <AiNote writer={texts.writer} warning={texts.warning} />
    </Dialog>
  );
}

interface PersonProps {
  candidate: (typeof CANDIDATES)[number];
  isOpen: boolean;
  onPress: () => void;
}

function Person({ candidate, isOpen, onPress }: PersonProps) {
  const id = useId();
  const { name, role, level, percent, required, preferred } = candidate;
  return (
    <li className="border-rule border-b">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onPress}
        className="grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 py-3 text-left hover:text-accent focus-visible:-outline-offset-2"
      >
        <span>
          <span className="block font-[550]">{name}</span>
          <span className="block text-13 text-ink-2">{role}</span>
        </span>
        <span className="flex items-center gap-2">
          <MatchBadge level={level} percent={percent} />
          <Icon name="down" className={`text-ink-3 ${isOpen ? "rotate-180" : ""}`} />
        </span>
        <span className="col-span-2">
          <Strip
            level={level}
            required={required.map(({ grade }) => grade)}
            preferred={preferred.map(({ grade }) => grade)}
          />
        </span>
      </button>
      <div id={id}>
        {isOpen && (
          <div className="pb-4">
            <Proofs title={texts.required} proofs={required} />
            <Proofs title={texts.preferred} proofs={preferred} />
          </div>
        )}
      </div>
    </li>
  );
}

function Proofs({ title, proofs }: { title: string; proofs: readonly Proof[] }) {
  return (
    <section>
      <h3 className="mt-2 mb-1 font-sans font-semibold text-13 leading-[1.4] tracking-normal">
        {title}
      </h3>
      <ul>
        {proofs.map(({ asks, grade, line, says, cited }) => (
          <li key={asks} className="py-1.5">
            <p className="flex items-baseline gap-2.5 text-13">
              <span className="text-ink-2">
                <GradeSquare grade={grade} />
              </span>
              <span className="font-medium">{asks}</span>
              <span className="ml-auto whitespace-nowrap text-12 text-ink-3">
                {texts.grades[grade]}
              </span>
            </p>
            {line !== undefined && says && (
              <Quotation line={line} text={says} cited={spanOf(says, cited)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function spanOf(says: string, cited = ""): Span[] {
  const at = says.indexOf(cited);
  return cited && at >= 0 ? [[at, at + cited.length]] : [];
}
