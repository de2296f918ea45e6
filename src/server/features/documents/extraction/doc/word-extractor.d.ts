/** The package has no types of its own: only what is used here. */
declare module "word-extractor" {
  interface Accents {
    /** true (as if left out) turns typographic quotes and dashes into typewriter ones. */
    readonly filterUnicode: boolean;
  }

  class WordDocument {
    getBody(how: Accents): string;
    getFootnotes(how: Accents): string;
    getHeaders(how: Accents & { includeFooters: boolean }): string;
    getFooters(how: Accents): string;
    getTextboxes(
      how: Accents & { includeHeadersAndFooters: boolean; includeBody: boolean },
    ): string;
  }

  class WordExtractor {
    extract(source: Buffer): Promise<WordDocument>;
  }

  export = WordExtractor;
}
