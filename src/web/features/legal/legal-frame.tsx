import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { TextLink } from "#web/ui/text-link.tsx";
import { siteQuery } from "./api.ts";
import { BackButton } from "./back-button.tsx";
import { BackToTop } from "./back-to-top.tsx";
import { Contents } from "./contents.tsx";
import { END } from "./current-section.ts";
import type { LegalSection } from "./legal-section.ts";
import { useJump } from "./section-link.tsx";
import { SupportAddress } from "./support-email.tsx";

interface LegalFrameProps {
  title: string;
  lead: string;
  dates: readonly string[];
  sections: readonly LegalSection[];
}

const TITLE = "legal-title";

/** A printer has one ink, whatever the screen's theme is. */
const PAPER = "print:bg-[white] print:**:border-[gray]! print:**:text-[black]!";

/** A long document to be read or searched: title, dates, contents, numbered sections. */
export function LegalFrame({ title, lead, dates, sections }: LegalFrameProps) {
  useJump();
  return (
    <div
      className={`wrap grid gap-y-10 pt-5 md:pt-8 xl:grid-cols-[216px_632px] xl:gap-x-17 print:block ${PAPER}`}
    >
      <header className="max-w-[632px] xl:col-start-2 print:max-w-none print:pb-8">
        <BackButton />
        <h1
          id={TITLE}
          tabIndex={-1}
          className="mt-5 text-36 leading-[1.1] outline-none md:text-[44px]"
        >
          {title}
        </h1>
        <p className="mt-4 max-w-[56ch] font-serif text-18 text-ink-2 leading-normal">{lead}</p>
        <div className="mt-6 grid gap-1 border-rule border-t pt-3 text-13 text-ink-3">
          {dates.map((date) => (
            <p key={date}>{date}</p>
          ))}
        </div>
      </header>
      <Contents sections={sections} />
      <article className="max-w-[632px] xl:col-start-2 print:max-w-none">
        <OperatorsAddress>
          {sections.map((section, at) => (
            <Section key={section.id} number={at + 1} {...section} />
          ))}
        </OperatorsAddress>
        <LegalLinks />
      </article>
      <BackToTop to={TITLE} />
    </div>
  );
}

function OperatorsAddress({ children }: { children: ReactNode }) {
  const known = useQuery(siteQuery).data?.support_email;
  return known ? <SupportAddress value={known}>{children}</SupportAddress> : children;
}

const PROSE =
  "grid gap-y-[1.05em] font-serif text-18 leading-[1.6] lining-nums [&_:is(p,li,td)_a]:underline [&_:is(p,li,td)_a]:decoration-1 [&_:is(p,li,td)_a]:underline-offset-3 [&_a]:text-accent hover:[&_a]:text-accent-2 [&_h3]:mt-4 [&_h3]:break-after-avoid";

function Section({ id, title, point, body, number }: LegalSection & { number: number }) {
  return (
    <section id={id} className="border-ink border-t pt-4 pb-14 print:pb-8">
      <h2 tabIndex={-1} className="relative lining-nums tabular-nums outline-none">
        <span className="text-ink-3 xl:absolute xl:right-full xl:pr-4">{number}.</span> {title}
      </h2>
      <div className={`mt-5 ${PROSE}`}>
        <p className="text-balance text-[21px] leading-[1.4] tracking-[-0.006em]">{point}</p>
        {body}
      </div>
    </section>
  );
}

/** Spec 2 §2: the links at the foot of a legal page. */
function LegalLinks() {
  return (
    <nav
      id={END}
      aria-label="Legal"
      className="flex flex-wrap gap-x-6 gap-y-2 border-ink border-t pt-4 text-13 print:hidden"
    >
      <TextLink to="/terms">Terms of Service</TextLink>
      <TextLink to="/privacy">Privacy Policy</TextLink>
      <TextLink to="/contact">Contact</TextLink>
    </nav>
  );
}
