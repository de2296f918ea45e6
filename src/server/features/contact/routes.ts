import { CONTACT_SENTENCES, sendContactMessage } from "#contract/contact.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import type { ContactService } from "./service.ts";

export function contactRoutes(routes: Routes, contact: ContactService): void {
  routes.on(sendContactMessage).answer(async ({ actor, client, body }) => {
    await contact.send(actor, client, body);
    return { success: true, message: CONTACT_SENTENCES.sent };
  });
}
