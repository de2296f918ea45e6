// One plain typeface under a short name, for the documents that benches make.
import { fontFiles, WIDEST } from "../../src/server/platform/printing/fonts.ts";

export const plainFont = () => ({ latin: fontFiles(WIDEST)[`${WIDEST}-latin`] });
