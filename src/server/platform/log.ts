import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";

export type Log = Logger;

/** Names of fields that never reach a log line, at any depth that we write. */
const SECRET_FIELDS = ["password", "newPassword", "token", "secret", "cookie", "authorization"];

export function createLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    redact: {
      paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: "[removed]",
    },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
}
