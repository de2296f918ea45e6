// Writes the labelled advertisements, sentence by sentence, for message-data.py:
// node tools/run.mjs reading-model/export-adverts.mjs .cache/reading-model/adverts.json
import { writeFileSync } from "node:fs";
import { readLabelled } from "../matching/labelled.mjs";

const labelled = readLabelled("labelled").ads.map(({ id, sentences, requirements }) => ({
  id,
  sentences: sentences.map(({ text, kind, repeats }, at) => ({
    text,
    kind,
    reqs: repeats ? [] : requirements.filter(({ from }) => from === at).map((one) => one.text),
  })),
}));
writeFileSync(process.argv[2], JSON.stringify({ labelled }));
