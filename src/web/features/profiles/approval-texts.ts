/** Recruiters whose company nobody has looked at yet. */
export const approvalTexts = {
  title: "Companies awaiting approval",
  lead: "Until you approve their company, these recruiters see how many candidates fit, but not who they are.",
  back: "Dashboard",
  loading: "Loading companies",
  unexpected: "An unexpected error occurred",
  failedTitle: "The companies could not be loaded",
  emptyTitle: "No companies awaiting approval",
  emptyText: "Recruiters whose email address doesn’t match their company’s website appear here.",
  columns: {
    company: "Company",
    recruiter: "Recruiter",
    told: "What they are told",
    approve: "Approve",
  },
  waitingFor: (firms: readonly string[]) => `Jobs waiting to go live for ${firms.join(", ")}`,
  abn: (number: string) => `ABN ${number}`,
  noAbn: "No ABN given",
  known: (names: readonly string[]) => `Goes by the name of ${names.join(" or ")}`,
  /** The name is one that people know, and the website and the address are not theirs. */
  foreignDomains: "Neither website nor email is one of theirs that we know",
  ownDomains: "Website or email is one of theirs",
  unconfirmed: "Email not confirmed",
  approve: "Approve",
  approveTitle: (company: string) => `Approve ${company}?`,
  approveText: (name: string, email: string) =>
    `${name} (${email}) will see who fits their postings: names, resumes and how to reach them. Approve only if you know that they recruit for this company.`,
  approveCompany: "Approve company",
} as const;
