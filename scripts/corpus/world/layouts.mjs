import { alta, deedy, split } from "./html-columns.mjs";
import { board, cards, lower } from "./html-single.mjs";
import { ascii, markdown, paste } from "./text.mjs";

export const LAYOUTS = {
  "w-deedy": deedy,
  "w-alta": alta,
  "w-split": split,
  "w-cards": cards,
  "w-board": board,
  "w-lower": lower,
  "w-markdown": markdown,
  "w-paste": paste,
  "w-ascii": ascii,
};
