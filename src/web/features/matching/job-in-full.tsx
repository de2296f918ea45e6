import type { Job } from "#contract/postings.ts";
import { mailLink } from "#web/lib/mail-link.ts";
import { jobPath } from "#web/lib/paths.ts";
import { webAddress } from "#web/lib/web-address.ts";
import { LEVELS } from "#web/ui/match/rating.ts";
import { Prose } from "#web/ui/prose.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import type { JobMatch } from "./model/job-match.ts";
import { postedText } from "./model/posted-text.ts";
import { matchTexts, viewTexts as texts, typeText } from "./texts.ts";

interface JobInFullProps {
  job: Job;
  /** How well it fits, once that is known. */
  match: JobMatch | undefined;
  now: Date;
}

const LINK = "font-medium text-accent underline decoration-1 underline-offset-3";

/** Spec 1 §2: company, match score, description, contact. */
export function JobInFull({ job, match, now }: JobInFullProps) {
  const source = job.source === "scraped" ? webAddress(job.source_url) : "";
  return (
    <>
      <div className="wrap-anywhere flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <Facts job={job} now={now} />
        {match && <Fit {...match} />}
      </div>
      <Contact {...job.details.contact} />
      <Advertisement lines={job.lines} />
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-13">
        <TextLink to={jobPath(job.id)}>{texts.page}</TextLink>
        {source && (
          <a href={source} rel="noreferrer nofollow" className={LINK}>
            {texts.source}
          </a>
        )}
      </p>
    </>
  );
}

function Facts({ job, now }: Pick<JobInFullProps, "job" | "now">) {
  const { company, location, salary_range: pay, employment_type, posted_at } = job;
  const facts = [typeText(employment_type), postedText(posted_at, now)].filter(Boolean);
  return (
    <div className="min-w-0 text-13">
      <p className="flex flex-wrap gap-x-2">
        {company && <span className="font-medium">{company}</span>}
        {location && <span className="text-ink-2">{location}</span>}
      </p>
      <p className={`tabular-nums ${pay ? "" : "text-ink-3"}`}>{pay || matchTexts.payNotStated}</p>
      <p className="flex flex-wrap gap-x-2 text-ink-3 empty:hidden">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </div>
  );
}

function Fit({ percent, level, confidence }: JobMatch) {
  const enough = confidence !== "low";
  const { ink, word } = LEVELS[enough ? level : "partial"];
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <p className="font-serif text-28 lining-nums tabular-nums leading-[1.1] tracking-[-0.02em]">
        {texts.percent(percent)}
      </p>
      <p className={`font-semibold text-13 ${ink}`}>
        {enough ? matchTexts.level(word) : matchTexts.tooLittle}
      </p>
    </div>
  );
}

/** Only what the advertisement itself states. */
function Contact({ name, email }: Job["details"]["contact"]) {
  const address = mailLink(email);
  if (!(name || email)) return null;
  return (
    <dl className="wrap-anywhere flex gap-x-4 border-rule border-t pt-3 text-13">
      <dt className="flex-none text-ink-3">{texts.contact}</dt>
      <dd className="flex flex-wrap gap-x-4">
        {name && <span className="font-medium">{name}</span>}
        {address ? (
          <a href={address} className={LINK}>
            {email}
          </a>
        ) : (
          email
        )}
      </dd>
    </dl>
  );
}

/** The advertisement in its own words and its own order. */
function Advertisement({ lines }: Pick<Job, "lines">) {
  return (
    <section aria-label={texts.advertisement} className="border-rule border-t pt-4">
      <Prose lines={lines} none={texts.noText} className="text-[16px] leading-[1.5]" />
    </section>
  );
}
