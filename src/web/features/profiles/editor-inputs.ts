import type { ChangeEvent } from "react";
import { fieldId } from "./use-row-stage.ts";

/** The same sizes as the server takes; nothing else is checked before a profile is saved (spec 1 §5). */
export const LONGEST = { text: 500, long: 20_000 } as const;

type TextName<Item> = {
  [Name in keyof Item]: Item[Name] extends string ? Name : never;
}[keyof Item] &
  string;

/** What a field needs to show one part of an entry and to change it. */
export const inputs =
  <Item extends object>(key: string, item: Item, edit: (part: Partial<Item>) => void) =>
  (name: TextName<Item>) => ({
    id: fieldId(key, name),
    value: String(item[name]),
    maxLength: LONGEST.text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      // One of its text parts by the name of that part, which the compiler cannot follow.
      edit({ [name]: target.value } as Partial<Item>),
  });
