/** The parts of an ad that are alike in every branch of the law. Each ad takes its own from the rows. */

const one = (title: string) => `${/^[aeiou]/i.test(title) ? "an" : "a"} ${title}`;

export const OPENINGS = [
  (title: string, area: string, place: string) =>
    `We are looking for ${one(title)} for our ${area} team in ${place}. The work is varied, the clients stay for years, and the person who does the work is the person they call.`,
  (title: string, area: string, place: string) =>
    `Our ${area} practice in ${place} has grown by a third since last winter, and we would like ${one(title)} to grow with it. You would join two partners, four lawyers and a clerk who knows where everything is.`,
  (title: string, area: string, place: string) =>
    `Our last ${title} left us for the bench, which is the best reason we can think of. We want somebody in ${place} who will take over a full set of ${area} matters and make it their own.`,
  (title: string, area: string, place: string) =>
    `This is a new position. Our ${place} office needs ${one(title)} whose first love is ${area}, who writes clearly, and who would rather pick up the phone than send a fourth email.`,
  (title: string, area: string, place: string) =>
    `If you have been doing good ${area} work for somebody else and would like to see your own name on the file, read on. The ${title} we appoint will work from ${place} with a partner who teaches.`,
] as const;

export const NEEDS = [
  "Admission as a solicitor in an Australian state or territory",
  "Two to four years of practice after admission in a similar team",
  "At least five years of practice after admission, some of them with files of your own",
  "A current practising certificate, or the right to one",
  "Drafting that needs few corrections and a habit of reading twice",
  "Calm with clients who have never needed a lawyer before",
  "Sound judgment about what matters in a file and what can wait",
  "A law degree with results that you are pleased to show",
  "Comfort with an electronic file and with the people who keep it in order",
  "Some experience in supervising clerks and graduates",
] as const;

export const OFFERS = [
  "Two days a week from home once you know your way around, and the tools to do it well.",
  "A budget that assumes you sleep, reviewed with you twice a year.",
  "Eighteen weeks of paid parental leave for either parent, taken in whatever way suits the family.",
  "Study leave and fees for specialist accreditation after your first year.",
  "An office five minutes from the station with bicycle parking and showers.",
  "A path to senior associate that is written down and has been walked by three people here.",
  "Five extra days of leave at the end of each year, when the courts are closed anyway.",
  "A bonus that is paid to teams, so that nobody keeps the good matters to themselves.",
] as const;

export const CLOSINGS = [
  "Send a short letter and your resume to our people team. We answer everybody within a week, and we tell you why when the answer is no.",
  "Applications are read as they arrive. A first conversation takes half an hour, by video or in our rooms, whichever is easier for you.",
  "Tell us about one matter that you are proud of and one that taught you something. A page is plenty.",
  "We welcome applications from people who have been away from practice, and we will talk about part of a week as readily as about all of it.",
] as const;

export const PAY = [
  "$85,000 to $98,000 plus superannuation",
  "$105,000 to $125,000 plus superannuation",
  "$140,000 to $165,000 plus superannuation",
  "$68,000 to $76,000 plus superannuation",
] as const;
