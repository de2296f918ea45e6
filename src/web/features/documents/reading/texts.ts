/** What was read in a document, beside the document itself. */
export const readingTexts = {
  back: "Your documents",
  loading: "Loading the document",
  failedTitle: "The document could not be loaded",
  failedText: "The server did not answer. Nothing has changed.",
  missingTitle: "That document was not found",
  missingText:
    "It may have been deleted, or it belongs to another account or another browser. Visitors’ documents are erased after seven days.",
  missingAction: "Go to your documents",

  readingTitle: "We are reading this document",
  readingText:
    "It’s a scan, so we have to recognise its text first. You can leave this page; the document stays here.",
  pagesRead: (done: number, total: number) => `Page ${done} of ${total}`,
  reading: "Reading",

  unreadableTitle: "We could not read this document",
  unreadableText:
    "We kept the file, but can’t match anything with it. A PDF or DOCX saved from your word processor works best; photos and locked files often can’t be read.",
  uploadAnother: "Upload another",

  original: "Original",
  fields: "What we read",
  views: "How the original is shown",
  asPages: "Pages",
  asText: "Text",
  lines: "Lines of the original",
  page: (page: number) => `Page ${page}`,
  notUsed: "Not used for a field",
  usedFor: "Goes into",
  noLine: "No line",
  more: (count: number) => `and ${count} more`,
  line: (line: number) => `Line ${line}`,
  pointHint: "Hover over a field to see its lines, or click a line to see where it went.",
  tapHint: "Tap a line to see where it went.",
  moreLines: (count: number) => `Show ${count} more lines`,
  noLines: "There are no lines of text in this document.",

  writer: "Read by rules, line by line",
  toCheck: (count: number) =>
    count === 1 ? "Please check 1 field" : `Please check ${count} fields`,
  toCheckText: "We aren’t sure we read these correctly.",
  notFound: "Not found",
  showLines: (lines: string) => `Show ${lines} in the original`,

  correct: (label: string) => `Correct ${label}`,
  add: (label: string) => `Add ${label}`,
  corrected: "Corrected by you",
  undo: "Use what was read",
  undone: "Back to what was read.",
  save: "Save",
  cancel: "Cancel",
  remove: "Remove",
  saved: "Your correction is saved.",
  correctFailed: "Your correction could not be saved. Please try again.",
  undoFailed: "That could not be undone. Please try again.",
  newWord: "Add one",
  addWord: "Add",

  hiddenTitle: "Text readers can’t see",
  hiddenText:
    "The file contains text that doesn’t show on screen or on paper. We never score it. If you didn’t put it there, a template or a website may have.",
  flagsTitle: "Lines that address the assessor",
  flagsText: "These lines seem to address whoever assesses the document. We never score them.",
  onPage: (page: number, reason: string) => `Page ${page}, ${reason}`,

  readAgain: "Read again",
  readingAgain: "The document is read again; your corrections stay.",
  readAgainFailed: "The document could not be read again. Please try again.",
  download: "Download original",
  erase: "Delete",
  removeTitle: "Delete this document?",
  removeText: "The file and everything that was read in it are erased immediately.",
  removeConfirm: "Delete document",
  removed: "The document is deleted.",
  removeFailed: "The document could not be deleted. Please try again.",
} as const;
