const NAMES = new Set(
  `english mandarin cantonese chinese vietnamese hindi punjabi tamil telugu urdu bengali gujarati malayalam marathi kannada sinhala
  sinhalese nepali arabic hebrew farsi persian dari pashto turkish kurdish greek italian french german spanish portuguese dutch
  flemish afrikaans swedish norwegian danish finnish icelandic polish czech slovak hungarian romanian bulgarian croatian serbian
  bosnian slovenian macedonian albanian russian ukrainian latvian lithuanian estonian japanese korean thai lao khmer burmese
  indonesian malay tagalog filipino samoan tongan fijian maori māori swahili somali amharic oromo tigrinya yoruba igbo hausa zulu
  xhosa shona maltese irish welsh gaelic catalan basque galician armenian georgian azerbaijani kazakh uzbek mongolian tibetan latin
  auslan esperanto teochew hokkien hakka shanghainese`.split(/\s+/),
);
const LABEL = /^languages?(?: spoken| skills)?\s?[:–-]\s*/i;

/** "English (native), Uzbek (fluent)": nothing but languages that somebody speaks. */
export function isLanguages(text: string): boolean {
  const items = text
    .replace(LABEL, "")
    .split(/\s*[,;|·•\t]\s*|\s+and\s+|\s+&\s+/)
    .filter(Boolean);
  return items.length > 0 && items.every((item) => NAMES.has(firstWord(item)));
}

function firstWord(item: string): string {
  return (item.split(/[\s(:–-]/, 1)[0] ?? "").toLowerCase();
}
