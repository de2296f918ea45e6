import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Comparison, Raise } from "#contract/comparison.ts";
import { leftOutTexts as leftOut } from "#web/evidence/words.ts";
import { longDate } from "#web/lib/time-text.ts";
import { useWide } from "#web/lib/use-wide.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Citation } from "#web/ui/match/citation.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import type { Answers } from "../answering/use-answers.tsx";
import {
  adLineId,
  goThere,
  LIGHT,
  type Light,
  lightOf,
  lineId,
  type Place,
  placeOf,
} from "./evidence/anchors.ts";
import { Evidence } from "./evidence/evidence.tsx";
import { NumberedLines } from "./evidence/numbered-lines.tsx";
import { type Lighting, useLighting } from "./evidence/use-lighting.ts";
import { Findings } from "./findings.tsx";
import { ReportHead } from "./report-head.tsx";
import { requirementsByLine } from "./requirement-rows.ts";
import { reportTexts as texts } from "./texts.ts";

interface ComparisonReportProps {
  comparison: Comparison;
  /** What can be done with it, below the verdict. */
  actions?: ReactNode;
  /** What its owner can say about what was not found. */
  answers?: Answers | undefined;
}

/**
 * A comparison in words: the verdict, the evidence for it line by line, and what follows. It is drawn
 * from the texts of the answer and never from its HTML.
 */
export function ComparisonReport({ comparison, actions, answers }: ComparisonReportProps) {
  const report = useRef<HTMLDivElement>(null);
  const wide = useWide();
  const lighting = useLighting(comparison);
  const [allLines, setAllLines] = useState(false);
  const [adOpen, setAdOpen] = useState(false);
  const goTo = useGoTo();

  function onLink(id: string, to: Place, within: Light | undefined) {
    // Without the resume beside it, the words of a line open below its requirement.
    if (!wide && "line" in to && within && "requirement" in within) {
      lighting.toggle(within);
      return;
    }
    if ("adLine" in to) setAdOpen(true);
    // A line of the advertisement is lit with the requirement that it was read from.
    lighting.choose("adLine" in to ? within : to);
    setAllLines(true);
    goTo(id);
  }
  usePointing(report, { onPoint: lighting.point, onPick: lighting.toggle, onLink });

  return (
    <div ref={report} className="flex flex-col">
      {!comparison.is_current && <OfItsDay comparison={comparison} />}
      <ReportHead comparison={comparison} />
      {actions}
      <Evidence
        {...{ comparison, lighting, wide, allLines, answers }}
        onAllLines={() => setAllLines(true)}
      >
        <Raises comparison={comparison} answers={answers} />
      </Evidence>
      <Advertisement {...{ comparison, lighting }} open={adOpen} onToggle={setAdOpen} />
      <Findings comparison={comparison} />
      <LeftOut {...comparison} />
      <Warning comparison={comparison} />
    </div>
  );
}

/** After what it leads to has been drawn. */
function useGoTo() {
  const [wanted, setWanted] = useState<{ id: string }>();
  useEffect(() => {
    if (wanted) goThere(wanted.id);
  }, [wanted]);
  return (id: string) => setWanted({ id });
}

/** What wrote it, and that it may be wrong (spec 1 §1). */
function Warning({ comparison }: { comparison: Comparison }) {
  const { writer } = comparison;
  return (
    <p className="mt-12 flex gap-2.5 border-rule border-y py-3.5 text-13 leading-[1.5]">
      <Icon name="warning" className="mt-0.5 text-warn" />
      <span className="wrap-anywhere">
        <b className="font-semibold">{texts.warning}</b> {texts.writtenBy(comparison)}{" "}
        {writer.note && `${writer.note} `}
        {texts.noDecision}
      </span>
    </p>
  );
}

/** A report that was kept is a document of its day: it says of which, and by which version. */
function OfItsDay({ comparison }: { comparison: Comparison }) {
  const { created_at, engine, audience, resume_id, job_id } = comparison;
  const again = `/compare?${new URLSearchParams({ resume: resume_id, job: job_id })}`;
  return (
    <div className="mt-3">
      <Banner
        kind="note"
        // Others' resumes are compared from the list of candidates.
        action={audience === "candidate" && <TextLink to={again}>{texts.compareAgain}</TextLink>}
      >
        {texts.ofItsDay(longDate(new Date(created_at)), engine)}
      </Banner>
    </div>
  );
}

interface AdvertisementProps {
  comparison: Comparison;
  lighting: Lighting;
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** The job's own lines, folded away: the requirements say which of them they come from. */
function Advertisement({ comparison, lighting, open, onToggle }: AdvertisementProps) {
  const { job, requirements } = comparison;
  if (job.lines.length === 0) return null;
  const lit = requirements
    .filter(({ number }) => lighting.requirements.has(number))
    .map(({ job_line }) => job_line);
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      className="group mt-10 border-rule border-y"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 font-[550] text-13 [&::-webkit-details-marker]:hidden">
        {texts.advertisement}
        <span className="flex items-center gap-3 font-normal text-ink-2 tabular-nums">
          {texts.lines(job.lines.length)}
          <Icon name="down" className="group-open:rotate-180" />
        </span>
      </summary>
      <div className="mb-5 max-w-[800px] border border-rule bg-sheet">
        <NumberedLines
          label={texts.adLines}
          lines={job.lines}
          idOf={adLineId}
          refs={requirementsByLine(comparison, ({ job_line }) => (job_line > 0 ? [job_line] : []))}
          lit={new Set(lit)}
        />
      </div>
    </details>
  );
}

