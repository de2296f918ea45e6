import type { DemoPart } from "#server/platform/demo-world.ts";
import type { RecruiterProfileService } from "./service.ts";

/** The demo recruiter hires for several firms, as the demo's postings do. */
const TOM = {
  name: "Tom Okafor",
  email: "recruiter@demo.candour.example",
  contact_number: "(02) 5550 1847",
  company_name: "Okafor Legal Search",
  company_website: "https://demo.candour.example",
  position: "Principal consultant",
};

export const recruiterDemo =
  (recruiters: Pick<RecruiterProfileService, "save">): DemoPart =>
  async (tx, { people }) => {
    const id = people.get("recruiter");
    if (id) await recruiters.save(tx, id, TOM);
  };
