import { type Exemption, LAWFUL_SENTENCES as say } from "#contract/lawful.ts";
import type { UnlawfulPlace } from "#contract/unlawful-place.ts";
import { namedExemptions } from "#lawful/find-unlawful.ts";
import { isExempt, unlawfulPlaces } from "#lawful/places.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Db } from "#server/platform/database/database.ts";
import { unlawful } from "#server/platform/faults.ts";
import { withoutChargeOut } from "./charge-out.ts";
import type { JobColumns, JobRow, NewJob } from "./repository.ts";
import * as repository from "./repository.ts";

/**
 * The one way to write a job's words or state. Whatever is public afterwards has passed the gate: nothing in it
 * chooses people by what the law protects, or somebody has said why that is lawful here.
 */

/** Reasons that came with a request, from whom and when. */
export interface Justified {
  readonly exemptions?: readonly Exemption[] | undefined;
  readonly by: string | null;
  readonly at: Date;
}

export async function insertJob(tx: Db, given: NewJob, justified?: Justified): Promise<JobRow> {
  const row = withoutChargeOut(given);
  const used = isToBePublic(row) ? passGate(row, [], justified) : [];
  const [job] = await repository.insert(tx, [row]);
  if (!job) throw new Error("A job was not stored.");
  await keepReasons(tx, job, used, justified);
  return job;
}

/** Undefined when it is gone. Judged before it is written, so that a caller can go on after a refusal. */
export async function changeJob(
  tx: Db,
  id: string,
  wanted: Partial<NewJob>,
  justified?: Justified,
): Promise<JobRow | undefined> {
  const { details, lines } = wanted;
  const to = details && lines ? withoutChargeOut({ ...wanted, details, lines }) : wanted;
  const before = await repository.find(tx, id);
  if (!before) return undefined;
  const after = { ...before, ...to };
  const used =
    isToBePublic(after) && changesWhatIsSeen(to)
      ? passGate(after, await repository.exemptionsOf(tx, id), justified)
      : [];
  const job = await repository.change(tx, id, to);
  if (job) await keepReasons(tx, job, used, justified);
  return job;
}

/** What waits for its owner's verification is judged when it is handed in, and once more when it goes live. */
const isToBePublic = ({ status, waiting }: Pick<NewJob, "status" | "waiting">) =>
  status === "active" || waiting === true;

const changesWhatIsSeen = (to: Partial<NewJob>) =>
  to.status !== undefined || to.lines !== undefined || to.title !== undefined;

/** Throws what is unlawful and has no reason; answers the new reasons that were needed. */
function passGate(
  job: Words,
  known: readonly Exemption[],
  justified: Justified | undefined,
): Exemption[] {
  const places = unlawfulIn(job);
  const given = justified?.exemptions ?? [];
  const open = places.filter((place) => !isExempt(place, [...known, ...given]));
  if (open.length > 0) throw unlawful(say.refused, open);
  const isNeeded = (one: Exemption) =>
    places.some((place) => isExempt(place, [one]) && !isExempt(place, known));
  return [...given.filter(isNeeded), ...exemptionsNamedIn(job, known)];
}

/** What the advertisement itself gives as its reason, in words that are not on record yet; an item of a list once. */
function exemptionsNamedIn(job: Words, known: readonly Exemption[]): Exemption[] {
  const named: Exemption[] = [];
  for (const { quote, provision } of namedExemptions(wordsOf(job)))
    if (!isExempt({ quote }, [...known, ...named]))
      named.push({ quote, reason: say.named(provision) });
  return named;
}

async function keepReasons(
  tx: Db,
  { id, ownerId, updatedAt }: JobRow,
  used: readonly Exemption[],
  justified: Justified | undefined,
): Promise<void> {
  if (used.length === 0) return;
  // What an advertisement itself names is its owner's word.
  const { by, at } = justified ?? { by: ownerId, at: updatedAt };
  await repository.addExemptions(
    tx,
    used.map((one) => ({ ...one, jobId: id, givenBy: by, givenAt: at })),
  );
  for (const { quote, reason } of used)
    await recordAudit(tx, {
      actorId: by,
      action: "job.exempted",
      subject: { type: "job", id },
      detail: { quote, reason },
    });
}

type Words = Pick<JobColumns, "title" | "lines" | "details"> & {
  readonly location?: string | undefined;
};

/** What in a job chooses people by something that the law protects, each wording once. */
export const unlawfulIn = (job: Words): UnlawfulPlace[] => unlawfulPlaces(wordsOf(job));

/** Everything of a job that is read by others. */
function wordsOf({ title, location = "", lines, details }: Words): string {
  const { mustHave, niceToHave, responsibilities, benefits, summary, salary } = details;
  const beside = [location, salary?.text ?? "", summary];
  const lists = [...responsibilities, ...mustHave, ...niceToHave, ...benefits];
  return [title, linesAsText(lines), ...beside, ...lists].join("\n");
}

/** A sentence that a file breaks over two lines is one sentence. */
function linesAsText(lines: JobColumns["lines"]): string {
  return lines.reduce((text, { text: line, bullet, gapBefore, heading }) => {
    const goesOn = !bullet && !gapBefore && heading === undefined && /^\p{Ll}/u.test(line);
    return `${text}${goesOn ? " " : "\n"}${line}`;
  }, "");
}
