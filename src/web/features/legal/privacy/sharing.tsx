import { Link } from "#web/ui/link.tsx";
import type { LegalSection } from "../legal-section.ts";
import { Facts, Points } from "../prose.tsx";

const READERS = [
  [
    "Verified recruiters",
    "If you let recruiters find you: your current resume, your profile with the contact email in it, and how well you match their posting.",
  ],
  [
    "Other recruiters",
    "Until a recruiter is verified: how many candidates match and at which level. No names, no profiles.",
  ],
  [
    "A recruiter who uploaded resumes",
    "Those resumes, matched with that recruiter’s own postings. Nobody else sees them.",
  ],
  [
    "People you write to",
    "Your name, your company if you are a recruiter, and your messages. Expressing interest in a job tells the recruiter who posted it.",
  ],
  [
    "Everyone",
    "Active job ads, with the contact details the ad itself carries. Never the email address of an account.",
  ],
  [
    "Our administrators",
    "What they need to run the service, answer you and review ads. What they open and decide is on record.",
  ],
  [
    "Companies that work for us",
    "Those that host the service or deliver its mail; Google or Microsoft, if you sign in with them; the provider of a language model, where one is configured.",
  ],
  ["Authorities and courts", "What the law obliges us to hand over, and no more."],
];

export const sharing: LegalSection = {
  id: "sharing",
  title: "Sharing",
  point:
    "Your information is shown to the people the service is for and to few others, and it is never sold.",
  body: (
    <>
      <Facts
        caption="Who sees which information"
        head={["Who", "What they can see"]}
        rows={READERS}
      />
      <p>
        A recruiter is verified when their email address is confirmed and either belongs to the
        domain of their company’s website or an administrator has approved the company.
      </p>
      <h3>What candidates control</h3>
      <Points
        items={[
          "Whether you can be found. The switch is on when you finish setting up, unless you turn it off. While it is off, no recruiter sees you in any list or search.",
          "Who cannot find you. You can hide from companies by name. By default you are hidden from your current employer.",
          "Who looked. When a recruiter opens your profile, you are told who it was.",
        ]}
      />
      <p>
        There are daily limits on how many profiles a recruiter can open and how many resumes they
        can download. Once a recruiter has downloaded your resume, they are responsible for that
        copy, under the law and under our <Link to="/terms#conduct">terms</Link>.
      </p>
    </>
  ),
};
