import type { ReactNode } from "react";
import { PanelSection } from "#web/evidence/panel-section.tsx";
import type { Candidate } from "../model/candidate.ts";
import { periodText } from "../model/dates.ts";
import { panelTexts as texts } from "./texts.ts";

/** What they have done, as the resume or their own profile tells it. */
export function Experience({ experience }: Pick<Candidate, "experience">) {
  if (experience.length === 0) return <Nothing>{texts.noExperience}</Nothing>;
  return (
    <ol>
      {experience.map((item, at) => (
        <Item
          // biome-ignore lint/suspicious/noArrayIndexKey: two jobs can be alike in every word.
          key={at}
          title={item.role || item.company}
          where={[item.role && item.company, item.location]}
          when={periodText(item)}
        >
          {item.description}
        </Item>
      ))}
    </ol>
  );
}

export function Education(props: Pick<Candidate, "education" | "certifications">) {
  const { education, certifications } = props;
  if (education.length + certifications.length === 0) return <Nothing>{texts.noEducation}</Nothing>;
  return (
    <>
      <ol>
        {education.map((item, at) => (
          <Item
            // biome-ignore lint/suspicious/noArrayIndexKey: two degrees can be alike in every word.
            key={at}
            title={item.degree || item.institution}
            where={[item.fieldOfStudy, item.degree && item.institution]}
            when={item.duration}
          />
        ))}
      </ol>
      {certifications.length > 0 && (
        <PanelSection title={texts.certifications}>
          <ol>
            {certifications.map((item, at) => (
              <Item
                // biome-ignore lint/suspicious/noArrayIndexKey: the same certificate can be named twice.
                key={at}
                title={item.name}
                where={[item.issuingOrganization]}
                when={item.date}
              />
            ))}
          </ol>
        </PanelSection>
      )}
    </>
  );
}

interface ItemProps {
  title: string;
  where: readonly string[];
  when: string;
  children?: string;
}

function Item({ title, where, when, children }: ItemProps) {
  return (
    <li className="wrap-anywhere border-rule border-b py-3 first:pt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-medium">{title}</p>
        <p className="text-13 text-ink-3 tabular-nums">{when}</p>
      </div>
      <p className="text-13 text-ink-2">{where.filter(Boolean).join(", ")}</p>
      {children && (
        <p className="mt-1.5 whitespace-pre-line font-serif text-[16px] text-ink-2 leading-[1.45]">
          {children}
        </p>
      )}
    </li>
  );
}

function Nothing({ children }: { children: ReactNode }) {
  return <p className="text-13 text-ink-2">{children}</p>;
}
