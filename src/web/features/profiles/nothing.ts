import type { SavedProfile } from "#contract/candidate-profile.ts";

/** An entry of each list before anything is written into it. */
export const NOTHING = {
  experience: {
    company: "",
    role: "",
    location: "",
    startDate: "",
    endDate: "",
    present: false,
    description: "",
  },
  education: { institution: "", degree: "", fieldOfStudy: "", duration: "" },
  certifications: { name: "", issuingOrganization: "", date: "" },
} as const satisfies {
  [Name in "experience" | "education" | "certifications"]: SavedProfile[Name][number];
};

export const NO_PROFILE: SavedProfile = {
  name: "",
  email: "",
  phone: "",
  summary: "",
  experience: [],
  education: [],
  skills: [],
  certifications: [],
};
