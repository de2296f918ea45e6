import type { RecruiterItem } from "#contract/recruiter-profile.ts";

/** The words of a recruiter's profile; the sentences of the spec are in the contract. */
export const recruiterTexts = {
  loading: "Loading your profile",
  failedText: "The server did not answer. What you saved is safe.",
  title: "Recruiter Profile",
  lead: "The company you hire for, and how people reach you.",
  verified: "Verified recruiter",
  personal: "Personal information",
  personalLead: "Who you are, and how people reach you.",
  company: "Company information",
  companyLead: "A website lets people look you up.",
  fields: {
    name: "Full name",
    email: "Contact email",
    emailHint: "Shown to candidates. Your sign-in address stays the same.",
    contact_number: "Contact number",
    position: "Position",
    company_name: "Company name",
    company_website: "Company website",
    websiteHint: "For example harrow.example",
    abn: "ABN (optional)",
    abnHint:
      "As in 51 824 753 556. It helps us check your company, and people who work there stay hidden from it.",
  },
  save: "Save Profile",
  cancel: "Cancel",
  unsaved: "Unsaved changes",
  changedElsewhere: "Changed in another window. Saving here replaces what was saved there.",
  reload: "Reload",
  completion: {
    label: "Profile completion",
    percent: (percent: number) => `${percent}% complete`,
    next: "Next:",
    items: {
      name: "add your name",
      company_name: "add your company",
      position: "add your position",
      contact_number: "add your contact number",
      company_website: "add your company’s website",
    } satisfies Record<RecruiterItem, string>,
  },
} as const;
