import { EMPLOYMENT_TYPES, JOB_LEVELS, JOB_ORDERS, STATES } from "#contract/match-rules.ts";
import { type Filters, LEAST_PAY, POSTED_WITHIN } from "../../model/filters.ts";
import { typeText } from "../../texts.ts";
import { filterTexts, ORDER_WORDS } from "../texts.ts";

interface FilterOptions {
  name: keyof Filters;
  label: string;
  /** The first one is no filter at all. */
  options: readonly { value: string; label: string }[];
}

/** A filter as it stands. */
export interface FilterControl extends FilterOptions {
  value: string;
  onPick: (value: string) => void;
}

const POSTED: Record<(typeof POSTED_WITHIN)[number], string> = {
  1: "In the last day",
  3: "In the last 3 days",
  7: "In the last week",
  14: "In the last 2 weeks",
  30: "In the last month",
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function among<Value extends string | number>(
  any: string,
  values: readonly Value[],
  label: (value: Value) => string,
) {
  const options = values.map((value) => ({ value: String(value), label: label(value) }));
  return [{ value: "", label: any }, ...options];
}

export const FILTER_OPTIONS: readonly FilterOptions[] = [
  { name: "state", label: "Place", options: among("Anywhere", STATES, (state) => state) },
  { name: "type", label: "Type", options: among("Any", EMPLOYMENT_TYPES, typeText) },
  { name: "level", label: "Level", options: among("Any", JOB_LEVELS, capital) },
  { name: "pay", label: "Pay", options: among("Any", LEAST_PAY, filterTexts.pay) },
  {
    name: "posted",
    label: "Posted",
    options: among("Any time", POSTED_WITHIN, (at) => POSTED[at]),
  },
  { name: "remote", label: "Remote", options: among("Either", ["yes"], () => "Only remote") },
];

export const ORDER_OPTIONS = JOB_ORDERS.map((order) => ({
  value: order,
  label: ORDER_WORDS[order],
}));
