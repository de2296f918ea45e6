import { Messages } from "#web/features/messaging/messages.tsx";

export function MessagesPage() {
  return (
    // On a small screen a conversation takes the place of everything else. As high as the window at least:
    // what stands below does not move when the list comes.
    <section className="group wrap min-h-dvh pt-7 pb-12 max-lg:has-data-reading:pt-0 max-lg:has-data-reading:pb-0">
      <h1 className="mb-6 max-lg:group-has-data-reading:sr-only">Messages</h1>
      <Messages />
    </section>
  );
}
