import type { ReactNode } from "react";
import type { Job } from "#contract/postings.ts";
import { mailLink } from "#web/lib/mail-link.ts";
import { useSession } from "#web/lib/session.ts";
import { webAddress } from "#web/lib/web-address.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { Prose } from "#web/ui/prose.tsx";
import { SideSection } from "./side-section.tsx";
import { asLine, jobPageTexts as texts } from "./texts.ts";
import type { useJob } from "./use-job.ts";

interface JobPageProps {
  shown: ReturnType<typeof useJob>;
  /** What else can be done with it. */
  actions: (job: Job) => ReactNode;
  /** The button that applies: nothing for recruiters. */
  apply: (job: Job) => ReactNode;
}

/** One job, as its advertisement says it, for anyone. */
export function JobPage({ shown, actions, apply }: JobPageProps) {
  return (
    <section className="wrap pt-8 pb-16 md:pt-12">
      {shown.face === "loading" && <LoadingJob />}
      {shown.face === "missing" && <MissingJob />}
      {shown.face === "failed" && <FailedJob onRetry={shown.retry} />}
      {shown.face === "full" && (
        <OneJob job={shown.job} actions={actions(shown.job)} apply={apply(shown.job)} />
      )}
    </section>
  );
}

/** The text in a column to be read, what is known and what can be done beside it. */
const COLUMNS =
  "grid grid-cols-[minmax(0,600px)] gap-y-8 xl:grid-cols-[minmax(0,600px)_320px] xl:grid-rows-[auto_1fr] xl:justify-between xl:gap-x-16 xl:gap-y-10";
/** Beside the text while one reads, where all of it fits on the screen; else it would never be seen whole. */
const ASIDE =
  "max-xl:contents xl:top-20 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:self-start xl:[@media(min-height:54rem)]:sticky";

interface OneJobProps {
  job: Job;
  actions: ReactNode;
  apply: ReactNode;
}

function OneJob({ job, actions, apply }: OneJobProps) {
  const isOpen = job.status === "active";
  const isRecruiter = useIsRecruiter();
  return (
    <>
      <div className={COLUMNS}>
        <Head job={job} />
        <aside className={ASIDE}>
          <div className="grid grid-cols-1 gap-8">
            {isOpen && (
              <div className="grid grid-cols-1 gap-3">
                {!isRecruiter && <div className="grid grid-cols-1 max-md:hidden">{apply}</div>}
                <Compare jobId={job.id} className={isRecruiter ? "max-md:hidden" : ""} />
                {actions}
              </div>
            )}
            <Facts job={job} />
          </div>
          <div className="grid gap-8 max-xl:order-last xl:mt-8">
            <Contact job={job} />
          </div>
        </aside>
        <Advertisement lines={job.lines} />
      </div>
      {isOpen && (
        <WithinReach>
          {isRecruiter ? <Compare jobId={job.id} className="w-full" /> : apply}
        </WithinReach>
      )}
    </>
  );
}

function Head({ job: { title, company, location, status } }: { job: Job }) {
  return (
    <header className="wrap-anywhere">
      {status !== "active" && (
        <p className="mb-6 rounded-sm bg-note-wash px-3.5 py-[11px] text-13">
          {status === "draft" ? texts.draft : texts.closed}
        </p>
      )}
      <h1 className="text-36 leading-[1.1] md:text-[44px]">{title}</h1>
      <p className="mt-4 flex flex-wrap gap-x-3 font-serif text-18 empty:hidden">
        {company && <span className="font-medium">{company}</span>}
        {location && <span className="text-ink-2">{location}</span>}
      </p>
    </header>
  );
}

function useIsRecruiter(): boolean {
  const session = useSession();
  return session.state === "signed-in" && session.user.role === "recruiter";
}

/** The first thing to do for a recruiter; for who looks for a job it stands below the button that applies. */
function Compare({ jobId, className }: { jobId: string; className: string }) {
  const isRecruiter = useIsRecruiter();
  return (
    <ButtonLink
      look={isRecruiter ? "solid" : "line"}
      size={isRecruiter ? "big" : "regular"}
      to={`/compare?job=${jobId}`}
      className={`max-md:min-h-11 ${className}`}
    >
      {isRecruiter ? texts.compareForRecruiters : texts.compare}
    </ButtonLink>
  );
}

/** On a phone at its lower edge, in reach of a thumb; over the bar of those who are signed in. */
function WithinReach({ children }: { children: ReactNode }) {
  const signedIn = useSession().state === "signed-in";
  return (
    <div
      className={`sticky z-10 -mx-5 mt-8 grid grid-cols-1 border-rule border-t bg-paper px-5 py-3 empty:hidden md:hidden ${signedIn ? "bottom-13" : "bottom-0"}`}
    >
      {children}
    </div>
  );
}