/** What stands in the resume and was never scored. */
function LeftOut({ hidden, ignored }: Pick<Comparison, "hidden" | "ignored">) {
  return (
    <>
      {hidden.length > 0 && (
        <Part title={leftOut.hidden} lead={leftOut.hiddenText}>
          {hidden.map(({ text, page, reason }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words can be hidden twice.
            <Found key={at} quote={text}>
              {leftOut.hiddenWhere(page, reason)}
            </Found>
          ))}
        </Part>
      )}
      {ignored.length > 0 && (
        <Part title={leftOut.ignored} lead={leftOut.ignoredText}>
          {ignored.map(({ line, quote, why }) => (
            <Found key={`${line} ${quote}`} quote={quote}>
              <Citation line={line} href={`#${lineId(line)}`} /> {leftOut.ignoredWhy(why)}
            </Found>
          ))}
        </Part>
      )}
    </>
  );
}

function Part({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className="mt-8 border-ink border-t pt-4">
      <h2 className="text-22">{title}</h2>
      <p className="mt-1 max-w-[75ch] text-13 text-ink-2">{lead}</p>
      <ul className="mt-3 grid gap-2">{children}</ul>
    </section>
  );
}

function Found({ quote, children }: { quote: string; children: ReactNode }) {
  return (
    <li className="wrap-anywhere text-13">
      <q className="font-serif text-[16px]">{quote}</q>{" "}
      <span className="text-ink-2">{children}</span>
    </li>
  );
}

interface RaisesProps {
  comparison: Comparison;
  answers?: Answers | undefined;
}

/** For candidates: what they probably have and did not say, apart from what they lack. */
function Raises({ comparison, answers }: RaisesProps) {
  const { lacking } = comparison.report.raise;
  // What somebody said that they do not have is no advice any more.
  const unsaid = comparison.report.raise.unsaid.filter(
    ({ requirement }) => !answers?.lacking.has(requirement),
  );
  if (unsaid.length + lacking.length === 0) return null;
  return (
    <div className="mt-10 border-ink border-t pt-3">
      <h2 className="text-22">{texts.raise}</h2>
      <Group title={texts.unsaid} raises={unsaid} />
      <Group title={texts.lacking} raises={lacking} />
    </div>
  );
}

function Group({ title, raises }: { title: string; raises: readonly Raise[] }) {
  if (raises.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 font-sans font-semibold text-13 tracking-normal">{title}</h3>
      <ul>
        {raises.map(({ text, points }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: advice has nothing but its place.
            key={at}
            className="wrap-anywhere grid grid-cols-[40px_minmax(0,1fr)] items-baseline border-rule border-b py-2.5 last:border-b-0"
          >
            <Points points={points} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Only what the scorer worked out. */
function Points({ points }: { points: number }) {
  if (points <= 0) return <span />;
  return (
    <span className="font-[500] font-serif text-18 text-accent tabular-nums leading-[1.3]">
      <span aria-hidden="true">+{points}</span>
      <span className="sr-only">{texts.points(points)}: </span>
    </span>
  );
}

interface Pointing {
  onPoint: (light: Light | undefined) => void;
  /** Pressed, and not selected as text. */
  onPick: (light: Light) => void;
  /** A link of the report to another place in it, and what it stands in. */
  onLink: (id: string, to: Place, within: Light | undefined) => void;
}

/** Says what the mouse or the focus is on, and what was pressed, anywhere inside a part. */
function usePointing(part: RefObject<HTMLElement | null>, pointing: Pointing): void {
  const point = useEffectEvent(pointing.onPoint);
  const pick = useEffectEvent(pointing.onPick);
  const link = useEffectEvent(pointing.onLink);

  useEffect(() => {
    const element = part.current;
    if (!element) return;
    const lightAt = ({ target }: Event) =>
      target instanceof Element
        ? lightOf(target.closest(`[${LIGHT}]`)?.getAttribute(LIGHT))
        : undefined;
    // On a move and not on coming to lie under the pointer: the page may scroll below a hand at rest.
    let last: Element | null = null;
    const onMove = (event: PointerEvent) => {
      const { target, pointerType } = event;
      const over = target instanceof Element ? target.closest(`[${LIGHT}]`) : null;
      if (pointerType !== "mouse" || over === last) return;
      last = over;
      point(lightAt(event));
    };
    const onLeave = () => {
      last = null;
      point(undefined);
    };
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const anchor = target.closest("a");
      const id = anchor?.getAttribute("href")?.replace(/^#/, "") ?? "";
      const to = placeOf(id);
      const light = lightAt(event);
      if (to && !event.metaKey && !event.ctrlKey) {
        event.preventDefault();
        link(id, to, light);
      }
      if (!anchor && light && getSelection()?.isCollapsed !== false) pick(light);
    };
    const { signal, abort } = listening();
    element.addEventListener("pointermove", onMove, { signal });
    element.addEventListener("pointerleave", onLeave, { signal });
    element.addEventListener("focusin", (event) => point(lightAt(event)), { signal });
    element.addEventListener("focusout", onLeave, { signal });
    element.addEventListener("click", onClick, { signal });
    return abort;
  }, [part]);
}

function listening() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
