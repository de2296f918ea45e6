import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Banner } from "#web/ui/banner.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { preferencesQuery, savePreferences } from "./api.ts";
import { PreferencesBar } from "./preferences-bar.tsx";
import { preferenceTexts as texts } from "./texts.ts";

/** On the profile: what the account keeps. Changing it loads the rest. */
export function PreferencesSection({ id }: { id: string }) {
  const client = useQueryClient();
  const { data, isError } = useQuery(preferencesQuery);
  return (
    <SettingsSection id={id} title={texts.section} lead={texts.lead}>
      {isError && !data && <Banner kind="bad">{texts.loadFailed}</Banner>}
      {!data && !isError && <Skeleton className="h-9 w-full" />}
      {data && <PreferencesBar line={data.line} onSave={(line) => savePreferences(client, line)} />}
    </SettingsSection>
  );
}
