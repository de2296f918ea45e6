import { AccountSettings } from "#web/features/accounts/settings/account-settings.tsx";
import { ActivityLog } from "#web/features/activity/activity-log.tsx";
import { NotificationSettings } from "#web/features/notifications/settings/notification-settings.tsx";
import { profilePageTexts as texts } from "./texts.ts";

/** Recruiters read their activity on the dashboard: no id, none here. */
export function AccountPart({ activity }: { activity: string }) {
  return (
    <>
      {activity && <ActivityLog id={activity} />}
      <h2 className="pt-6 pb-5">{texts.account}</h2>
      <AccountSettings emails={<NotificationSettings id="emails" />} />
    </>
  );
}
