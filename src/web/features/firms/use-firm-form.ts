import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { hostOf, isRecruitmentSite } from "#contract/firm-rules.ts";
import { useAction } from "#web/lib/use-action.ts";
import { firmCalls, firmsQuery } from "./api.ts";
import type { Firm } from "./model/firm.ts";
import {
  checkDraft,
  type DraftFaults,
  draftOf,
  type FirmDraft,
  isSame,
  NEW_FIRM,
} from "./model/firm-draft.ts";
import { serverFaults } from "./model/server-faults.ts";
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
