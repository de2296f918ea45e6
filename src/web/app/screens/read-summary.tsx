import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { DocumentView } from "#contract/documents.ts";
import { documentQuery } from "#web/features/documents/api.ts";
import { evidenceIn } from "#web/features/documents/reading/evidence.ts";
import { Banner } from "#web/ui/banner.tsx";
import { TextButton } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { AiNote } from "#web/ui/match/ai-note.tsx";
import { Citation } from "#web/ui/match/citation.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { resumePartTexts as texts } from "./texts.ts";

/** What a person looks at first, each with the line it stands in; the whole is on a page of its own. */
export function ReadSummary({ resumeId }: { resumeId: string }) {
  const { data, isPending, refetch } = useQuery(documentQuery(resumeId));
  if (isPending) return <Loading />;
  if (!data) return <Failed onRetry={() => void refetch()} />;
  if (data.status === "reading") return <BeingRead document={data} />;
  if (data.status === "unreadable") return null;
  return <Summary document={data} />;
}

function Summary({ document }: { document: DocumentView }) {
  return (
    <Part title={texts.read} aside={texts.correctLater}>
      <dl>
        {rowsOf(document).map(({ term, items, none = texts.none }) => (
          <div
            key={term}
            className="grid gap-x-6 border-rule border-b py-2.5 md:grid-cols-[96px_minmax(0,1fr)]"
          >
            <dt className="pt-0.5 text-13 text-ink-3">{term}</dt>
            <dd className="wrap-anywhere min-w-0">
              {items.map(({ text, line }) => (
                <p key={`${text} ${line}`}>
                  {text} {line !== undefined && <Citation line={line + 1} />}
                </p>
              ))}
              {items.length === 0 && <p className="text-ink-2">{none}</p>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="-mt-px">
        <AiNote writer={texts.writer} warning={texts.warning} />
      </div>
      <p className="mt-3 text-13">
        <TextLink to={`/documents/${document.id}`} target="_blank" rel="noreferrer">
          {texts.everyLine}
          <span className="sr-only"> ({texts.newWindow})</span>
        </TextLink>
      </p>
    </Part>
  );
}

interface Row {
  term: string;
  items: readonly { text: string; line?: number | undefined }[];
  none?: string;
}

const SHOWN = { items: 4, skills: 3 };

function rowsOf(view: DocumentView): Row[] {
  const { resume } = view;
  const cited = evidenceIn(view);
  const roles = (resume?.experience ?? []).map(({ role, company }, at) => ({
    text: joined(role, company),
    line: cited(`experience.${at}.role`, `experience.${at}.company`).lines[0],
  }));
  const studies = (resume?.education ?? []).map(({ degree, fieldOfStudy, institution }, at) => ({
    text: joined(degree, fieldOfStudy, institution),
    line: cited(`education.${at}`).lines[0],
  }));
  const name = resume?.name ? [{ text: resume.name, line: cited("name").lines[0] }] : [];
  return [
    { term: texts.name, items: name },
    { term: texts.roles, items: first(roles) },
    { term: texts.skills, items: skillsIn(resume?.skills ?? []) },
    { term: texts.education, items: first(studies), none: texts.noEducation },
  ];
}

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(", ");

function first(items: Row["items"]): Row["items"] {
  const more = items.length - SHOWN.items;
  return more > 0 ? [...items.slice(0, SHOWN.items), { text: texts.more(more) }] : items;
}

function skillsIn(skills: readonly string[]): Row["items"] {
  if (skills.length === 0) return [];
  const some = skills.slice(0, SHOWN.skills);
  const more = skills.length - some.length;
  return [{ text: texts.skillsFound(skills.length, some.join(", "), more) }];
}

/** Live: it is asked for again as the reading goes on. */
function BeingRead({ document: { progress } }: { document: DocumentView }) {
  const { done = 0, total = 0 } = progress ?? {};
  return (
    <Part title={texts.reading}>
      <p className="max-w-[60ch] text-ink-2">{texts.scan}</p>
      <progress
        aria-label={texts.reading}
        {...(total > 0 && { value: done, max: total })}
        className="mt-4 block h-1 w-full appearance-none overflow-hidden rounded-sm bg-paper-3 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-paper-3 [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[width]"
      />
      <p role="status" className="mt-2 text-13 text-ink-3 tabular-nums">
        {total > 0 && texts.page(done, total)}
      </p>
    </Part>
  );
}

function Loading() {
  return (
    <Part title={texts.read}>
      <div role="status">
        <span className="sr-only">{texts.loading}</span>
        <Skeleton lines={6} />
      </div>
    </Part>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Part title={texts.read}>
      <Banner kind="bad" action={<TextButton onClick={onRetry}>{texts.retry}</TextButton>}>
        {texts.failed}
      </Banner>
    </Part>
  );
}

function Part({ title, aside, children }: { title: string; aside?: string; children: ReactNode }) {
  return (
    <section className="mt-10 border-ink border-t pt-3">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-22">{title}</h2>
        {aside && <p className="text-13 text-ink-2">{aside}</p>}
      </div>
      {children}
    </section>
  );
}
