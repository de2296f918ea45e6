import {
  type DraftEdit,
  discardTalk,
  fetchCompany,
  generateJd,
  getTalk,
  listTalks,
  readTalkFile,
} from "#contract/job-creation.ts";
import type { Exemption } from "#contract/lawful.ts";
import { listPostings } from "#contract/postings.ts";
import { getRecruiterProfile } from "#contract/recruiter-profile.ts";
import { type Answer, call } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";
import { upload } from "#web/lib/upload.ts";

export type Turn = Answer<typeof generateJd>;
export type Talk = Answer<typeof getTalk>;

export const ownCompanyQuery = apiQuery(getRecruiterProfile);
export const postingsQuery = apiQuery(listPostings);
export const talksQuery = apiQuery(listTalks);
export const talkQuery = (id: string) => apiQuery(getTalk, { params: { id } });

export const readWebsite = (url: string) => call(fetchCompany, { body: { url } });

export const readFile = (jobDescription: File) =>
  upload(readTalkFile, { files: { jobDescription } });

export const removeTalk = (id: string) => call(discardTalk, { params: { id } });

/** What a talk begins with. */
export interface About {
  company: string;
  url: string;
  description: string;
}

/** The opening turn, which says nothing yet (spec 2 §7). The talk is the server's from here on. */
export async function openTalk({ company, url, description }: About): Promise<Talk> {
  const body = { businessInfo: { url, description }, currentContent: { company, url } };
  const turn = await call(generateJd, { body });
  const step = { at: new Date().toISOString(), said: "", reply: turn.message, changes: [] };
  return { id: turn.sessionId, company, url, steps: [step], turn };
}

/** One step: a message, a change by hand, or a reason why something is lawful. */
export interface Outgoing {
  message: string;
  edit?: DraftEdit;
  exemptions?: Exemption[];
  /** The message is the text of this file. */
  fileName?: string;
}

export const takeTurn = (sessionId: string, { message, edit, exemptions }: Outgoing) =>
  call(generateJd, { body: { sessionId, message, edit, exemptions } });
