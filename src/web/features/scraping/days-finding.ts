interface Day {
  readonly day: string;
  readonly approved: number;
}

const WEEK = 7;
/** Fewer jobs than these, in both weeks together, show no trend. */
const ENOUGH = 12;
/** Within a fifth, one week is like the other. */
const ALIKE = { least: 0.8, most: 1.2 };

const sum = (days: readonly Day[]) => days.reduce((total, { approved }) => total + approved, 0);
const jobs = (count: number) => `${count.toLocaleString("en-AU")} ${count === 1 ? "job" : "jobs"}`;

export const weeksOf = (days: readonly Day[]) => ({
  first: sum(days.slice(0, WEEK)),
  last: sum(days.slice(-WEEK)),
});

/** Whether a day is one of the last seven. */
export const isLately = (index: number, days: readonly Day[]) => index >= days.length - WEEK;

/** What four weeks of approvals show, as the title of their chart: the last seven days beside the first. */
export function daysFinding(days: readonly Day[]): string {
  const total = sum(days);
  const { first, last } = weeksOf(days);
  if (total === 0) return "No jobs were approved in the last four weeks";
  if (last === 0) return `No jobs were approved in the last seven days, ${jobs(total)} before`;
  if (first + last < ENOUGH) return `${jobs(total)} approved in four weeks`;
  if (first === 0) return `${jobs(last)} approved in the last seven days, none four weeks ago`;
  return trend(last / first);
}

function trend(ratio: number): string {
  if (ratio > 2) return "Approved jobs have more than doubled in four weeks";
  if (ratio === 2) return "Approved jobs have doubled in four weeks";
  if (ratio > ALIKE.most) return "More jobs are approved than four weeks ago";
  if (ratio >= ALIKE.least) return "Approved jobs have held steady for four weeks";
  if (ratio > 0.5) return "Fewer jobs are approved than four weeks ago";
  if (ratio === 0.5) return "Approved jobs have halved in four weeks";
  return "Approved jobs have more than halved in four weeks";
}
