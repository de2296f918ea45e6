import { useQuery } from "@tanstack/react-query";
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import * as z from "zod/mini";
import { useNavigationState } from "#web/lib/navigation-state.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Link } from "#web/ui/link.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { siteQuery } from "./api.ts";
import type { LegalSection } from "./legal-section.ts";
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

/** To where the reader came from. It is a form so that it still leads somewhere without script. */
function BackButton() {
  const navigate = useNavigate();
  const steps = useJumps() + 1;

  function goBack(event: FormEvent) {
    event.preventDefault();
    // A tab that was opened here has nothing behind it.
    void (history.length > steps ? navigate(-steps) : navigate("/"));
  }
  return (
    <form action="/" onSubmit={goBack} className="print:hidden">
      <Button type="submit" look="quiet" className="-ml-3.5">
        <Icon name="left" />
        Back
      </Button>
    </form>
  );
}

/** The table of contents: a list above the text, and from 1080 px a rail that stays beside it. */
function Contents({ sections }: { sections: readonly LegalSection[] }) {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const current = useCurrentSection(ids);
  return (
    <nav
      aria-labelledby="legal-contents"
      className="max-w-[632px] xl:sticky xl:top-[88px] xl:col-start-1 xl:row-span-2 xl:row-start-1 xl:mt-2 xl:max-h-[calc(100dvh-112px)] xl:self-start xl:overflow-y-auto print:hidden"
    >
      <p id="legal-contents" className="pb-2.5 font-medium text-13 text-ink-3">
        Contents
      </p>
      <ol className="border-ink border-t md:columns-2 md:gap-10 xl:columns-1 xl:border-rule xl:border-t-0 xl:border-l">
        {sections.map(({ id, title }, at) => (
          <li key={id} className="break-inside-avoid">
            <SectionLink
              id={id}
              aria-current={id === current ? "location" : undefined}
              className="flex min-h-9 items-center border-rule border-b text-15 text-ink-2 tabular-nums leading-tight no-underline hover:text-ink xl:-ml-px xl:min-h-8 xl:border-transparent xl:border-b-0 xl:border-l-2 xl:pl-3 xl:text-13 xl:aria-[current]:border-ink xl:aria-[current]:font-medium xl:aria-[current]:text-ink"
            >
              <span className="w-9 flex-none text-ink-3 xl:w-8">{at + 1}.</span> {title}
            </SectionLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Spec 2 §9. */
const SHOWN_PAST_PX = 400;

function onScroll(tell: () => void) {
  addEventListener("scroll", tell, { passive: true });
  return () => removeEventListener("scroll", tell);
}
const isPast = () => scrollY > SHOWN_PAST_PX;
const onTheServer = () => false;

/** `to` is the id of what takes the focus up there. */
function BackToTop({ to }: { to: string }) {
  const shown = useSyncExternalStore(onScroll, isPast, onTheServer);
  if (!shown) return null;

  function goUp() {
    document.getElementById(to)?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }
  return (
    <Button
      look="line"
      onClick={goUp}
      className="fixed right-5 bottom-18 z-10 bg-paper shadow-float md:right-10 md:bottom-8 print:hidden"
    >
      <Icon name="up" />
      Back to top
    </Button>
  );
}

/** The element after the last section. Where it is in view, the page cannot scroll much further. */
export const END = "legal-end";

/** A reader's eye rests a quarter down the window. The sections leave no gap, so one is on the line. */
const LINE = { rootMargin: "-25% 0px -75% 0px" };

interface Sight {
  onLine: readonly string[];
  inView: readonly string[];
}

/**
 * Which section is being read. The last ones may be too short to reach the line: at the end of the
 * page it is the one that was asked for, or else the last.
 */
export function pickCurrent(ids: readonly string[], { onLine, inView }: Sight, asked: string) {
  if (!inView.includes(END)) return ids.find((id) => onLine.includes(id));
  return inView.includes(asked) ? asked : ids.at(-1);
}

function useCurrentSection(ids: readonly string[]): string | undefined {
  const { hash } = useLocation();
  const [onLine, setOnLine] = useState<readonly string[]>([]);
  const [inView, setInView] = useState<readonly string[]>([]);
  useEffect(() => watch(ids, setOnLine, LINE), [ids]);
  useEffect(() => watch([...ids, END], setInView), [ids]);
  return pickCurrent(ids, { onLine, inView }, hash.slice(1));
}

function watch(
  ids: readonly string[],
  tell: (seen: readonly string[]) => void,
  options?: IntersectionObserverInit,
) {
  const seen = new Set<string>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) seen.add(target.id);
      else seen.delete(target.id);
    tell([...seen]);
  }, options);
  for (const id of ids) {
    const element = document.getElementById(id);
    if (element) observer.observe(element);
  }
  return () => observer.disconnect();
}

const Jumped = z.object({ jumps: z.number() });

/** How many steps of the history were jumps inside this page, so that Back can leave it in one. */
function useJumps(): number {
  return useNavigationState(Jumped)?.jumps ?? 0;
}

/** A link to another section of the same page. */
export function SectionLink({ id, ...rest }: { id: string } & Omit<ComponentProps<"a">, "href">) {
  const { hash } = useLocation();
  const jumps = useJumps();
  const to = `#${id}`;
  // A second press on the same link replaces its step.
  return <Link {...rest} to={to} state={{ jumps: hash === to ? jumps : jumps + 1 }} />;
}

/** The heading that the address names takes the focus, and comes into view where no browser saw to it. */
function useJump(): void {
  const location = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    const heading = document.getElementById(location.hash.slice(1))?.querySelector("h2");
    if (!heading) return;
    // After the screen's own arrival, which starts every screen at its top.
    const frame = requestAnimationFrame(() => {
      if (kind !== "POP") heading.scrollIntoView();
      heading.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [location, kind]);
}
