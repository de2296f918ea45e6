import { Link } from "#web/ui/link.tsx";
import type { LegalSection } from "./legal-section.ts";
import { Facts } from "./prose.tsx";

const acceptance: LegalSection = {
  id: "acceptance",
  title: "Acceptance",
  point: "By using Candour you agree to these terms.",
  body: (
    <>
      <p>
        They are an agreement between you and the operator of this Candour site (“Candour”, “we”,
        “us”). When you set up an account we ask you to accept them, and record the version and the
        time. If you use Candour without an account, they apply from the moment you upload or
        compare something.
      </p>
      <p>
        If you use Candour for a company, you accept them for that company too, and confirm that you
        may. You must be at least 16.
      </p>
      <p>
        If you do not agree, please do not use Candour. Nothing in these terms takes away a right
        that the law says cannot be taken away.
      </p>
    </>
  ),
};

const SERVICES = [
  ["Resume analysis", "Reading a resume line by line, and comparing it with a job."],
  ["Job matching", "Ranking jobs for a candidate, and candidates for a job posting."],
  ["Profile management", "Keeping and editing a candidate’s or a recruiter’s profile."],
  ["Secure messaging", "Conversations that only their participants can read."],
  ["Analytics", "Counts and summaries: matches, postings, activity, the job market."],
  ["Document storage", "Keeping resumes, job descriptions and comparisons for those who own them."],
];

const description: LegalSection = {
  id: "description",
  title: "Description",
  point: "Candour matches people with jobs and shows the evidence for every match.",
  body: (
    <>
      <Facts
        caption="The services Candour offers"
        head={["Service", "What it does"]}
        rows={SERVICES}
      />
      <p>
        The jobs on Candour are postings by recruiters, and ads from public websites that an
        administrator has approved. For an ad from another site we show where it came from; you
        apply there.
      </p>
      <p>
        Candour is not an employer and not a party to any application, interview or contract of
        employment. We do not promise a job to anyone, or a hire.
      </p>
      <p>
        We may improve, change or end parts of the service. If we end something you rely on, we tell
        you in advance and leave you time to download what is yours.
      </p>
    </>
  ),
};

const TYPES = [
  ["Candidate", "Create profiles, upload resumes, apply. Free for job seekers."],
  ["Recruiter", "Post jobs, search candidates, manage recruitment."],
];

const accounts: LegalSection = {
  id: "accounts",
  title: "Accounts",
  point: "There are two types of account, and each is for one person who keeps it safe.",
  body: (
    <>
      <Facts caption="Account types" head={["Account type", "What it is for"]} rows={TYPES} />
      <p>
        You can change from one type to the other in your account settings. A candidate applies on
        Candour by expressing interest or by writing to the recruiter.
      </p>
      <p>
        Recruiters are verified: their email address is confirmed, and either it belongs to the
        domain of their company’s website or an administrator has approved the company. Until then a
        recruiter sees counts and match levels, but no people.
      </p>
      <p>
        Give true details and keep them up to date. Choose a password that you use nowhere else, do
        not share the account, and tell us at once if somebody else has used it. You are responsible
        for what is done with your account, unless it was misused without any fault of yours.
      </p>
      <p>
        What we store about an account, and for how long, is in the{" "}
        <Link to="/privacy#retention">Privacy Policy</Link>.
      </p>
    </>
  ),
};

export const agreement = [acceptance, description, accounts];
