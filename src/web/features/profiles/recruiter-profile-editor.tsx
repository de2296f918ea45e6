import { useQuery } from "@tanstack/react-query";
import {
  type getRecruiterProfile,
  missingRecruiterItems,
  type RecruiterItem,
  type RecruiterProfile,
  recruiterCompletionPercent,
  RECRUITER_SENTENCES as say,
} from "#contract/recruiter-profile.ts";
import type { Answer } from "#web/lib/api.ts";
import { useSession } from "#web/lib/session.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { recruiterProfileQuery } from "./recruiter-api.ts";
import { recruiterTexts, recruiterTexts as texts } from "./recruiter-texts.ts";
import { useRecruiterForm } from "./use-recruiter-form.ts";

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
