import { WORK } from "./records.ts";

const names = new Map(WORK.map(({ id, phrases }) => [id, phrases[0] ?? id]));

/** A term as a person would say it: pieces of work by their first phrase, skills by their own name. */
export const termName = (id: string): string => names.get(id) ?? id;
