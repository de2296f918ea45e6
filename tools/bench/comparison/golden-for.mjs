// Which of the readers' requirements one of the engine's stands for.

const KINDS = { level: ["years"], credential: ["licence", "degree"], rights: ["work_rights"] };
const SPECIAL = new Set(["years", "licence", "work_rights"]);

/** What a kind of job implies is a licence to do it, not one to drive there. */
const TO_WORK = /admi|practi[sc]ing certificate|registr|eligib/i;

/** By the line it was read from, or by what it is where no line says so. Lines are counted from 1. */
export function goldenFor({ kind, line }, { requirements }) {
  if (line <= 0)
    return requirements.filter((one) =>
      kind === "level" ? one.kind === "years" : one.kind === "licence" && TO_WORK.test(one.what),
    );
  const onLine = requirements.filter((one) => one.line === line);
  if (onLine.length < 2) return onLine;
  const wanted = KINDS[kind];
  const own = onLine.filter((one) => (wanted ? wanted.includes(one.kind) : !SPECIAL.has(one.kind)));
  return own.length > 0 ? own : onLine;
}
