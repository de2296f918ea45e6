import { type ContactMessage, sendContactMessage } from "#contract/contact.ts";
import { siteFacts } from "#contract/platform.ts";
import { call } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";

export const siteQuery = apiQuery(siteFacts);

export const sendMessage = (body: ContactMessage) => call(sendContactMessage, { body });
