import { join } from "node:path";
import type { DemoPart } from "#server/platform/demo-world.ts";
import type { Files } from "#server/platform/files/files.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import { addDemoCandidate } from "../accounts/service.ts";
import { addRead, preparedTexts } from "../documents/service.ts";
import { type DemoResume, demoResumes } from "./demo-resumes.ts";
import type { ProfileService } from "./service.ts";

interface Parts {
  readonly profiles: ProfileService;
  readonly files: Files;
  readonly timeZone: string;
}

const DAY_MS = 86_400_000;
/** They came over the last weeks, not all at once: any step that shares no factor with the span. */
const SPAN_DAYS = 40;
const STEP_DAYS = 7;

/** The people whom a recruiter finds, and the resume of the demo candidate. */
export function profilesDemo({ profiles, ...parts }: Parts): DemoPart {
  return async (tx, { now, people, goOn, prepared }) => {
    const { files, saved } = inTheBackground(parts.files);
    const reading = { ...parts, ...preparedTexts(prepared), files };
    for (const resume of demoResumes(join(projectRoot(), "demo", "resumes"))) {
      goOn();
      const receivedAt = new Date(now.getTime() - daysAgo(resume) * DAY_MS);
      const { name, email, fileName, text } = resume;
      const mine = resume.number === 1 ? people.get("candidate") : undefined;
      const accountId = mine ?? (await addDemoCandidate(tx, { name, email, since: receivedAt }));
      const { id } = await addRead(reading, tx, { accountId, fileName, text, receivedAt });
      await profiles.setCurrent(tx, accountId, id, { findable: true });
    }
    await saved();
  };
}

/** Files are written beside each other: each takes a while until it is safe on the disk. */
function inTheBackground(files: Files) {
  const writing: Promise<void>[] = [];
  const put: Files["put"] = async (...file) => {
    const written = files.put(...file);
    // Whoever waits for all of them hears of it.
    written.catch(() => {});
    writing.push(written);
  };
  return { files: { ...files, put }, saved: () => Promise.all(writing) };
}

const daysAgo = ({ number }: DemoResume) => 1 + ((number * STEP_DAYS) % SPAN_DAYS);
