import { mailLink } from "#web/lib/mail-link.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LEVELS } from "#web/ui/match/rating.ts";
import { Score } from "#web/ui/match/score.tsx";
import { tallyText } from "#web/ui/match/strip.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { type Candidate, currentRole } from "../candidate.ts";
import { panelTexts as texts } from "./texts.ts";

interface PanelHeadProps {
  candidate: Candidate;
  /** Their name, or what stands in for it. */
  name: string;
  onClose: () => void;
  /** Not for whoever is not shown. */
  can: { onBookmark: () => void; onShare: () => void } | undefined;
}

const ICON = "max-md:size-11";

/** Who it is, how to reach them, and how well they fit. */
export function PanelHead({ candidate, name, onClose, can }: PanelHeadProps) {
  return (
    <header>
      <div className="flex items-start justify-between gap-2">
        <h2 className="wrap-anywhere min-w-0 pt-1.5 text-22">{name}</h2>
        <div className="-mr-2 flex flex-none">
          {can && <Marks isBookmarked={candidate.isBookmarked} {...can} />}
          <Button
            look="quiet"
            size="icon"
            className={ICON}
            aria-label={texts.close}
            onClick={onClose}
          >
            <Icon name="close" />
          </Button>
        </div>
      </div>
      <p className="wrap-anywhere mt-1 text-13 text-ink-2">{factsOf(candidate)}</p>
      {can && <Reach candidate={candidate} />}
      <Verdict candidate={candidate} isShown={can !== undefined} />
      <Words candidate={candidate} />
    </header>
  );
}

interface MarksProps {
  isBookmarked: boolean;
  onBookmark: () => void;
  onShare: () => void;
}

function Marks({ isBookmarked, onBookmark, onShare }: MarksProps) {
  return (
    <>
      <Button
        look="quiet"
        size="icon"
        className={ICON}
        aria-label={isBookmarked ? texts.unfavourite : texts.favourite}
        aria-pressed={isBookmarked}
        aria-keyshortcuts="B"
        onClick={onBookmark}
      >
        <WorkIcon name="bookmark" className={isBookmarked ? "fill-current!" : ""} />
      </Button>
      <Button look="quiet" size="icon" className={ICON} aria-label={texts.share} onClick={onShare}>
        <WorkIcon name="share" />
      </Button>
    </>
  );
}

/** "Lawyer, Fair Work Commission, Sydney. 5 years, 19 skills, 3 qualifications." */
function factsOf(candidate: Candidate): string {
  const { location, years, skills, qualifications } = candidate;
  const who = [currentRole(candidate), location].filter(Boolean).join(", ");
  const counts = [
    years !== null && texts.years(years),
    skills.length > 0 && texts.skills(skills.length),
    qualifications > 0 && texts.qualifications(qualifications),
  ];
  return [who, counts.filter(Boolean).join(", ")]
    .filter(Boolean)
    .map((fact) => `${fact}.`)
    .join(" ");
}

const LINK = "text-ink underline decoration-rule-2 underline-offset-3 hover:decoration-ink";

function Reach({ candidate }: { candidate: Candidate }) {
  const { email, phone, links } = candidate;
  const address = mailLink(email);
  const isNothing = !email && !phone && links.length === 0;
  if (isNothing) return <p className="mt-0.5 text-13 text-ink-3">{texts.noContact}</p>;
  return (
    <ul className="wrap-anywhere mt-0.5 flex flex-wrap gap-x-1.5 text-13 leading-6 [&>li:not(:last-child)]:after:content-[','/'']">
      {email && <li>{address ? <Out href={address}>{email}</Out> : email}</li>}
      {phone && <li>{phone}</li>}
      {links.map(({ label, href }) => (
        <li key={label}>
          <Out href={href} isElsewhere>
            {label}
          </Out>
        </li>
      ))}
    </ul>
  );
}

function Out(props: { href: string; isElsewhere?: boolean; children: string }) {
  const { href, isElsewhere = false, children } = props;
  const tab = isElsewhere ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return (
    <a className={LINK} href={href} {...tab}>
      {children}
      {isElsewhere && <span className="sr-only"> {texts.opensNew}</span>}
    </a>
  );
}

function Verdict({ candidate, isShown }: { candidate: Candidate; isShown: boolean }) {
  const { percent, level, isJudged, required, preferred, duties } = candidate;
  const { ink, word } = LEVELS[isJudged ? level : "partial"];
  return (
    <div className="mt-4 flex items-end gap-4">
      <Score percent={percent} size="panel" />
      <div className="min-w-0">
        <p className={`font-semibold leading-[1.4] ${ink}`}>
          {isJudged ? texts.level(word) : texts.tooLittle}
        </p>
        {(isShown || required.length + preferred.length + duties.length > 0) && (
          <p className="text-13 text-ink-2 tabular-nums">
            {tallyText(required, preferred, duties)}
          </p>
        )}
      </div>
    </div>
  );
}

function Words({ candidate }: { candidate: Candidate }) {
  const { isInterested, hasApplied, isOwnUpload } = candidate;
  if (!isInterested && !hasApplied && !isOwnUpload) return null;
  return (
    <dl className="mt-3 grid gap-0.5 text-13">
      {hasApplied && <Word word={texts.applied}>{texts.appliedText}</Word>}
      {isInterested && !hasApplied && <Word word={texts.interested}>{texts.interestedText}</Word>}
      {isOwnUpload && <Word word={texts.ownUpload}>{texts.ownUploadText}</Word>}
    </dl>
  );
}

function Word({ word, children }: { word: string; children: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="font-semibold text-accent">{word}</dt>
      <dd className="text-ink-2">{children}</dd>
    </div>
  );
}
