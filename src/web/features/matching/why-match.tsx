import { MATCH_WARNING } from "#contract/match-rules.ts";
import { LeftOut } from "#web/evidence/left-out.tsx";
import { PanelSection } from "#web/evidence/panel-section.tsx";
import { Chip } from "#web/ui/list/mark/chip.tsx";
import { AiNote } from "#web/ui/match/ai-note.tsx";
import { LEVELS } from "#web/ui/match/rating.ts";
import { Ruler } from "#web/ui/match/ruler.tsx";
import { Score } from "#web/ui/match/score.tsx";
import { tallyText } from "#web/ui/match/strip.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import type { ExplainedMatch } from "./model/explained-match.ts";
import { MATCH_CUTS } from "./model/job-match.ts";
import { postedText } from "./model/posted-text.ts";
import { type Asking, RequirementRows } from "./requirement-rows.tsx";
import { CONFIDENCE_TEXTS, madeBy, matchTexts, whyTexts as texts, typeText } from "./texts.ts";

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
        <PanelSection title={texts.concepts}>
          <div className="mt-3 flex flex-wrap gap-1.5">
            {concepts.map((name) => (
              <Chip key={name}>{name}</Chip>
            ))}
          </div>
        </PanelSection>
      )}
      <LeftOut hidden={match.hidden} ignored={match.ignored} isOwn />
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
    <PanelSection title={title} {...(lead && { lead })}>
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
    </PanelSection>
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

/** Which job, how well it fits, and how sure that is. */
function Verdict({ match, now }: { match: ExplainedMatch; now: Date }) {
  const { job, percent, level, confidence, required, preferred, duties } = match;
  const enough = confidence !== "low";
  const { ink, word } = LEVELS[enough ? level : "partial"];
  return (
    <>
      <h2 className="wrap-anywhere">{job.title}</h2>
      <p className="wrap-anywhere mt-1.5 text-13 text-ink-2">{factsOf(job, now)}</p>
      <div className="mt-6 flex items-end gap-4">
        <Score percent={percent} size="panel" />
        <div>
          <p className={`font-semibold leading-[1.4] ${ink}`}>
            {enough ? matchTexts.level(word) : matchTexts.tooLittle}
          </p>
          <p className="text-13 text-ink-2 tabular-nums">
            {tallyText(required, preferred, duties)}
          </p>
        </div>
      </div>
      <div className="mt-5">
        <Ruler value={percent} cuts={MATCH_CUTS} {...(enough && { level })} />
      </div>
      <p className="mt-4 text-13 text-ink-2">{CONFIDENCE_TEXTS[confidence]}</p>
    </>
  );
}

/** "Harrow & Lyle, Sydney NSW. $125,000 to $145,000. Full-time. Posted 2 days ago." */
function factsOf(job: ExplainedMatch["job"], now: Date): string {
  const facts = [
    [job.company, job.place].filter(Boolean).join(", "),
    job.pay || matchTexts.payNotStated,
    typeText(job.employmentType),
    postedText(job.postedAt, now),
  ];
  return facts
    .filter(Boolean)
    .map((fact) => fact.replace(/\.?$/, "."))
    .join(" ");
}
