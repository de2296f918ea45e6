import { type Sentence, sentences } from "./sentence.ts";

/** The job seekers' home page: upload, results, comparison, and the prompt to sign up. */
export const homeSentences: readonly Sentence[] = [
  // What the product says of itself; the figures are its own.
  ...sentences("home", "spec 1 §1", {
    pattern: ["2,500+", "95%", "10,000+", "30 sec"],
    loose: ["free for job seekers"],
  }),
  // Sections (how it works, benefits, stats) are described and left out; so is the wording of the
  // prompt's benefits, of which two have words of their own.
  ...sentences("home", "spec 1 §2", {
    exact: ["Back", "Start Over", "Create Free Account", "Maybe Later"],
    pattern: ["15-30 seconds"],
    loose: ["save {}preferences", "secure {}profile"],
  }),
  // The stages of an upload are described in lower case.
  ...sentences("home", "spec 1 §4", {
    pattern: ["Found {n} job matches"],
    loose: ["uploading", "processing file", "upload complete", "analyzing", "searching", "finding"],
  }),
  // The last one is only logged; it is what the log says.
  ...sentences("home", "spec 1 §8", {
    exact: [
      "Failed to search for job matches",
      "Error finding matches. Please try again.",
      "Failed to compare resume with job",
    ],
  }),
];
