import * as contract from "#contract/invitations.ts";
import { invalid } from "#server/platform/faults.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import type { InvitationService } from "./service.ts";
import { badLinkPage, unsubscribedPage, unsubscribePage } from "./unsubscribe-page.ts";

const { badLink } = contract.INVITATION_SENTENCES;

export function invitationRoutes(routes: Routes, invitations: InvitationService): void {
  routes.on(contract.queueInvitation).answer(async ({ actor, body }) => ({
    success: true,
    id: await invitations.invite(actor, body),
  }));

  routes.on(contract.openInvitationUnsubscribe).answer(({ query }) => {
    const isOurs = invitations.isLink(query.token);
    return { html: isOurs ? unsubscribePage(query.token) : badLinkPage(badLink) };
  });

  routes.on(contract.unsubscribeFromInvitations).answer(async ({ query }) => {
    if (!(await invitations.unsubscribe(query.token))) throw invalid(badLink);
    return { html: unsubscribedPage() };
  });
}
