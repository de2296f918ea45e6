import { useQueryClient } from "@tanstack/react-query";
import { type AccountDetails, DetailsBody } from "#contract/account-settings.ts";
import { messageOf } from "#web/lib/api.ts";
import { useForm } from "#web/lib/form.ts";
import { longDate } from "#web/lib/time-text.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, TextButton } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Field } from "#web/ui/form/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { resend } from "../link-calls.ts";
import { accountTexts } from "../texts.ts";
import { settingsCalls, type User } from "./api.ts";
import { settingsTexts } from "./texts.ts";

const texts = settingsTexts.details;
const labels = accountTexts.fields;

interface DetailsSectionProps {
  id: string;
  user: User;
  account: AccountDetails;
}

export function DetailsSection({ id, user, account }: DetailsSectionProps) {
  return (
    <SettingsSection id={id} title={texts.title} lead={texts.lead}>
      <EmailLine user={user} verified={account.email_verified} />
      {user.role === "recruiter" && (
        <p className="text-13 text-ink-2">{texts.free(longDate(new Date(account.free_until)))}</p>
      )}
      <DetailsForm user={user} />
    </SettingsSection>
  );
}

function DetailsForm({ user: { name, phone } }: { user: User }) {
  const calls = settingsCalls(useQueryClient());
  const { form, field, fault, busy } = useForm({
    schema: DetailsBody,
    initial: { name, phone },
    async submit(values) {
      await calls.saveDetails(values);
      toast.success(texts.saved);
    },
    explain: (error) => ({ form: messageOf(error, texts.failed) }),
  });
  return (
    <form {...form} className="grid gap-4">
      {fault && <Banner kind="bad">{fault}</Banner>}
      <Field {...field("name")} label={labels.name} autoComplete="name" />
      <Field {...field("phone")} label={labels.phone} optional type="tel" autoComplete="tel" />
      <Button type="submit" className="justify-self-start" busy={busy}>
        {texts.save}
      </Button>
    </form>
  );
}

function EmailLine({ user: { email, isAdmin }, verified }: { user: User; verified: boolean }) {
  return (
    <div>
      <p className="font-[550] text-13 leading-[1.4]">{texts.email}</p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <span className="wrap-anywhere">{email}</span>
        {isAdmin && <span className="font-medium text-13 text-accent">{texts.administrator}</span>}
        {verified && (
          <span className="inline-flex items-center gap-1.5 text-13 text-ok">
            <Icon name="check" small />
            {texts.verified}
          </span>
        )}
      </p>
      {!verified && <Unverified email={email} />}
    </div>
  );
}

function Unverified({ email }: { email: string }) {
  const { run, busy, fault } = useAction(texts.resendFailed);
  const sendAgain = () =>
    run("resend", async () => {
      toast.success((await resend(email)).message);
    });
  return (
    <>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-13">
        <span className="inline-flex items-center gap-1.5 text-warn">
          <Icon name="warning" small />
          {texts.unverified}
        </span>
        <TextButton
          aria-disabled={busy !== undefined || undefined}
          onClick={() => void sendAgain()}
        >
          {texts.resend}
        </TextButton>
      </p>
      {fault && (
        <div className="mt-2">
          <Banner kind="bad">{fault}</Banner>
        </div>
      )}
    </>
  );
}
