import type { Log } from "#server/platform/log.ts";
import type { ModelClient } from "#server/platform/model/model-client.ts";
import { ModelError } from "#server/platform/model/model-error.ts";
import type { Section } from "../words/compose.ts";
import { askModel, type ModelSections } from "./ask-model.ts";
import { canStand } from "./check-passage.ts";
import { openPassages, withPassages } from "./passages.ts";

interface Worded {
  readonly sections: readonly Section[];
  /** "rules" when nothing of the model's could be used. */
  readonly writtenBy: string;
}

const RULES = "rules";

/** The same sections, in a model's words where these can stand. No fault of a model fails a report. */
export async function wordSections(
  sections: readonly Section[],
  client: ModelClient | undefined,
  log: Log,
): Promise<Worded> {
  const open = sections.filter((section) => openPassages(section).length > 0);
  if (!client || open.length === 0) return { sections, writtenBy: RULES };
  const answer = await askedOrNothing(open, client, log);
  const worded = sections.map((section) => chosen(section, answer));
  const used = worded.filter((section, at) => section !== sections[at]).length;
  log.info({ used, sections: open.length }, "a model worded a report");
  return { sections: worded, writtenBy: used > 0 ? client.name : RULES };
}

/** Each passage is the model's if it can stand, and ours if not. */
function chosen(section: Section, answer: ModelSections): Section {
  const ours = openPassages(section);
  const said = answer.find(({ id }) => id === section.finding.id)?.passages.map(tidy) ?? [];
  if (said.length !== ours.length) return section;
  const passages = ours.map((draft, at) => {
    const words = said[at] ?? "";
    return canStand(words, draft, section.finding) ? words : draft;
  });
  const isChanged = passages.some((passage, at) => passage !== ours[at]);
  return isChanged ? withPassages(section, passages) : section;
}

const tidy = (text: string) => text.replace(/\s+/g, " ").trim();

async function askedOrNothing(sections: readonly Section[], client: ModelClient, log: Log) {
  try {
    return await askModel(client, sections);
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    log.warn({ why: error.message }, "the model did not word a report; the rules did");
    return [];
  }
}
