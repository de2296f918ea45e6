import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type CompanyThatLooks, PROFILE_SENTENCES as say } from "#contract/candidate-profile.ts";
import { messageOf } from "#web/lib/api.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, TextButton } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { StatusWord } from "#web/ui/list/mark/status-word.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { companiesThatLookQuery, profileCalls, type Visibility } from "./api.ts";
import { visibilityTexts as texts, visibilityTexts } from "./visibility-texts.ts";
import { WordField } from "./word-field.tsx";

/** The same as the server takes. */
const LONGEST_NAME = 200;
const MOST_COMPANIES = 50;

export function VisibilitySection({ visibility }: { visibility: Visibility }) {
  const choose = useVisibility();
  const { findable, hide_from_employer, hidden_companies, current_employers } = visibility;
  return (
    <SettingsSection id="visibility" title={texts.title} lead={texts.lead}>
      <div className="grid gap-5 max-md:[&_label]:min-h-11 max-md:[&_label]:items-center">
        <Checkbox
          label={texts.findable}
          hint={texts.findableHint}
          checked={findable}
          onChange={({ target: { checked } }) => choose(() => ({ findable: checked }))}
        />
        <Checkbox
          label={texts.employer}
          hint={
            current_employers.length > 0 && hide_from_employer
              ? texts.employers(inWords(current_employers))
              : texts.noEmployer
          }
          checked={hide_from_employer}
          onChange={({ target: { checked } }) => choose(() => ({ hide_from_employer: checked }))}
        />
      </div>
      <WordField
        id="hidden-companies"
        label={texts.companies}
        hint={texts.companiesHint}
        words={hidden_companies}
        onChange={(next) => choose((now) => ({ hidden_companies: next(now.hidden_companies) }))}
        // A comma can be part of a company's name.
        parting={/\n/}
        longest={LONGEST_NAME}
        atMost={MOST_COMPANIES}
      />
      <CompaniesThatLook
        onHide={(company) =>
          choose((now) => ({ hidden_companies: [...now.hidden_companies, company] }))
        }
        isFull={hidden_companies.length >= MOST_COMPANIES}
      />
    </SettingsSection>
  );
}

/** "Fairholm Lawyers or Tolland & Ware". */
const inWords = (names: readonly string[]) =>
  new Intl.ListFormat("en-AU", { type: "disjunction" }).format(names);

type Choice = (now: Visibility) => Partial<Visibility>;

/**
 * Each choice is shown at once and saved one after the other, on top of what was saved last: one that is
 * refused is taken back and does not travel along with the next.
 */
function useVisibility() {
  const calls = profileCalls(useQueryClient());
  const queue = useRef<Choice[]>([]);
  const saved = useRef<Visibility>(undefined);

  async function saveAll(): Promise<void> {
    for (let choice = queue.current[0]; choice && saved.current; choice = queue.current[0]) {
      const next = { ...saved.current, ...choice(saved.current) };
      try {
        await calls.setVisibility(next);
        saved.current = next;
        toast.success(say.visibilitySaved);
      } catch (error) {
        toast.error(messageOf(error, texts.failed));
      }
      queue.current.shift();
      // What still waits stays on the screen.
      let shown = saved.current;
      for (const waiting of queue.current) shown = { ...shown, ...waiting(shown) };
      calls.show(shown);
    }
    await calls.refresh();
  }

  return (choice: Choice): void => {
    const now = calls.shown()?.visibility;
    if (!now) return;
    const isIdle = queue.current.length === 0;
    if (isIdle) saved.current = now;
    queue.current.push(choice);
    calls.show({ ...now, ...choice(now) });
    if (isIdle) void saveAll();
  };
}

const textsOfCompaniesThatLook = visibilityTexts.looking;
const SHOWN_AT_FIRST = 6;

interface Hiding {
  onHide: (company: string) => void;
  /** No more names can be added. */
  isFull: boolean;
}

/** Exactly who finds the candidate, company by company. */
function CompaniesThatLook(hiding: Hiding) {
  const { data, error, refetch } = useQuery(companiesThatLookQuery);
  const [showsAll, setShowsAll] = useState(false);
  if (!data && error)
    return (
      <Banner
        kind="note"
        action={
          <TextButton onClick={() => void refetch()}>{textsOfCompaniesThatLook.again}</TextButton>
        }
      >
        {textsOfCompaniesThatLook.failed}
      </Banner>
    );
  if (!data) return null;
  const { companies, finding, total } = data;
  const shown = showsAll ? companies : companies.slice(0, SHOWN_AT_FIRST);
  return (
    <div>
      <h3 className="font-semibold text-14">{textsOfCompaniesThatLook.title}</h3>
      <p className="mt-1 text-13 text-ink-2">{summary(finding, total)}</p>
      {shown.length > 0 && (
        <ul
          aria-label={textsOfCompaniesThatLook.title}
          className="mt-3 divide-y divide-rule border-rule border-y"
        >
          {shown.map((one) => (
            <Company key={one.company} one={one} {...hiding} />
          ))}
        </ul>
      )}
      {shown.length < companies.length && (
        <p className="mt-3 text-13 max-md:*:min-h-11">
          <TextButton onClick={() => setShowsAll(true)}>{textsOfCompaniesThatLook.more}</TextButton>
        </p>
      )}
      {showsAll && companies.length < total && (
        <p className="mt-3 text-13 text-ink-3">
          {textsOfCompaniesThatLook.rest(total - companies.length)}
        </p>
      )}
      <p className="mt-3 text-13 text-ink-3">{textsOfCompaniesThatLook.note}</p>
    </div>
  );
}

function summary(finding: number, total: number): string {
  if (total === 0) return textsOfCompaniesThatLook.nobody;
  return total === 1
    ? textsOfCompaniesThatLook.one(finding === 1)
    : textsOfCompaniesThatLook.count(finding, total);
}

function Company({ one, onHide, isFull }: Hiding & { one: CompanyThatLooks }) {
  const { company, finds, hidden_by } = one;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-13">
      <span className="wrap-anywhere min-w-0">
        {company}
        <span className="block text-12 text-ink-2">
          <StatusWord dot={finds ? "ok" : "off"}>
            {finds ? textsOfCompaniesThatLook.finds : why(hidden_by)}
          </StatusWord>
        </span>
      </span>
      {finds && !isFull && (
        <span className="max-md:*:min-h-11">
          <Button look="line" onClick={() => onHide(company)}>
            {textsOfCompaniesThatLook.hide}
            <span className="sr-only">: {company}</span>
          </Button>
        </span>
      )}
    </li>
  );
}

const inWordsOfCompaniesThatLook = (names: readonly string[]) =>
  new Intl.ListFormat("en-AU", { type: "conjunction" }).format(names);
const why = (names: readonly string[]) =>
  names.length > 0
    ? textsOfCompaniesThatLook.hidden(inWordsOfCompaniesThatLook(names))
    : textsOfCompaniesThatLook.off;
