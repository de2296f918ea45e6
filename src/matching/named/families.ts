import careAndLearning from "#knowledge/named/care-and-learning.json" with { type: "json" };
import code from "#knowledge/named/code.json" with { type: "json" };
import dataAndMarketing from "#knowledge/named/data-and-marketing.json" with { type: "json" };
import languages from "#knowledge/named/languages.json" with { type: "json" };
import lawSoftware from "#knowledge/named/law-software.json" with { type: "json" };
import machines from "#knowledge/named/machines.json" with { type: "json" };
import making from "#knowledge/named/making.json" with { type: "json" };
import money from "#knowledge/named/money.json" with { type: "json" };
import office from "#knowledge/named/office.json" with { type: "json" };
import service from "#knowledge/named/service.json" with { type: "json" };
import standards from "#knowledge/named/standards.json" with { type: "json" };
import statutes from "#knowledge/named/statutes.json" with { type: "json" };
import systems from "#knowledge/named/systems.json" with { type: "json" };
import type { Family } from "./parse-family.ts";

export const FAMILIES: readonly Family[] = [
  ...languages,
  ...office,
  ...money,
  ...lawSoftware,
  ...code,
  ...systems,
  ...dataAndMarketing,
  ...careAndLearning,
  ...service,
  ...making,
  ...machines,
  ...standards,
  ...statutes,
];
