import type { LegalSection } from "../legal-section.ts";
import { Facts, Points } from "../prose.tsx";
import { SupportEmail } from "../support-email.tsx";

const ALONE = [
  [
    "The order of lists",
    "Which job a candidate sees first, and which candidate a recruiter does. Where more than 1,000 could match, a quicker first reading picks the 1,000 that are scored.",
  ],
  [
    "Match level and percent",
    "Excellent Match from 85 per cent, Very Good Match from 75, Good Match from 65, otherwise Partial Match. A comparison turns the same number into a label: Excellent Fit from 85, Good Fit from 70, Moderate Fit from 55, Poor Fit from 35, below that Not a Fit.",
  ],
  [
    "The floor",
    "Nothing under 40 per cent is listed. Below it, the job is not among the candidate’s matches and the candidate is not in the posting’s list.",
  ],
  [
    "Digest notifications",
    "Which new jobs a candidate is told about: those at Very Good Match or better, in at most one digest an hour.",
  ],
  [
    "What is left out",
    "Hidden text, and sentences written to instruct the program. They are left out of the reading and change no score.",
  ],
];

/** What APP 1.7 to 1.9 ask for from 10 December 2026. */
export const aiProcessing: LegalSection = {
  id: "ai-processing",
  title: "AI processing",
  point:
    "Programs read, rank and score; people choose, contact and hire; and nobody is rejected by a program.",
  body: (
    <>
      <p>
        From 10 December 2026, Australian Privacy Principles 1.7 to 1.9 require a privacy policy to
        say which personal information computer programs use, which decisions they make alone, and
        which they substantially support. For Candour, this is the answer.
      </p>
      <h3>What the programs use</h3>
      <Points
        items={[
          "resume lines about work, duties, skills, education, qualifications and admissions;",
          "the profile you saved;",
          "job texts: the ad or posting, and the requirements in it;",
          "places: where the job is and where you say you are, no closer than the suburb;",
          "work rights, where either document states them;",
          "dates of work and study, and the day a document reached us.",
        ]}
      />
      <h3>What they decide alone</h3>
      <Facts
        caption="Decisions made by programs alone"
        head={["Decision", "How it falls"]}
        rows={ALONE}
      />
      <h3>What they substantially support</h3>
      <p>Here a person decides, with the programs’ results in front of them:</p>
      <Points
        items={[
          "a recruiter’s choice whom to open, compare and contact. The order of the list, the percent and the written comparison can weigh heavily in it;",
          "an administrator’s approval of job ads found on public websites. A program reads the ad and marks duplicates; it is listed only after a person has approved it.",
        ]}
      />
      <h3>What they never decide</h3>
      <p>
        No program rejects anyone, ends an application, makes an offer, sets pay or decides who is
        hired. Those decisions belong to people, and most of them are made outside Candour.
      </p>
      <h3>How a score comes about</h3>
      <p>
        Candour reads the requirements in the ad and looks for lines in the resume and profile that
        meet them: field of work, level and years, qualifications and licences, skills, duties,
        place, work rights. Fixed rules turn what was met, met in part and not found into a number
        from 0 to 100. A licence or a work right that the job needs and the resume does not show can
        cap that number.
      </p>
      <p>
        The same documents always get the same score, whoever asks, whenever they ask, and whatever
        else is in the database. The version of the engine is on record with every result. No
        language model sets a score.
      </p>
      <p>
        Unless the operator has configured a language model, rules write the words of a comparison
        too. Where one is configured, it writes words only, and its quotes are checked: a quote that
        is not in the document is dropped. Every result says what wrote it.
      </p>
      <h3>What is not used</h3>
      <p>
        Your name, gender, age, photo, address beyond the place, and ethnicity are not used. The
        lines with your name and contact details are set aside before a score is computed, and dates
        count only for how long and how recently you did something. Other facts in a resume can
        still hint at who somebody is. If you suspect that a result turned on such a hint, tell us:
        we treat it as a fault.
      </p>
      <h3>Errors</h3>
      <p>
        Results may contain errors. A line can be misread, or a skill missed because it was put in
        unusual words. That is why each requirement cites the line it rests on, and why every result
        carries this warning.
      </p>
      <h3>See it, correct it, ask for a person</h3>
      <Points
        items={[
          "See it. A comparison lists every requirement, how it was graded and the lines cited. Your profile shows what was read from your resume.",
          "Correct it. Edit your profile or replace your resume, and new scores follow from the new text.",
          <>
            Ask for a person. Write to <SupportEmail /> and name the job or the comparison. A person
            will look at both documents and at the result, and tell you within 5 business days what
            they found and what was corrected.
          </>,
        ]}
      />
    </>
  ),
};
