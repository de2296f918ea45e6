import { focusSection, SettingsSection } from "#web/ui/settings-section.tsx";
import { ActivityEntries } from "./activity-entries.tsx";
import { activityTexts as texts } from "./texts.ts";

/** What the signed-in person did last, as a section of a page of settings. */
export function ActivityLog({ id = "activity" }: { id?: string }) {
  return (
    <SettingsSection id={id} title={texts.title} lead={texts.lead}>
      <ActivityEntries onGone={() => focusSection(id)} />
    </SettingsSection>
  );
}
