import type { TalkStep } from "#contract/job-creation.ts";

/** More would be a row that is too long to be written with every message. */
const MOST = { steps: 400, letters: 600_000, changes: 100 };

const lettersOf = ({ said, reply, changes }: TalkStep) =>
  changes.reduce((sum, { length }) => sum + length, said.length + reply.length);

/** The history with one step more. The oldest are merged when there are too many: of them, what they changed is kept. */
export function withStep(steps: readonly TalkStep[], step: TalkStep): TalkStep[] {
  const all = [...steps, step];
  let letters = all.reduce((sum, one) => sum + lettersOf(one), 0);
  while (all.length > 1 && (all.length > MOST.steps || letters > MOST.letters)) {
    const [first, second, ...rest] = all;
    if (!first || !second || rest.length === 0) break;
    const merged = mergedOf(first, second);
    letters += lettersOf(merged) - lettersOf(first) - lettersOf(second);
    all.splice(0, 2, merged);
  }
  return all;
}

const mergedOf = (first: TalkStep, second: TalkStep): TalkStep => ({
  at: second.at,
  said: "",
  reply: "",
  changes: [...first.changes, ...second.changes].slice(-MOST.changes),
});
