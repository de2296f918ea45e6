import type { RecruiterProfile } from "#contract/recruiter-profile.ts";
import type { DemoPart } from "#server/platform/demo-world.ts";
import type { RecruiterProfileService } from "./service.ts";

/** By their names among the demo's people. Each hires for several firms, as the demo's postings do. */
const RECRUITERS: Readonly<Record<string, RecruiterProfile>> = {
  recruiter: {
    name: "Tom Okafor",
    email: "recruiter@demo.candour.example",
    contact_number: "(02) 5550 1847",
    company_name: "Okafor Legal Search",
    company_website: "https://demo.candour.example",
    position: "Principal consultant",
    abn: "",
  },
  "recruiter of legal": {
    name: "Helena Brandt",
    email: "brandt.helena@demo.candour.example",
    contact_number: "(03) 5550 6120",
    company_name: "Quillmark Legal Recruitment",
    company_website: "https://quillmark.example",
    position: "Director, private practice",
    abn: "",
  },
  "recruiter of tech": {
    name: "Jonah Pike",
    email: "pike.jonah@demo.candour.example",
    contact_number: "(07) 5550 3308",
    company_name: "Moreton & Pike Talent",
    company_website: "https://moretonpike.example",
    position: "Partner",
    abn: "",
  },
  "recruiter of health": {
    name: "Sunita Rao",
    email: "rao.sunita@demo.candour.example",
    contact_number: "(08) 5550 2471",
    company_name: "Mulga Lane Health Recruitment",
    company_website: "https://mulgalane.example",
    position: "Clinical recruiter",
    abn: "",
  },
  "recruiter of business": {
    name: "Craig Ellwood",
    email: "ellwood.craig@demo.candour.example",
    contact_number: "(02) 5550 9016",
    company_name: "Limestone Avenue Recruitment",
    company_website: "https://limestoneavenue.example",
    position: "Senior consultant",
    abn: "",
  },
};

export const recruiterDemo =
  (recruiters: Pick<RecruiterProfileService, "save">): DemoPart =>
  async (tx, { people }) => {
    for (const [who, profile] of Object.entries(RECRUITERS)) {
      const id = people.get(who);
      if (id) await recruiters.save(tx, id, profile);
    }
  };
