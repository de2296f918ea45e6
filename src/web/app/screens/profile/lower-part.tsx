import { AccountSettings } from "#web/features/accounts/settings/account-settings.tsx";
import { ActivityLog } from "#web/features/activity/activity-log.tsx";
import { YourDocuments } from "#web/features/documents/list/your-documents.tsx";
import { NotificationSettings } from "#web/features/notifications/settings/notification-settings.tsx";
import { profilePageTexts as texts } from "./texts.ts";

/** What belongs to the account. The ids are those of the list beside the page. */
export function LowerPart({ withActivity }: { withActivity: boolean }) {
  return (
    <>
      <div id="your-documents">
        <YourDocuments />
      </div>
      {withActivity && <ActivityLog id="activity" />}
      <h2 className="pt-6 pb-5">{texts.account}</h2>
      <AccountSettings emails={<NotificationSettings id="emails" />} />
    </>
  );
}
