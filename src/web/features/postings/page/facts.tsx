import type { ReactNode } from "react";
import type { Job } from "#contract/postings.ts";
import { postedDate } from "../model/posted-date.ts";
import { asLine, jobPageTexts as texts } from "../texts.ts";
import { SideSection } from "./side-section.tsx";

/** What is known about it; pay always, because people look for it first. */
export function Facts({ job }: { job: Job }) {
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