/** The advertisement in its own words. */
function Advertisement({ lines }: Pick<Job, "lines">) {
  return (
    <article className="border-ink border-t pt-4">
      <h2 className="font-sans font-semibold text-13 leading-[1.4] tracking-normal">
        {texts.advertisement}
      </h2>
      <Prose
        lines={lines}
        none={texts.noText}
        className="mt-4 text-18 leading-[1.6] md:text-[19px] md:leading-[1.62]"
      />
    </article>
  );
}

/** What is known about it; pay always, because people look for it first. */
function Facts({ job }: { job: Job }) {
  const date = postedDate(job.posted_at);
  return (
    <SideSection title={texts.facts}>
      <dl>
        <Fact name={texts.pay}>{job.salary_range ? <Pay>{job.salary_range}</Pay> : <NoPay />}</Fact>
        <Fact name={texts.place}>{job.location}</Fact>
        <Fact name={texts.type}>{asLine(job.employment_type)}</Fact>
        <Fact name={texts.level}>{asLine(job.experience_level)}</Fact>
        <Fact name={texts.area}>{job.practice_area}</Fact>
        <Fact name={texts.posted}>{date && <time dateTime={job.posted_at}>{date}</time>}</Fact>
      </dl>
    </SideSection>
  );
}

const Pay = ({ children }: { children: string }) => (
  <span className="font-medium tabular-nums">{children}</span>
);
const NoPay = () => <span className="text-ink-3">{texts.payNotStated}</span>;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="grid grid-cols-[84px_minmax(0,1fr)] gap-x-4 border-rule border-b py-2 text-13">
      <dt className="text-ink-3">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The jobs are Australian: the same day for the server, for every reader and for search engines. */
const ZONE = "Australia/Sydney";

/** "3 March 2026"; "" when nobody knows. */
function postedDate(postedAt: string): string {
  const posted = new Date(postedAt);
  if (Number.isNaN(posted.getTime())) return "";
  return posted.toLocaleDateString("en-AU", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: ZONE,
  });
}

/** In the shape of what comes: a title, a text, and a column beside it. */
function LoadingJob() {
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-10 w-[520px] max-w-full" />
      <Skeleton className="mt-5 h-5 w-64" />
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,600px)_320px] xl:justify-between">
        <Skeleton lines={14} />
        <Skeleton lines={8} />
      </div>
    </div>
  );
}

function MissingJob() {
  return (
    <Face title={texts.missingTitle} text={texts.missingText}>
      <ButtonLink to="/">{texts.missingAction}</ButtonLink>
    </Face>
  );
}

function FailedJob({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" aria-live="polite">
      <Face title={texts.failedTitle} text={texts.failedText}>
        <Button look="line" onClick={onRetry}>
          {texts.retry}
        </Button>
      </Face>
    </div>
  );
}

function Face({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="py-8 md:py-12">
      <h1>{title}</h1>
      <p className="mt-3 max-w-[52ch] font-serif text-18 text-ink-2">{text}</p>
      <div className="mt-6 flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

const LINK =
  "font-medium text-accent underline decoration-1 underline-offset-3 hover:text-accent-2 hover:decoration-2";

/** Whom to ask, as the advertisement itself states it, and where that stood. */
function Contact({ job }: { job: Job }) {
  const { name, email, phone } = job.details.contact;
  return (
    <>
      {(name || email || phone) && (
        <SideSection title={texts.ask}>
          <div className="wrap-anywhere grid justify-items-start gap-1 pt-2 text-13">
            {name && <p>{name}</p>}
            {email && <Email address={email} />}
            {phone && <p className="tabular-nums">{phone}</p>}
          </div>
        </SideSection>
      )}
      <Source job={job} />
    </>
  );
}

function Email({ address }: { address: string }) {
  const link = mailLink(address);
  if (!link) return <p>{address}</p>;
  return (
    <a href={link} className={`${LINK} leading-6`}>
      {address}
    </a>
  );
}

function Source({ job: { source, source_url } }: { job: Job }) {
  const address = webAddress(source_url);
  if (source === "scraped" && !address) return null;
  return (
    <SideSection title={texts.source}>
      <p className="wrap-anywhere pt-2 text-13">
        {source === "posting" && texts.postedHere}
        {source === "scraped" && (
          <>
            {new URL(address).hostname}
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className={`${LINK} block leading-6`}
            >
              {texts.sourceLink}
              <span className="sr-only"> ({texts.newTab})</span>
            </a>
          </>
        )}
      </p>
    </SideSection>
  );
}
