/** Who may find the candidate. */
export const visibilityTexts = {
  title: "Visibility",
  lead: "Who may find you. Each choice is saved at once.",
  findable: "Recruiters can find me",
  findableHint:
    "Without it no recruiter sees you anywhere. You still get job matches and can write to recruiters.",
  employer: "Hide me from where I work now",
  employers: (names: string) => `Nobody at ${names} finds you.`,
  noEmployer: "We take it from the position that is marked as your current one.",
  companies: "Hide me from a company",
  companiesHint: "Whoever works there does not find you. A name, a website or an ABN will do.",
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
