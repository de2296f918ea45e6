import { fontFiles as filesOf, WIDEST } from "#server/platform/printing/fonts.ts";

/** One plain typeface under a short name, for the resumes that benches make. */
export const fontFiles = () => ({ latin: filesOf(WIDEST)[`${WIDEST}-latin`] });
