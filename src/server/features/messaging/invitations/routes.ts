import * as contract from "#contract/invitations.ts";
import type { Page, Routes } from "#server/platform/http/routes.ts";
import type { InvitationService } from "./service.ts";
import { badLinkPage, unsubscribedPage, unsubscribePage } from "./unsubscribe-page.ts";

const badLink = (): Page => ({
  html: badLinkPage(contract.INVITATION_SENTENCES.badLink),
  status: 400,
});

export function invitationRoutes(routes: Routes, invitations: InvitationService): void {
  routes.on(contract.queueInvitation).answer(async ({ actor, body }) => ({
    success: true,
    id: await invitations.invite(actor, body),
  }));

  routes.on(contract.openInvitationUnsubscribe).answer(({ query }) => {
    if (!invitations.isLink(query.token)) return badLink();
    return { html: unsubscribePage(query.token) };
  });

  routes.on(contract.unsubscribeFromInvitations).answer(async ({ query }) => {
    if (!(await invitations.unsubscribe(query.token))) return badLink();
    return { html: unsubscribedPage() };
  });
}
