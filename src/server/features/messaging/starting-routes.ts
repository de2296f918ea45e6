import * as contract from "#contract/messaging.ts";
import { invalid } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import type { Draft } from "./deliver.ts";
import { presentConversation } from "./present.ts";
import type { StartingService } from "./starting-service.ts";

type Send = (actor: Actor, draft: Draft) => Promise<{ readonly id: string }>;

export function startingRoutes(routes: Routes, starting: StartingService, send: Send): void {
  routes.on(contract.startConversation).answer(async ({ actor, body }) => {
    const { title, recipient_id, job_id, initial_message, client_id } = body;
    const opening = { title, recipientId: recipient_id, jobId: job_id, clientId: client_id };
    return presentConversation(await starting.start(actor, { ...opening, text: initial_message }));
  });

  routes.on(contract.messageAction).answer(async ({ actor, body }) => {
    const { action, title = "" } = body;
    if (action === "create_conversation")
      return { success: true, id: await starting.create(actor, title) };
    const conversationId = given("conversation_id", body.conversation_id);
    if (action === "add_participant") {
      await starting.addParticipant(actor, conversationId, given("user_id", body.user_id));
      return { success: true, id: conversationId };
    }
    if (!body.text) throw invalid(contract.MESSAGE_SENTENCES.empty);
    const { id } = await send(actor, { conversationId, text: body.text });
    return { success: true, id };
  });

  routes.on(contract.lookUpUser).answer(async ({ actor, query }) => {
    const id = await starting.lookUp(actor, query.email);
    return id ? { exists: true, user_id: id } : { exists: false };
  });
}

/** One call with three actions: what each of them needs is asked for here. */
function given(field: string, value: string | undefined): string {
  if (value) return value;
  throw invalid(`The field "${field}" is missing or not valid.`);
}
