import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { RecruiterProfile, RECRUITER_SENTENCES as say } from "#contract/recruiter-profile.ts";
import { messageOf } from "#web/lib/api.ts";
import { useForm } from "#web/lib/form.ts";
import { toast } from "#web/ui/float/toast.ts";
import { saveProfile } from "./api.ts";

/** The profile while somebody works on it, beside what the server says of it. */
export function useRecruiterForm(saved: RecruiterProfile) {
  const client = useQueryClient();
  /** What the fields began with. */
  const [base, setBase] = useState(saved);
  /** What stands in them now; undefined while that is the same. */
  const [typed, setTyped] = useState<RecruiterProfile>();
  const dirty = typed !== undefined;
  // Untouched, the form shows at once what was saved in another window.
  if (!dirty && !isSame(base, saved)) setBase(saved);

  const { form, ...rest } = useForm({
    schema: RecruiterProfile,
    initial: base,
    async submit(profile) {
      const sent = readFields(form.ref.current, base);
      toast.success(await saveProfile(client, profile));
      const now = readFields(form.ref.current, base);
      setBase(profile);
      // Who went on typing meanwhile keeps it.
      setTyped(isSame(now, sent) ? undefined : now);
    },
    explain: (error) => ({ form: messageOf(error, say.saveFailed) }),
  });

  // The fields are the browser's own: they begin anew when there is nothing of somebody's in them.
  useEffect(() => {
    if (!dirty && base) form.ref.current?.reset();
  }, [dirty, base, form.ref]);
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
      setBase(saved);
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
  };
}

const isSame = (one: Fields, other: Fields) => JSON.stringify(one) === JSON.stringify(other);

/** A reload or a closed tab. */
function useAskBeforeLeaving(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [dirty]);
}
