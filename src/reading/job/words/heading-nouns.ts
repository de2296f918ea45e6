/** Headings made of nouns: "Key duties and responsibilities", "Desirable skills & experience". */

/** Words that say nothing about what stands under the heading. */
export const HEADING_FILLERS: ReadonlySet<string> = new Set(
  "highly very strongly a an and the of for in to on with or your our you we this that these key main primary core principal major specific general position role job other additional personal professional relevant formal some all is are be will include includes including following as list summary overview statement section part work legal technical per criteria's required need needed area areas by at team what".split(
    " ",
  ),
);

export const DUTY_NOUNS: ReadonlySet<string> = new Set(
  "responsibilities responsibility duties duty accountabilities accountability tasks deliverables functions activities outcomes objectives".split(
    " ",
  ),
);

export const NICE_NOUNS: ReadonlySet<string> = new Set(
  "desirable desirables desired preferred preferable optional advantageous beneficial".split(" "),
);

export const MUST_NOUNS: ReadonlySet<string> = new Set(
  "requirements requirement qualifications qualification skills skill experience knowledge attributes qualities criteria criterion competencies competency capabilities capability essential essentials mandatory minimum selection education prerequisites prerequisite abilities ability expertise licences licence credentials eligibility inherent compulsory focus behaviours strengths certifications training educational tertiary admission admissions background registrations registration".split(
    " ",
  ),
);

/** These settle that a heading is about what is demanded, whatever else it says. */
export const FIRM_NOUNS: ReadonlySet<string> = new Set(
  "essential essentials mandatory minimum must".split(" "),
);

export const BENEFIT_NOUNS: ReadonlySet<string> = new Set(
  "benefits benefit perks perk rewards reward remuneration package salary entitlements offer incentives culture conditions wellbeing lifestyle employee staff extras support employment".split(
    " ",
  ),
);

/** Without one of these, a heading of benefit words is only a label ("Salary", "Conditions"). */
export const TELLING_BENEFITS: ReadonlySet<string> = new Set(
  "benefits perks rewards entitlements extras incentives remuneration conditions".split(" "),
);
