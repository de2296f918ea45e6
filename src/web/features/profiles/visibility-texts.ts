/** Who may find the candidate. */
export const visibilityTexts = {
  title: "Visibility",
  lead: "Who can find you. Changes save automatically.",
  findable: "Recruiters can find me",
  findableHint:
    "If this is off, no recruiter can see you. You still get job matches and can message recruiters.",
  employer: "Hide me from my current employer",
  employers: (names: string) => `Nobody at ${names} finds you.`,
  noEmployer: "We take it from the position that is marked as your current one.",
  companies: "Hide me from a company",
  companiesHint: "Nobody who works there can find you. Enter a name, a website or an ABN.",
  looking: {
    title: "Who can find you",
    count: (finding: number, total: number) =>
      finding === total
        ? `Recruiters of all ${total} companies that see candidates here can find you.`
        : `Recruiters of ${finding} of the ${total} companies that see candidates here can find you.`,
    one: (finds: boolean) =>
      finds
        ? "One company sees candidates here, and it can find you."
        : "One company sees candidates here, and it cannot find you.",
    nobody: "Nobody sees candidates here at the moment.",
    finds: "Can find you",
    hidden: (names: string) => `Hidden: you hide from ${names}`,
    off: "Hidden",
    hide: "Hide me",
    more: "Show all",
    rest: (count: number) => `${count} more are not shown.`,
    failed: "The companies could not be loaded.",
    again: "Try again",
    note: "Other forms of a name count too: short forms, initials, branches, parent companies, web and email addresses. When in doubt, we hide you.",
  },
  failed: "Your choice could not be saved. Please try again.",
} as const;
