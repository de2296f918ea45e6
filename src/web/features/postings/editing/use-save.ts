import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type Job, JobChange, POSTING_SENTENCES as say } from "#contract/postings.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import { checkForm } from "#web/lib/form.ts";
import { jobQuery } from "#web/lib/job-query.ts";
import { savePosting } from "./api.ts";
import { fieldsOf, isSame, type PostingFields } from "./posting-fields.ts";
import { editingTexts as texts } from "./texts.ts";
import type { Law } from "./use-law.ts";
import type { PostingDraft } from "./use-posting-draft.ts";

type Faults = Partial<Record<keyof PostingFields, string>>;

/** Saves what is typed; what is wrong with it is said at its field, and what went wrong above the form. */
export function useSave(jobId: string, draft: PostingDraft, law: Law) {
  const client = useQueryClient();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [fault, setFault] = useState<string>();
  const [refusals, setRefusals] = useState(0);

  /**
   * Somebody may have closed it, or the words may be as they were: then only the state is a new one. If
   * they are not, the draft says so by itself as soon as the answer is here.
   */
  async function saveUpon(fields: PostingFields): Promise<Job> {
    try {
      return await savePosting(client, jobId, fields, {
        updatedAt: draft.updatedAt,
        exemptions: law.exemptions,
      });
    } catch (error) {
      if (!(error instanceof ApiError) || error.fault !== "conflict") throw error;
      const now = await client.fetchQuery({ ...jobQuery(jobId), staleTime: 0 });
      if (!isSame(fieldsOf(now), draft.base)) throw error;
      return savePosting(client, jobId, fields, {
        updatedAt: now.updated_at,
        exemptions: law.exemptions,
      });
    }
  }

  /** Whether it is on the server now. */
  async function save(): Promise<boolean> {
    if (running.current) return false;
    const sent = draft.fields;
    const checked = checkForm(JobChange, sent);
    setFault(undefined);
    if ("errors" in checked) {
      setFaults(checked.errors);
      setRefusals((count) => count + 1);
      return false;
    }
    running.current = true;
    setBusy(true);
    try {
      draft.saved(sent, await saveUpon(sent));
      return true;
    } catch (error) {
      if (law.isHeld(error)) return false;
      const message = messageOf(error, texts.saveFailed);
      // The form has its own words for that, with what can be done about it.
      if (message !== say.changedMeanwhile) setFault(message);
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  const mend = (name: keyof PostingFields) => setFaults(({ [name]: _mended, ...others }) => others);
  return { save, busy, fault, faults, refusals, mend };
}
