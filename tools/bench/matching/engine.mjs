// The matcher as the bench uses it: profiles by text, made once.

import { profileResume } from "../../../src/matching/candidate/profile-resume.ts";
import { profileJob } from "../../../src/matching/profile-job.ts";
import { flagLines } from "../../../src/reading/flag-lines.ts";
import { readJob } from "../../../src/reading/job/read-job.ts";
import { readResume } from "../../../src/reading/resume/read-resume.ts";
import { plainLines } from "../../../src/reading/text/plain-lines.ts";

const RECEIVED_ON = "2026-11-15";
const readings = new Map();

function read(kind, text, make) {
  const key = `${kind} ${text}`;
  if (!readings.has(key)) readings.set(key, make());
  return readings.get(key);
}

export function resumeReading(text) {
  return read("resume", text, () => {
    const { lines } = plainLines(text);
    const skip = new Set(flagLines(lines).map(({ line }) => line));
    return {
      lines,
      skip,
      receivedOn: RECEIVED_ON,
      reading: readResume(lines, { receivedOn: RECEIVED_ON, skip }),
    };
  });
}

export function jobReading(text) {
  return read("job", text, () => {
    const { lines } = plainLines(text);
    return { lines, reading: readJob(lines) };
  });
}

export const candidateOf = (text) => profileResume(resumeReading(text));
export const vacancyOf = (text, title) => profileJob({ ...jobReading(text), title });
