import { type Goal, Goals } from "../sections/goals.tsx";
import { RuledSection } from "../sections/ruled-section.tsx";
import { Features } from "./features.tsx";
import { promiseTexts, voiceTexts } from "./texts.ts";

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
