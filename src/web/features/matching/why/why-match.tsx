import { MATCH_WARNING } from "#contract/match-rules.ts";
import { Chip } from "#web/ui/list/mark/chip.tsx";
import { AiNote } from "#web/ui/match/ai-note.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import type { ExplainedMatch } from "../model/explained-match.ts";
import { madeBy, whyTexts as texts } from "../texts.ts";
import { LeftOut } from "./left-out.tsx";
import { type Asking, RequirementRows } from "./requirement-rows.tsx";
import { Verdict } from "./verdict.tsx";
import { WhySection } from "./why-section.tsx";

interface WhyMatchProps {
  match: ExplainedMatch;
  now: Date;
  asking?: Asking | undefined;
}

/** Why a job fits: requirement by requirement, what is missing, what holds it down, what was left out. */
export function WhyMatch({ match, now, asking }: WhyMatchProps) {
  const { essential, optional, work, traits, missing, limits, concepts, engine, writer } = match;
  const ask = asking && ((words: string) => asking(match.job.id, words));
  return (
    <>
      <Verdict match={match} now={now} />
      {limits.length > 0 && <Sentences title={texts.limits} sentences={limits} />}
      {essential.length + optional.length + work.length === 0 && <NoneRead />}
      <RequirementRows title={texts.required} requirements={essential} ask={ask} />
      <RequirementRows title={texts.preferred} requirements={optional} ask={ask} />
      <RequirementRows title={texts.work} lead={texts.workLead} requirements={work} ask={ask} />
      {missing.length > 0 && (
        <Sentences title={texts.missing} lead={texts.missingLead} sentences={missing} />
      )}
      {traits.length > 0 && (
        <Sentences title={texts.traits} lead={texts.traitsLead} sentences={traits} />
      )}
      {concepts.length > 0 && (
        <WhySection title={texts.concepts}>
          <div className="mt-3 flex flex-wrap gap-1.5">
            {concepts.map((name) => (
              <Chip key={name}>{name}</Chip>
            ))}
          </div>
        </WhySection>
      )}
      <LeftOut hidden={match.hidden} ignored={match.ignored} />
      <p className="my-6 text-13">
        <TextLink to={`/documents/${match.resumeId}`}>{texts.resume}</TextLink>
      </p>
      <AiNote writer={madeBy(writer, engine)} warning={MATCH_WARNING} />
    </>
  );
}

interface SentencesProps {
  title: string;
  lead?: string;
  sentences: readonly string[];
}

function Sentences({ title, lead, sentences }: SentencesProps) {
  return (
    <WhySection title={title} {...(lead && { lead })}>
      <ul className="wrap-anywhere mt-3 grid gap-1.5 text-13">
        {sentences.map((sentence, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: an advertisement can ask twice for the same.
            key={at}
            className="relative pl-3.5 before:absolute before:top-2.5 before:left-0 before:w-[7px] before:border-ink-2 before:border-t-[1.3px]"
          >
            {sentence}
          </li>
        ))}
      </ul>
    </WhySection>
  );
}

function NoneRead() {
  return (
    <div className="mt-6 border-ink border-t pt-4">
      <h3 className="text-18">{texts.noneRead}</h3>
      <p className="mt-1.5 text-13 text-ink-2">{texts.noneReadText}</p>
    </div>
  );
}
