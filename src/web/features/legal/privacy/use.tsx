import type { LegalSection } from "../legal-section.ts";
import { Points } from "../prose.tsx";

export const use: LegalSection = {
  id: "use",
  title: "Use",
  point:
    "We use personal information to run the matching, and for nothing you would not expect from it.",
  body: (
    <>
      <p>That means:</p>
      <Points
        items={[
          "reading resumes and job ads, and turning them into profiles and postings you can correct;",
          "ranking jobs for candidates and candidates for postings, and writing comparisons with their evidence;",
          "showing candidates who want to be found to verified recruiters;",
          "carrying messages, notifications and invitations;",
          "keeping accounts safe: confirming addresses, limiting attempts, recording who opened what;",
          "answering you, and meeting our duties under the law.",
        ]}
      />
      <p>
        The reports on our blog count job ads: how many, where, and what they pay. They never use
        resumes, profiles or messages, and a pay figure stands there only when five or more ads
        state one.
      </p>
      <p>
        We do not train models on your resume, your profile or your messages. If we ever want to use
        personal information for a purpose that is not written here, we will ask you first, unless
        the law requires that use.
      </p>
    </>
  ),
};
