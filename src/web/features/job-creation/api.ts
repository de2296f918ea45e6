import { fetchCompany, generateJd } from "#contract/job-creation.ts";
import type { Exemption } from "#contract/lawful.ts";
import { listPostings } from "#contract/postings.ts";
import { getRecruiterProfile } from "#contract/recruiter-profile.ts";
import { type Answer, call } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";
import type { Talk } from "./talk/kept-talk.ts";

export type Turn = Answer<typeof generateJd>;

export const ownCompanyQuery = apiQuery(getRecruiterProfile);
export const postingsQuery = apiQuery(listPostings);

export const readWebsite = (url: string) => call(fetchCompany, { body: { url } });

/** More than the line takes was said long ago. */
const MOST_HISTORY = 400;

/** One turn; without a session it is the opening one, which says nothing yet (spec 2 §7). */
export const askAssistant = (
  talk: Talk,
  message: string,
  exemptions?: Exemption[],
): Promise<Turn> =>
  call(generateJd, {
    body: {
      message,
      exemptions,
      businessInfo: { url: talk.url, description: talk.description },
      currentContent: { company: talk.company, url: talk.url },
      ...(talk.turn && { sessionId: talk.turn.sessionId }),
      messageHistory: talk.messages.slice(-MOST_HISTORY),
    },
  });
