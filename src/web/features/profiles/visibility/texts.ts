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
  companiesHint: "Whoever works there does not find you.",
  failed: "Your choice could not be saved. Please try again.",
} as const;
