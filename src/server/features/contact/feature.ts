import { CONTACT_SENTENCES } from "#contract/contact.ts";
import type { Platform } from "#server/platform/platform.ts";
import { contactPersonalData } from "./personal-data.ts";
import { registerRetention } from "./retention.ts";
import { contactRoutes } from "./routes.ts";
import { createContactService } from "./service.ts";

export function addContact(platform: Platform) {
  const { config, routes } = platform;
  const hour = { windowSeconds: 3600, message: CONTACT_SENTENCES.tooMany };
  const service = createContactService({
    ...platform,
    supportEmail: config.supportEmail,
    rules: {
      perNetwork: { ...hour, max: config.limits.contactsPerNetwork },
      perSender: { ...hour, max: config.limits.contactsPerSender },
    },
  });
  contactRoutes(routes, service);
  registerRetention({ ...platform, timeZone: config.timeZone });
  return { personalData: contactPersonalData };
}
