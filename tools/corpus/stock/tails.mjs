// What makes some sentences run over a line. A year inside a sentence is no date of a post, and a reader has to know.
// One row is drawn for a sentence, and its wordings take turns.

export const TAILS = [
  [
    ", often at short notice and always within the budget that had been agreed at the start",
    ", mostly on tight deadlines",
    ", with very little supervision from the second month on",
    ", in good times and through two lean years",
    ", without a single complaint in all that time",
  ],
  [
    ", together with [two|three] colleagues from the [northern|city|regional] office",
    ", shared with [two|three] others at the [coastal|inner-city|suburban] branch",
    ", leading [two|three] people in the [northern|southern] team",
    ", supported by [one trainee|two trainees] from the [eastern|western] office",
    ", with help from [two|four] contractors in the [early|later] stages",
  ],
  [
    ", while covering for a manager on leave for most of [2021|2022|2023]",
    ", and stood in for the team leader through the winter of [2019|2020|2022]",
    " (handed over in [2020|2021|2022] when the team grew)",
    ", from early [2018|2019|2021] under a new manager",
    "; reviewed by outside consultants in [2019|2020|2023]",
  ],
  [
    ", a project that ran from [2018 to 2020|2019 to 2021|2021 to 2023] and was later copied by other teams",
    ", a task that took all of [2017|2018|2020]",
    ", a pilot between [2016 and 2018|2020 and 2022]",
    ", part of a programme from [2017 to 2019|2020 to 2023]",
    ", work that others took over in [2019|2021]",
  ],
  [
    ", and reported the results each quarter to [senior management|the executive|the head of the group]",
    ", presenting the outcome to [the board|a steering group|the owners]",
    ", with a short written report to [the partners|the director|the client] each month",
    ", and kept [the executive|clients|the whole team] up to date by email",
    ", answering directly to [the chief executive|the regional head]",
  ],
  [
    ", which has since become the usual way of working across all [three|four|five] sites",
    ", now adopted by [two|three] other offices",
    ", a change that saved about [four|six|ten] hours a week",
    ", later taught to [all staff|every new starter]",
    ", which [twice|three times] won praise in the annual review",
  ],
  [
    ", including the first of its kind in [the region|the state|the organisation]",
    ", among them several of unusual [size|difficulty]",
    ", some of them mentioned in [the trade press|the local paper]",
    ", the largest of which lasted [five|nine|eleven] months",
    ", each with its own [budget|timetable]",
  ],
  [
    " and wrote the guide that newcomers still use in their first week",
    " and trained my successor before moving on",
    " and halved the backlog that I had inherited",
    " and set up the checklist that the team works from today",
    " and was thanked by name in the yearly report",
  ],
];
