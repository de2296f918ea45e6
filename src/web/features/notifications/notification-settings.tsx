import { useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { EMAIL_DIGESTS, type EmailDigest } from "#contract/notifications.ts";
import { messageOf } from "#web/lib/api.ts";
import { useForm } from "#web/lib/form.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, TextButton } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { RadioCards } from "#web/ui/form/radio-cards.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { saveSettings, settingsQuery } from "./api.ts";
import { emailTexts as texts } from "./texts.ts";

const OPTIONS = EMAIL_DIGESTS.map((value) => ({ value, ...texts.options[value] }));

/** For the settings of the account: how often a mail says what is new. */
export function NotificationSettings({ id = "emails" }: { id?: string }) {
  const { data, isPending, refetch } = useQuery(settingsQuery);
  return (
    <SettingsSection id={id} title={texts.title} lead={texts.lead}>
      {isPending && <SkeletonList rows={3} label={texts.loading} />}
      {!isPending && !data && (
        <Banner
          kind="bad"
          action={<TextButton onClick={() => void refetch()}>{texts.retry}</TextButton>}
        >
          {texts.loadFailed}
        </Banner>
      )}
      {data && !data.email_verified && <Banner kind="note">{texts.unverified}</Banner>}
      {/* Changed elsewhere, by the link of a mail for one, it begins anew. */}
      {data && <DigestForm key={data.email_digest} digest={data.email_digest} />}
      <p className="text-13 text-ink-3">{texts.others}</p>
    </SettingsSection>
  );
}

function DigestForm({ digest }: { digest: EmailDigest }) {
  const client = useQueryClient();
  const { form, field, fault, busy } = useForm({
    schema: z.object({ email_digest: z.enum(EMAIL_DIGESTS) }),
    initial: { email_digest: digest },
    async submit({ email_digest }) {
      const { message } = await saveSettings(email_digest);
      toast.success(message);
      await client.invalidateQueries({ queryKey: settingsQuery.queryKey });
    },
    explain: (error) => ({ form: messageOf(error, texts.saveFailed) }),
  });
  const { defaultValue, ...rest } = field("email_digest");
  return (
    <form {...form} className="grid gap-4">
      {fault && <Banner kind="bad">{fault}</Banner>}
      <RadioCards {...rest} defaultValue={digest} legend={texts.legend} options={OPTIONS} />
      <Button type="submit" look="line" className="justify-self-start max-md:min-h-11" busy={busy}>
        {texts.save}
      </Button>
    </form>
  );
}
