import type { FileType } from "#contract/documents.ts";
import type { HiddenText, Line } from "#reading/line.ts";

/** What is in a file, before anybody asks what it means. */
export interface Extracted {
  readonly fileType: FileType;
  /** In points; none for files without pages of their own. */
  readonly pages: readonly { readonly width: number; readonly height: number }[];
  readonly lines: readonly Line[];
  readonly hidden: readonly HiddenText[];
  /** Its pages are pictures without text worth reading: it has to be recognised. */
  readonly scanned: boolean;
}
