import { alta, deedy, split } from "./html-columns.mjs";
import { grad, passport } from "./html-formal.mjs";
import { board, cards, lower } from "./html-single.mjs";
import { jake, margin } from "./tex.mjs";
import { ascii, markdown, paste } from "./text.mjs";
import { greyColumn, webEditor, wordRule } from "./word.mjs";
import { bar, licence, matters, oldStyle, selection, subRoles } from "./word-formal.mjs";

export const LAYOUTS = {
  "w-deedy": deedy,
  "w-alta": alta,
  "w-split": split,
  "w-cards": cards,
  "w-board": board,
  "w-lower": lower,
  "w-grad": grad,
  "w-passport": passport,
  "w-jake": jake,
  "w-margin": margin,
  "w-wordrule": wordRule,
  "w-greycol": greyColumn,
  "w-gdocs": webEditor,
  "w-sub": subRoles,
  "w-oldstyle": oldStyle,
  "w-bar": bar,
  "w-selection": selection,
  "w-licence": licence,
  "w-matters": matters,
  "w-markdown": markdown,
  "w-paste": paste,
  "w-ascii": ascii,
};
