import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import type { Comparison } from "#contract/comparison.ts";
import { PRIVATE_ADVERTISER } from "#contract/postings.ts";
import { mailLink } from "#web/lib/mail-link.ts";
import { rememberOpened } from "#web/lib/opened-elsewhere.ts";
import { jobPath, matchesPath } from "#web/lib/paths.ts";
import { rememberAction } from "#web/lib/pending-action.ts";
import { useSession } from "#web/lib/session.ts";
import { webAddress } from "#web/lib/web-address.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { ButtonAnchor } from "#web/ui/button-anchor.tsx";
import { SignUpPrompt } from "#web/ui/float/sign-up-prompt.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Drawing } from "#web/ui/icon.tsx";
import { Link } from "#web/ui/link.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { useAnswers } from "../answering/use-answers.tsx";
import { comparisonQuery, pdfAddress } from "../api.ts";
import { ComparisonReport } from "../report/comparison-report.tsx";
import { promptTexts, actionTexts as texts } from "../report/texts.ts";
import { usePrint } from "../report/use-print.ts";
import { useSaved } from "../report/use-saved.ts";
import { sharingTexts } from "../sharing-texts.ts";
import { ComparisonFault, ComparisonSkeleton, type Missing } from "./comparison-states.tsx";

interface OpenComparisonProps {
  id: string;
  missing?: Missing | undefined;
}

/** A comparison that was made, with all that a person can do with it. */
export function OpenComparison({ id, missing }: OpenComparisonProps) {
  const { data, isPending, error, refetch } = useQuery(comparisonQuery(id));
  if (isPending) return <ComparisonSkeleton />;
  if (data) return <Compared comparison={data} />;
  return <ComparisonFault error={error} missing={missing} onRetry={() => void refetch()} />;
}

/** A report with all that a person can do with it. */
function Compared({ comparison }: { comparison: Comparison }) {
  const { answers, dialog } = useAnswers(comparison);
  return (
    <>
      <ComparisonReport
        comparison={comparison}
        actions={<ReportActions comparison={comparison} />}
        answers={answers}
      />
      {dialog}
    </>
  );
}

/** What a visitor needs an account for. */
type Wanted = keyof typeof promptTexts;

const BAR =
  "flex items-center gap-2 border-rule border-y py-3 md:flex-wrap max-md:sticky max-md:z-10 print:hidden max-md:order-last max-md:-mx-5 max-md:mt-6 max-md:border-b-0 max-md:bg-paper max-md:px-5";

/** Below the verdict; on a phone at its lower edge, in reach of a thumb. */
function ReportActions({ comparison }: { comparison: Comparison }) {
  const signedIn = useSession().state === "signed-in";
  const [wanted, setWanted] = useState<Wanted>();
  const onSignUp = signedIn ? undefined : setWanted;
  const { pathname, search } = useLocation();
  // On the home page a comparison is a step between others, which a page of its own would lose.
  const from = pathname === "/" ? pathname + search : `/comparisons/${comparison.id}`;
  const { id } = comparison;
  const onGo = () => wanted === "save" && rememberAction({ kind: "save-comparison", id, from });
  return (
    <>
      <div className={`${BAR} ${signedIn ? "max-md:bottom-13" : "max-md:bottom-0"}`}>
        {canApply(comparison) && <ApplyTo {...comparison} />}
        <Contact {...comparison} onSignUp={onSignUp} />
        <Save comparison={comparison} onSignUp={onSignUp} />
        <ExportPdf id={comparison.id} onSignUp={onSignUp} />
        <Print id={comparison.id} />
        {/* The report on somebody else is not a recruiter's to show. */}
        {comparison.audience === "candidate" && (
          <ShareButton id={comparison.id} className={SECOND}>
            <Words>{sharingTexts.share}</Words>
          </ShareButton>
        )}
        <Facts {...comparison} className="ml-auto max-md:hidden" />
      </div>
      <Facts {...comparison} className="md:hidden" />
      {/* Their own current resume. */}
      {comparison.answers && <Tailor id={comparison.id} />}
      {wanted && (
        <SignUpPrompt
          {...promptTexts[wanted]}
          from={from}
          onGo={() => void onGo()}
          onClose={() => setWanted(undefined)}
        />
      )}
    </>
  );
}

function Tailor({ id }: { id: string }) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-13 text-ink-2 print:hidden">
      <ButtonLink look="soft" to={`/comparisons/${id}/tailored`} className="max-md:min-h-11">
        <WorkIcon name="pencil" />
        {texts.tailor}
      </ButtonLink>
      {texts.tailorText}
    </p>
  );
}

interface ForMembers {
  /** Given for visitors: an account comes first. */
  onSignUp: ((wanted: Wanted) => void) | undefined;
}

/** Who posted a job here is written to here; a recruiter, and for other jobs everybody, as the ad says. */
function Contact({ onSignUp, ...comparison }: Comparison & ForMembers) {
  const { job, job_id, audience } = comparison;
  const isWritable = job.source_url === "" && audience === "candidate";
  const address = isWritable
    ? `/messages?job=${job_id}`
    : webAddress(job.source_url) || mailLink(job.contact_email, job.title);
  if (!job.is_listed || !address) return null;
  // Where one can apply, that is the first thing to do.
  const isSecond = canApply(comparison);
  const looks = {
    look: isSecond ? "line" : "solid",
    className: isSecond ? SECOND : "max-md:min-h-11 max-md:flex-1",
  } as const;
  const content = (
    <>
      <WorkIcon name="mail" />
      {isSecond ? <Words>{texts.contact}</Words> : texts.contact}
    </>
  );
  if (isWritable && !onSignUp)
    return (
      <ButtonLink {...looks} to={address}>
        {content}
      </ButtonLink>
    );
  return (
    <Button {...looks} onClick={() => (onSignUp ? onSignUp("contact") : open(address))}>
      {content}
    </Button>
  );
}

