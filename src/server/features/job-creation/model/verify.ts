import { isList } from "../talk/apply.ts";
import { findArrangement, findEmployment } from "../talk/facts/engagement.ts";
import { findContact, findReportsTo } from "../talk/facts/people.ts";
import { findPlaces } from "../talk/facts/place.ts";
import { findSalary } from "../talk/facts/salary.ts";
import { findStart } from "../talk/facts/start-date.ts";
import type { HeardUpdate, Update } from "../talk/heard.ts";
import {
  asksToInvent,
  isOrder,
  isQuestion,
  TELLS_STORY,
  withoutOpeners,
} from "../talk/hearing/intents.ts";
import { mayBeLeftOff } from "../talk/hearing/leave-off.ts";
import { tidyItem } from "../talk/items/tidy-item.ts";
import type { TalkState } from "../talk/state.ts";
import { plainMessage, sentencesOf } from "../talk/text/clean-message.ts";
import type { ModelUpdate } from "./answer-schema.ts";

const LEVELS = new Set(["graduate", "junior", "associate", "senior", "partner"]);
const TAKES_AWAY =
  /\b(?:remove|drop|delete|take|lose|cut|scrap|ditch|without|no longer|not? need\w*|go|gone|leave|forget|strike|out)\b/i;
const LEAVES_OFF =
  /\b(?:leave|off|out|skip|no|not|none|don't|tbc|tbd|negotiable|confidential|pass|later|nothing|rather)\b/i;
/** Words that carry no meaning of their own. */
const LITTLE = new Set(
  "a an and the of in for to with on at or is are be as our their your by from".split(" "),
);
const MOST_TITLE_WORDS = 9;

const row = (text: string) =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}+#&]+/gu) ?? []).join(" ")} `;
const hasAll = (value: string, quote: string) => {
  const said = row(quote);
  return row(value)
    .trim()
    .split(" ")
    .every((word) => LITTLE.has(word) || said.includes(` ${word} `));
};

/** Of what a model says it heard, that which the message bears out. The rest is dropped. */
export function verified(
  updates: readonly ModelUpdate[],
  state: TalkState,
  message: string,
): HeardUpdate[] {
  const sentences = sentencesOf(plainMessage(message)).map(({ text }) => text);
  return updates.flatMap((one): HeardUpdate[] => {
    const quote = plainMessage(one.quote).trim();
    if (row(quote).trim() === "") return [];
    const around = sentences.find((sentence) => row(sentence).includes(row(quote)));
    if (around === undefined || isNoStatement(around)) return [];
    const update = updateOf(one, quote, state);
    return update === null ? [] : [{ update, quote }];
  });
}

/** Questions, orders and stories state nothing about the job. */
function isNoStatement(sentence: string): boolean {
  const text = withoutOpeners(sentence);
  return isOrder(text) || isQuestion(text) || asksToInvent(text) || TELLS_STORY.test(text);
}

function updateOf(
  { fact, op, value }: ModelUpdate,
  quote: string,
  state: TalkState,
): Update | null {
  if (op === "unstate") return mayBeLeftOff(fact) && LEAVES_OFF.test(quote) ? { op, fact } : null;
  if (isList(fact)) {
    if (op === "remove") {
      const item = state.draft[fact].find((one) => row(one) === row(value));
      const shared =
        item !== undefined &&
        row(item)
          .trim()
          .split(" ")
          .some((word) => !LITTLE.has(word) && row(quote).includes(` ${word} `));
      return item !== undefined && shared && TAKES_AWAY.test(quote)
        ? { op, fact, value: item }
        : null;
    }
    const item = tidyItem(value);
    return op === "add" && item !== "" && hasAll(item, quote) ? { op, fact, value: item } : null;
  }
  return op === "set" ? singleOf(fact, value, quote) : null;
}

/** Single facts are read from the quote by our own rules wherever they have a form of their own. */
function singleOf(
  fact: Exclude<ModelUpdate["fact"], "responsibilities" | "must" | "nice" | "benefits">,
  value: string,
  quote: string,
): Update | null {
  const text = (said: string | undefined): Update | null =>
    said === undefined || said === "" || fact === "salary" || fact === "contact"
      ? null
      : { op: "set", fact, value: said };
  switch (fact) {
    case "salary": {
      const pay = findSalary(quote, true);
      return pay ? { op: "pay", value: pay.value } : null;
    }
    case "contact": {
      const contact = findContact(quote);
      return contact ? { op: "contact", value: contact.value } : null;
    }
    case "location":
      return text(findPlaces(quote)[0]?.value);
    case "arrangement":
      return text(findArrangement(quote)?.value);
    case "employment_type":
      return text(findEmployment(quote)?.value);
    case "start_date":
      return text(findStart(quote, true)?.value);
    case "reports_to":
      return text(findReportsTo(quote)?.value);
    case "level": {
      const level = value.toLowerCase().trim();
      return LEVELS.has(level) && hasAll(level, quote) ? text(level) : null;
    }
    case "title": {
      const title = value.replace(/\s+/g, " ").trim();
      const words = title.split(" ").length;
      return words <= MOST_TITLE_WORDS &&
        /^[\p{L}\d&/'’() ,-]+$/u.test(title) &&
        hasAll(title, quote)
        ? text(title)
        : null;
    }
  }
}
