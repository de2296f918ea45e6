import { reviewTexts as texts } from "../texts.ts";

/** Some pages do not say what the job is called. */
export const titleOf = ({ title }: { readonly title: string }) => title.trim() || texts.untitled;
