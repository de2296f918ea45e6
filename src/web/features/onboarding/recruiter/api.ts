import type * as z from "zod/mini";
import {
  type CompanyInfo,
  type ContactInfo,
  recruiterOnboarding,
} from "#contract/recruiter-profile.ts";
import { upload } from "#web/lib/upload.ts";

export type RecruiterFields = z.output<typeof CompanyInfo> & z.output<typeof ContactInfo>;

export interface Archives {
  resumes: File | undefined;
  jobs: File | undefined;
}

export interface NewRecruiter {
  userId: string;
  fields: RecruiterFields;
  archives: Archives;
  attested: boolean;
  /** Only when the role changes. */
  password: string | undefined;
}

interface Sending {
  signal: AbortSignal;
  onProgress: (sent: number) => void;
}

/** The terms are accepted: the form does not come here without. */
export const becomeRecruiter = (
  { userId, fields, archives, attested, password }: NewRecruiter,
  sending: Sending,
) =>
  upload(recruiterOnboarding, {
    files: { resume_zip: archives.resumes, jd_zip: archives.jobs },
    body: {
      ...fields,
      user_id: userId,
      terms: "true",
      attested: String(attested),
      password,
    },
    ...sending,
  });
