import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { hostOf, isRecruitmentSite } from "#contract/firm-rules.ts";
import { FIRM_SENTENCES as say } from "#contract/firms.ts";
import { ApiError } from "#web/lib/api.ts";
import { useAction } from "#web/lib/use-action.ts";
import { firmCalls, firmsQuery } from "./api.ts";
import type { Firm } from "./firm.ts";
import {
  checkDraft,
  type DraftFaults,
  draftOf,
  type FirmDraft,
  isSame,
  NEW_FIRM,
} from "./firm-draft.ts";
import { formTexts as texts } from "./texts.ts";

const UNNAMED = "-";

/** A firm while it is typed: kept as it is until it is on the server. */
export function useFirmForm(firm: Firm | undefined, onSaved: (message: string) => void) {
  const calls = firmCalls(useQueryClient());
  const form = useRef<HTMLFormElement>(null);
  const [base] = useState(() => (firm ? draftOf(firm) : NEW_FIRM));
  const [draft, setDraft] = useState(base);
  const [faults, setFaults] = useState<DraftFaults>({});
  const [refusals, setRefusals] = useState(0);
  const { run, busy, fault } = useAction(texts.saveFailed);

  // After the sentences are on the screen: go to the first field that has one.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals]);

  function refuse(found: DraftFaults) {
    setFaults(found);
    setRefusals((count) => count + 1);
  }
  /** What can be sent; otherwise what is wrong is said at its fields. */
  function check(typed: FirmDraft) {
    const outcome = checkDraft(typed);
    if ("fields" in outcome) return outcome.fields;
    refuse(outcome.faults);
    return undefined;
  }
  function save() {
    const fields = check(draft);
    if (!fields) return;
    void run("save", async () => {
      try {
        onSaved(await calls.save(firm?.id, fields));
      } catch (error) {
        const found = serverFaults(error);
        if (!found) throw error;
        refuse(found);
      }
    });
  }
  function change(change: Partial<FirmDraft>) {
    setDraft((now) => ({ ...now, ...change }));
    setFaults((now) => without(now, Object.keys(change)));
  }
  return {
    form,
    draft,
    faults,
    fault,
    change,
    /** A page can be read before the firm has a name. */
    checkReading: () => check({ ...draft, name: draft.name.trim() || UNNAMED }),
    refuse,
    save,
    isBusy: busy !== undefined,
    isDirty: !isSame(draft, base),
    notice: useNotice(draft, firm?.id),
  };
}

/** What is noticed about the website while it is typed; nothing that forbids saving. */
function useNotice({ name, websiteUrl }: FirmDraft, id: string | undefined): string | undefined {
  const { data = [] } = useQuery(firmsQuery);
  const host = hostOf(websiteUrl.trim());
  if (host === "") return undefined;
  if (isRecruitmentSite(name, websiteUrl.trim())) return texts.isRecruiter;
  const other = data.find((one) => one.id !== id && hostOf(one.websiteUrl) === host);
  return other && texts.isTaken(other.name);
}

function without(faults: DraftFaults, names: readonly string[]): DraftFaults {
  return Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name)));
}

/** How the server calls the field of a selector that it cannot read. */
const SELECTORS = [
  ["job list selector", "jobList"],
  ["job link selector", "jobLink"],
  ["job title selector", "jobTitle"],
  ["job content selector", "jobContent"],
] as const;

const FIELDS: Readonly<Record<string, keyof FirmDraft>> = {
  [say.nameRequired]: "name",
  [say.websiteRequired]: "websiteUrl",
  [say.websiteInvalid]: "websiteUrl",
  [say.careersInvalid]: "careersPageUrl",
  [say.tooManyAreas]: "practiceAreas",
  ...Object.fromEntries(SELECTORS.map(([words, field]) => [say.badSelector(words), field])),
};

/** A refusal that is about fields alone; nothing for all others, which are told at the buttons. */
export function serverFaults(error: unknown): DraftFaults | undefined {
  if (!(error instanceof ApiError) || error.fault !== "invalid") return undefined;
  const sentences = error.errors.length > 0 ? error.errors : [error.message];
  const found: DraftFaults = {};
  for (const sentence of sentences) {
    const field = FIELDS[sentence];
    if (!field) return undefined;
    found[field] ??= sentence;
  }
  return found;
}
