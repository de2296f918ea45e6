import type { ReactNode } from "react";
import { Citation } from "#web/ui/match/citation.tsx";
import { GradeSquare } from "#web/ui/match/grade-square.tsx";
import { Quotation } from "#web/ui/match/quotation.tsx";
import { type Goal, Goals } from "../goals.tsx";
import { RuledSection } from "../ruled-section.tsx";
import { CANDIDATES } from "./sample.ts";
import { promiseTexts, featureTexts as texts, voiceTexts } from "./texts.ts";

export interface SectionsProps {
  goals: readonly Goal[];
}

/** What stands between the hero and the prices. Only words: nothing here needs a script. */
export function Sections({ goals }: SectionsProps) {
  return (
    <>
      <Features />
      <Promises />
      <Goals goals={goals} />
      <Voices />
    </>
  );
}

function Promises() {
  return (
    <RuledSection id="promises" title={promiseTexts.title} className="mt-16">
      <ul className="grid gap-x-10 gap-y-6 md:grid-cols-2 xl:grid-cols-4">
        {promiseTexts.promises.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-18 leading-[1.3]">{title}</h3>
            <p className="mt-1.5 max-w-[60ch] text-13 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </RuledSection>
  );
}

/** Said to be made up, in the same breath (design: testimonials are illustrative). */
function Voices() {
  return (
    <RuledSection id="voices" title={voiceTexts.title} note={voiceTexts.note} className="mt-16">
      <ul className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
        {voiceTexts.voices.map(({ quote, who }) => (
          <li key={who}>
            <figure>
              <blockquote className="font-serif text-18 leading-[1.45]">
                <p className="-indent-[0.43em]">“{quote}”</p>
              </blockquote>
              <figcaption className="mt-2 text-13 text-ink-3">{who}. Illustrative.</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </RuledSection>
  );
}

/** Three things, each with a piece of the product as its example. */
function Features() {
  return (
    <RuledSection id="features" title={texts.title}>
      <ul className="grid gap-x-10 gap-y-8 lg:grid-cols-3 lg:gap-y-0">
        <Feature {...texts.ranked}>
          <Requirements />
        </Feature>
        <Feature {...texts.cited}>
          <Cited />
        </Feature>
        <Feature {...texts.written}>
          <Exchange />
        </Feature>
      </ul>
    </RuledSection>
  );
}

interface FeatureProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** Its three parts share their rows with those of its neighbours, so that the examples stand level. */
function Feature({ title, text, children }: FeatureProps) {
  return (
    <li className="relative before:absolute before:border-rule max-lg:not-first:before:inset-x-0 max-lg:not-first:before:-top-4 max-lg:not-first:before:border-t lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:not-first:before:inset-y-0 lg:not-first:before:-left-5 lg:not-first:before:border-l">
      <h3>{title}</h3>
      <p className="mt-2 text-ink-2">{text}</p>
      <div className="mt-6 border-rule-2 border-t border-dotted pt-3">{children}</div>
    </li>
  );
}

/** Of the second of the sample candidates, who has something of everything. */
function Requirements() {
  const [, second] = CANDIDATES;
  if (!second) return null;
  return (
    <ul className="text-13 leading-6">
      {[...second.required, ...second.preferred].map(({ asks, grade, line }) => (
        <li key={asks} className="flex items-center gap-2.5">
          <span className="flex text-ink-2">
            <GradeSquare grade={grade} />
          </span>
          <span>{asks}</span>
          <span className="ml-auto whitespace-nowrap text-12 text-ink-3">
            {grade === "part" ? "in part " : <span className="sr-only">met </span>}
            {line !== undefined && (
              <span className="text-15 text-accent">
                <Citation line={line} />
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

const LED = "Led a team of five conveyancers and two clerks";
const SETTLED = "Settled 410 residential and 35 commercial matters on PEXA";

function Cited() {
  return (
    <div className="grid gap-2">
      <Quotation line={23} text={SETTLED} cited={[[8, 49]]} />
      <Quotation line={26} text={LED} cited={[[0, 18]]} />
    </div>
  );
}

const EXCHANGE = [
  ["You", "A conveyancing team lead in Brisbane, full time, $98k to $112k plus super."],
  ["Assistant", "Added the title, the place, the hours and the pay. What must they have?"],
  ["You", "PEXA, and three years in property."],
] as const;

function Exchange() {
  return (
    <ol className="grid gap-2 text-13">
      {EXCHANGE.map(([who, said]) => (
        <li key={said}>
          <p className="text-12 text-ink-3">{who}</p>
          <p className={who === "You" ? "font-medium" : ""}>{said}</p>
        </li>
      ))}
    </ol>
  );
}
