import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";

export type Log = Logger;

/** Names of fields that never reach a log line, at any depth that we write. */
const SECRET_FIELDS = [
  "password",
  "newPassword",
  "token",
  "secret",
  "cookie",
  "authorization",
  "apiKey",
];

export function createLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    redact: {
      paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: "[removed]",
    },
    serializers: { err: describeError },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** The values of a failed query: people's names, addresses and hashes. */
const QUERY_VALUES = /\nparams: [\s\S]*?(?=\n\s+at |$)/;

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const plain = pino.stdSerializers.err(error);
  return {
    type: plain.type,
    message: plain.message.replace(QUERY_VALUES, ""),
    stack: plain.stack.replaceAll(new RegExp(QUERY_VALUES, "g"), ""),
    ...("code" in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
