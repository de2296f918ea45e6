/** A file that cannot be read; its message is a sentence for the person who brought it. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
}

export const UNREADABLE = {
  protected: "This file is protected by a password. Please save a copy without one and try again.",
  damaged: "This file is damaged and could not be read. Please save it again and try once more.",
  empty: "This file is empty.",
  noText: "No text was found in this file.",
  tooManyPages: "This file has more than 50 pages. Please upload a shorter document.",
  tooMuchText: "This file holds more text than a resume or a job description can have.",
  tooBigInside: "This file is too big once it is unpacked.",
  oldWord: "This file was written by a very old version of Word. Please save it as DOCX or PDF.",
  notText: "This file is not plain text.",
} as const;
