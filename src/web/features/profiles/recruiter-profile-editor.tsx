import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import {
  type getRecruiterProfile,
  missingRecruiterItems,
  type RecruiterItem,
  RecruiterProfile,
  recruiterCompletionPercent,
  RECRUITER_SENTENCES as say,
} from "#contract/recruiter-profile.ts";
import { type Answer, messageOf } from "#web/lib/api.ts";
import { useForm } from "#web/lib/form.ts";
import { useSession } from "#web/lib/session.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, TextButton } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Field } from "#web/ui/form/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { recruiterProfileQuery, saveProfile } from "./recruiter-api.ts";
import { recruiterTexts, recruiterTexts as texts } from "./recruiter-texts.ts";

const recruiterCompletionTexts = recruiterTexts.completion;

interface RecruiterCompletionProps {
  profile: RecruiterProfile;
  onGoTo: (item: RecruiterItem) => void;
}

/** How much is filled in (spec 1 §5), and the way to what is not. */
function RecruiterCompletion({ profile, onGoTo }: RecruiterCompletionProps) {
  const missing = missingRecruiterItems(profile);
  const percent = recruiterCompletionPercent(missing.length);
  const [next] = missing;
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-13">
        <span className="font-[550] tabular-nums">{recruiterCompletionTexts.percent(percent)}</span>
        {next && (
          <span className="text-ink-2">
            {recruiterCompletionTexts.next}{" "}
            <TextButton onClick={() => onGoTo(next)}>
              {recruiterCompletionTexts.items[next]}
            </TextButton>
          </span>
        )}
      </p>
      <progress
        aria-label={recruiterCompletionTexts.label}
        aria-valuetext={recruiterCompletionTexts.percent(percent)}
        max={100}
        value={percent}
        className="mt-2 block h-1 w-full appearance-none overflow-hidden rounded-sm bg-paper-3 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-paper-3 [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[width]"
      />
    </div>
  );
}

const labels = texts.fields;
type Verification = Answer<typeof getRecruiterProfile>["verification"];

/** The sections, for the list beside a page that has more of them. */
export const RECRUITER_SECTIONS = [
  { id: "recruiter-profile", title: texts.title },
  { id: "recruiter-personal", title: texts.personal },
  { id: "recruiter-company", title: texts.company },
] as const;

/** Whom a recruiter works for, and how candidates reach them. */
export function RecruiterProfileEditor() {
  const { data, isPending, refetch } = useQuery(recruiterProfileQuery);
  const session = useSession();
  if (session.state !== "signed-in") return null;
  if (isPending) return <SkeletonList rows={3} lines={2} label={texts.loading} />;
  if (!data)
    return (
      <ErrorState title={say.loadFailed} text={texts.failedText} onRetry={() => void refetch()} />
    );
  return <Editor saved={data.profile} verification={data.verification} person={session.user.id} />;
}

interface EditorProps {
  saved: RecruiterProfile;
  verification: Verification;
  person: string;
}

function Editor({ saved, verification, person }: EditorProps) {
  const { form, field, fault, busy, dirty, profile, changedElsewhere, reset } = useRecruiterForm(
    saved,
    person,
  );
  const goTo = (item: RecruiterItem) => document.getElementById(field(item).id)?.focus();
  const [about, personal, company] = RECRUITER_SECTIONS;
  return (
    <form {...form}>
      <SettingsSection {...about} lead={texts.lead}>
        <RecruiterCompletion profile={profile} onGoTo={goTo} />
        <Verified {...verification} />
      </SettingsSection>
      <SettingsSection {...personal} lead={texts.personalLead}>
        <Field {...field("name")} label={labels.name} autoComplete="name" />
        <Field
          {...field("email")}
          label={labels.email}
          hint={labels.emailHint}
          type="email"
          autoComplete="email"
        />
        <Field
          {...field("contact_number")}
          label={labels.contact_number}
          type="tel"
          autoComplete="tel"
        />
        <Field {...field("position")} label={labels.position} autoComplete="organization-title" />
      </SettingsSection>
      <SettingsSection {...company} lead={texts.companyLead}>
        <Field {...field("company_name")} label={labels.company_name} autoComplete="organization" />
        <Field
          {...field("company_website")}
          label={labels.company_website}
          hint={labels.websiteHint}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
        />
        <Field {...field("abn")} label={labels.abn} hint={labels.abnHint} inputMode="numeric" />
        {changedElsewhere && (
          <Banner kind="note" action={<TextButton onClick={reset}>{texts.reload}</TextButton>}>
            {texts.changedElsewhere}
          </Banner>
        )}
        {fault && <Banner kind="bad">{fault}</Banner>}
        <div className="flex flex-wrap items-center gap-3 max-md:*:min-h-11">
          <Button type="submit" busy={busy}>
            {texts.save}
          </Button>
          <Button look="line" onClick={reset}>
            {texts.cancel}
          </Button>
          <span role="status" className="text-13 text-ink-3">
            {dirty && texts.unsaved}
          </span>
        </div>
      </SettingsSection>
    </form>
  );
}

/** Who is not verified sees how many candidates fit, not who: what is missing is said here. */
function Verified({ verified, hint }: Verification) {
  if (!verified) return <Banner kind="note">{hint}</Banner>;
  return (
    <p className="flex items-center gap-1.5 text-13 text-ok">
      <Icon name="check" small />
      {texts.verified}
    </p>
  );
}

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
