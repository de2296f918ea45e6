import { getAccount } from "#contract/account-settings.ts";
import { getDocument } from "#contract/documents.ts";
import { candidateOnboarding } from "#contract/onboarding.ts";
import { apiQuery } from "#web/lib/query.ts";
import { upload } from "#web/lib/upload.ts";

export const accountQuery = apiQuery(getAccount);
export const resumeQuery = (id: string) => apiQuery(getDocument, { params: { id } });

interface NewCandidate {
  userId: string;
  name: string;
  email: string;
  phone: string;
  resumeId: string;
  findable: boolean;
  /** What they look for, in one line; "" when they said nothing. */
  want: string;
  /** Only when the role changes. */
  password: string | undefined;
}

/** The terms are accepted: the form does not come here without. The resume is here already. */
export const becomeCandidate = ({ userId, resumeId, findable, ...person }: NewCandidate) =>
  upload(candidateOnboarding, {
    files: {},
    body: {
      ...person,
      user_id: userId,
      resume_id: resumeId,
      findable: String(findable),
      terms: "true",
    },
  });
