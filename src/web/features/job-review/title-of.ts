import { reviewTexts as texts } from "./texts.ts";

/** Some pages do not say what the job is called. */
export const titleOf = ({ title }: { readonly title: string }) => title.trim() || texts.untitled;

/** Whether a line is nothing but the title: many ads begin with a whole paragraph. */
export const isTitle = ({ title }: { readonly title: string }, line: string) =>
  title.trim() !== "" && line.trim().toLowerCase() === title.trim().toLowerCase();