function open(address: string): void {
  // A mail program opens beside the page; a tab for it would stay empty.
  if (address.startsWith("mailto:")) location.assign(address);
  else window.open(address, "_blank", "noopener,noreferrer");
}

function Save({ comparison, onSignUp }: { comparison: Comparison } & ForMembers) {
  const { saved, toggle } = useSaved(comparison);
  return (
    <Button
      look="line"
      className={SECOND}
      {...(!onSignUp && { "aria-pressed": saved })}
      onClick={() => (onSignUp ? onSignUp("save") : void toggle())}
    >
      <WorkIcon name="bookmark" className={saved ? "fill-current" : ""} />
      <Words>{saved ? texts.saved : texts.save}</Words>
    </Button>
  );
}

function ExportPdf({ id, onSignUp }: { id: string } & ForMembers) {
  const content = (
    <>
      <WorkIcon name="download" />
      <Words>{texts.exportPdf}</Words>
    </>
  );
  if (onSignUp)
    return (
      <Button look="line" className={SECOND} onClick={() => onSignUp("export")}>
        {content}
      </Button>
    );
  return (
    <ButtonLink look="line" className={SECOND} to={pdfAddress(id)} reloadDocument download="">
      {content}
    </ButtonLink>
  );
}

/** Nothing else needs this icon. */
const PRINTER = "M4.5 6V2.3h7V6M4.5 11H2.3V6.2h11.4V11h-2.2M4.5 9.2h7v4.5h-7z";

function Print({ id }: { id: string }) {
  const { print, busy } = usePrint(id);
  return (
    <Button look="quiet" className={SECOND} busy={busy} onClick={print}>
      <Drawing path={PRINTER} />
      <Words>{texts.print}</Words>
    </Button>
  );
}

/** On a phone there is room for the icon; its word is still said. */
const SECOND = "max-md:size-11 max-md:px-0";
const Words = ({ children }: { children: ReactNode }) => (
  <span className="max-md:sr-only">{children}</span>
);

function Facts(props: Comparison & { className: string }) {
  const { created_at, len_results, resume_id, audience, className } = props;
  return (
    <p className={`text-13 text-ink-3 ${className}`}>
      {dateText(new Date(created_at))}
      {/* The list is for whoever has the resume. */}
      {len_results > 0 && audience === "candidate" && (
        <>
          {" "}
          <Link
            to={matchesPath(resume_id)}
            className="text-ink-2 underline decoration-rule-2 underline-offset-3 hover:text-ink"
          >
            {texts.others(len_results)}
          </Link>
        </>
      )}
    </p>
  );
}

/** "15 November 2026, 2:09 pm." */
function dateText(date: Date): string {
  const said = date.toLocaleString("en-AU", {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });
  return `${said.replace(" at ", ", ")}.`;
}

const SHAPE = "min-w-0 max-md:min-h-11 max-md:flex-1";

/** Whether the job that was compared can be applied for, by whoever has the resume. */
const canApply = ({ job, audience }: Comparison): boolean =>
  job.is_listed &&
  audience === "candidate" &&
  (job.source_url === "" || webAddress(job.source_url) !== "");

/** To the job's own page, where one applies, or to where it is advertised. */
function ApplyTo({ job, job_id }: Comparison) {
  const signedIn = useSession().state === "signed-in";
  if (job.source_url === "")
    return (
      <ButtonLink to={jobPath(job_id)} className={SHAPE}>
        {texts.apply}
      </ButtonLink>
    );
  const { title, company } = job;
  const isNamed = company !== "" && company !== PRIVATE_ADVERTISER;
  return (
    <ButtonAnchor
      href={webAddress(job.source_url)}
      className={`${SHAPE} md:max-w-72`}
      onClick={() => signedIn && rememberOpened({ id: job_id, title, company })}
    >
      <span className="min-w-0 truncate leading-[1.4]">
        {isNamed ? texts.applyAt(company) : texts.applyThere}
      </span>
      <span className="sr-only"> {texts.newTab}</span>
    </ButtonAnchor>
  );
}

interface ShareButtonProps {
  id: string;
  className: string;
  children: ReactNode;
}

type ShareDialog = typeof import("../share-dialog.tsx").ShareDialog;

/** What it opens is loaded by those who share. */
function ShareButton({ id, className, children }: ShareButtonProps) {
  const [opened, setOpened] = useState<{ Dialog: ShareDialog }>();
  async function open() {
    try {
      const file = await import("../share-dialog.tsx");
      setOpened({ Dialog: file.ShareDialog });
    } catch {
      toast.error(sharingTexts.notLoaded);
    }
  }
  return (
    <>
      <Button look="quiet" className={className} onClick={() => void open()}>
        <WorkIcon name="share" />
        {children}
      </Button>
      {opened && <opened.Dialog id={id} onClose={() => setOpened(undefined)} />}
    </>
  );
}
