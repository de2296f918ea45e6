import * as contract from "#contract/messaging.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { presentConversation, presentMessage } from "./present.ts";
import type { MessagingService } from "./service.ts";

export function messagingRoutes(routes: Routes, messaging: MessagingService): void {
  routes.on(contract.listConversations).answer(async ({ actor }) => {
    const conversations = await messaging.list(actor);
    return conversations.map(presentConversation);
  });

  routes.on(contract.listMessages).answer(async ({ actor, query }) => {
    const { conversation_id: conversationId, before, limit } = query;
    const messages = await messaging.read(actor, { conversationId, before, limit });
    return messages.map(presentMessage);
  });

  routes.on(contract.sendMessage).answer(async ({ actor, body }) => {
    const { conversation_id: conversationId, text, client_id: clientId } = body;
    return presentMessage(await messaging.send(actor, { conversationId, text, clientId }));
  });
}
