import { useQuery } from "@tanstack/react-query";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { notificationsQuery } from "./api.ts";
import { Listed } from "./page/listed.tsx";
import { emailTexts, notificationTexts as texts } from "./texts.ts";

export function NotificationsPage() {
  return (
    // As high as the window at least: what stands below does not move when the list comes.
    <section className="wrap min-h-dvh pt-8 pb-16 md:pt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        {/* It can receive the focus from a row that goes away; it is no control. */}
        <h1 tabIndex={-1} className="focus:outline-none">
          {texts.title}
        </h1>
        <TextLink to="/profile#emails" className="text-13">
          {emailTexts.change}
        </TextLink>
      </div>
      <Face />
    </section>
  );
}

function Face() {
  const { data, isPending, refetch } = useQuery(notificationsQuery);
  if (isPending || (data && data.notifications.length > 0)) return <Listed list={data} />;
  if (!data)
    return (
      <ErrorState title={texts.failed} text={texts.failedText} onRetry={() => void refetch()} />
    );
  const action = (
    <ButtonLink look="line" to="/dashboard">
      {texts.emptyStep}
    </ButtonLink>
  );
  return <EmptyState title={texts.empty} text={texts.emptyText} action={action} />;
}
