import { type Logger, pino } from "pino";

export type Log = Logger;

/** Names of fields that never reach a log line, at any depth that we write. */
const SECRET_FIELDS = ["password", "newPassword", "token", "secret", "cookie", "authorization"];

export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    redact: {
      paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: "[removed]",
    },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}
