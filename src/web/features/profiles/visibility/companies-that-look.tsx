import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CompanyThatLooks } from "#contract/candidate-profile.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, TextButton } from "#web/ui/button.tsx";
import { StatusWord } from "#web/ui/list/mark/status-word.tsx";
import { companiesThatLookQuery } from "../api.ts";
import { visibilityTexts } from "./texts.ts";

const texts = visibilityTexts.looking;
const SHOWN_AT_FIRST = 6;

interface Hiding {
  onHide: (company: string) => void;
  /** No more names can be added. */
  isFull: boolean;
}

/** Exactly who finds the candidate, company by company. */
export function CompaniesThatLook(hiding: Hiding) {
  const { data, error, refetch } = useQuery(companiesThatLookQuery);
  const [showsAll, setShowsAll] = useState(false);
  if (!data && error)
    return (
      <Banner
        kind="note"
        action={<TextButton onClick={() => void refetch()}>{texts.again}</TextButton>}
      >
        {texts.failed}
      </Banner>
    );
  if (!data) return null;
  const { companies, finding, total } = data;
  const shown = showsAll ? companies : companies.slice(0, SHOWN_AT_FIRST);
  return (
    <div>
      <h3 className="font-semibold text-14">{texts.title}</h3>
      <p className="mt-1 text-13 text-ink-2">{summary(finding, total)}</p>
      {shown.length > 0 && (
        <ul aria-label={texts.title} className="mt-3 divide-y divide-rule border-rule border-y">
          {shown.map((one) => (
            <Company key={one.company} one={one} {...hiding} />
          ))}
        </ul>
      )}
      {shown.length < companies.length && (
        <p className="mt-3 text-13 max-md:*:min-h-11">
          <TextButton onClick={() => setShowsAll(true)}>{texts.more}</TextButton>
        </p>
      )}
      {showsAll && companies.length < total && (
        <p className="mt-3 text-13 text-ink-3">{texts.rest(total - companies.length)}</p>
      )}
      <p className="mt-3 text-13 text-ink-3">{texts.note}</p>
    </div>
  );
}

function summary(finding: number, total: number): string {
  if (total === 0) return texts.nobody;
  return total === 1 ? texts.one(finding === 1) : texts.count(finding, total);
}

function Company({ one, onHide, isFull }: Hiding & { one: CompanyThatLooks }) {
  const { company, finds, hidden_by } = one;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-13">
      <span className="wrap-anywhere min-w-0">
        {company}
        <span className="block text-12 text-ink-2">
          <StatusWord dot={finds ? "ok" : "off"}>{finds ? texts.finds : why(hidden_by)}</StatusWord>
        </span>
      </span>
      {finds && !isFull && (
        <span className="max-md:*:min-h-11">
          <Button look="line" onClick={() => onHide(company)}>
            {texts.hide}
            <span className="sr-only">: {company}</span>
          </Button>
        </span>
      )}
    </li>
  );
}

const inWords = (names: readonly string[]) =>
  new Intl.ListFormat("en-AU", { type: "conjunction" }).format(names);
const why = (names: readonly string[]) =>
  names.length > 0 ? texts.hidden(inWords(names)) : texts.off;
