// From a generated text to the bytes that are stored, by the way that the server takes.
import { packCandidate } from "../../../src/matching/pack/pack-candidate.ts";
import { packVacancy } from "../../../src/matching/pack/pack-vacancy.ts";
import {
  profileJobText,
  profileResumeText,
} from "../../../src/server/features/matching/profile-texts.ts";

const RECEIVED_ON = "2026-11-15";

const PACK = {
  ad: ({ text, title }) => packVacancy(profileJobText(text, title).profile),
  resume: ({ text }) => packCandidate(profileResumeText(text, RECEIVED_ON).profile),
};

export const packed = (kind, document) => Buffer.from(PACK[kind](document));
