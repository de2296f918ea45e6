import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { RecruiterProfile, RECRUITER_SENTENCES as say } from "#contract/recruiter-profile.ts";
import { messageOf } from "#web/lib/api.ts";
import { useForm } from "#web/lib/form.ts";
import { toast } from "#web/ui/float/toast.ts";
import { saveProfile } from "./recruiter-api.ts";

/** The profile while somebody works on it, beside what the server says of it. */
export function useRecruiterForm(saved: RecruiterProfile, person: string) {
  const client = useQueryClient();
  /** What was left here unsaved, when somebody went elsewhere. */
  const [kept] = useState(() => keptRecruiterDraft(person));
  /** What the fields were filled with from the server. */
  const [base, setBase] = useState(kept?.base ?? saved);
  /** What stands in them now; undefined while that is the same. */
  const [typed, setTyped] = useState<RecruiterProfile | undefined>(kept?.profile);
  /** What they begin with, and go back to. */
  const [start, setStart] = useState(kept?.profile ?? saved);
  const dirty = typed !== undefined;
  // Untouched, the form shows at once what was saved in another window. So it does when that is what
  // stands in it: it was saved and left before the answer came.
  if (!isSame(base, saved) && (!typed || isSame(asSaved(typed), saved))) {
    setTyped(undefined);
    begin(saved);
  }

  function begin(profile: RecruiterProfile) {
    setBase(profile);
    setStart(profile);
  }

  const { form, ...rest } = useForm({
    schema: RecruiterProfile,
    initial: start,
    async submit(profile) {
      const sent = readFields(form.ref.current, base);
      toast.success(await saveProfile(client, profile));
      const now = readFields(form.ref.current, base);
      begin(profile);
      // Who went on typing meanwhile keeps it.
      setTyped(isSame(now, sent) || isSame(now, profile) ? undefined : now);
    },
    explain: (error) => ({ form: messageOf(error, say.saveFailed) }),
  });

  // The fields are the browser's own: they begin anew when there is nothing of somebody's in them.
  useEffect(() => {
    if (!dirty && start) form.ref.current?.reset();
  }, [dirty, start, form.ref]);
  useEffect(() => {
    keepRecruiterDraft(person, typed && { base, profile: typed });
  }, [person, base, typed]);
  useAskBeforeLeaving(dirty);

  return {
    ...rest,
    form: {
      ...form,
      onInput() {
        const now = readFields(form.ref.current, base);
        setTyped(isSame(now, base) ? undefined : now);
      },
    },
    dirty,
    /** As it would be saved now. */
    profile: typed ?? base,
    changedElsewhere: dirty && !isSame(base, saved),
    /** Back to what the server has. */
    reset() {
      setTyped(undefined);
      begin(saved);
    },
  };
}

type Fields = Record<keyof RecruiterProfile, string>;

function readFields(form: HTMLFormElement | null, base: Fields): Fields {
  const typed = form ? new FormData(form) : new FormData();
  const read = (name: keyof Fields) => String(typed.get(name) ?? base[name]);
  return {
    name: read("name"),
    email: read("email"),
    contact_number: read("contact_number"),
    company_name: read("company_name"),
    company_website: read("company_website"),
    position: read("position"),
    abn: read("abn"),
  };
}

/** In the order that saving puts it in; what cannot be saved stays as it is. */
const asSaved = (typed: Fields): Fields => z.safeParse(RecruiterProfile, typed).data ?? typed;

const isSame = (one: Fields, other: Fields) => JSON.stringify(one) === JSON.stringify(other);

/** A reload or a closed tab; the way to another screen of ours keeps what is typed. */
function useAskBeforeLeaving(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [dirty]);
}

const KeptDraftFields = z.object({
  name: z.string(),
  email: z.string(),
  contact_number: z.string(),
  company_name: z.string(),
  company_website: z.string(),
  position: z.string(),
  abn: z._default(z.string(), ""),
});
/** What was being changed, and what it was changed from; as it was typed, right or wrong. */
const Kept = z.object({ base: KeptDraftFields, profile: KeptDraftFields });
type Kept = z.output<typeof Kept>;

const PREFIX = "candour-recruiter-draft:";

/**
 * Changes that were not saved yet, for as long as this tab is open: going elsewhere and coming back
 * loses nothing. Those of anybody else who was signed in here are not left lying about.
 */
function keptRecruiterDraft(person: string): Kept | undefined {
  const own = PREFIX + person;
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX) && key !== own) sessionStorage.removeItem(key);
    return z.safeParse(Kept, JSON.parse(sessionStorage.getItem(own) ?? "null")).data;
  } catch {
    return undefined;
  }
}

export function keepRecruiterDraft(person: string, kept: Kept | undefined): void {
  try {
    if (kept) sessionStorage.setItem(PREFIX + person, JSON.stringify(kept));
    else sessionStorage.removeItem(PREFIX + person);
  } catch {
    // No room or not allowed: the page still asks before it is left.
  }
}
