import type { Group, Groups } from "../findings/groups.ts";
import { ads, agreeing, capitalised, count, inWords, listed, perCent, percent } from "./format.ts";

/** The sentences of one way to sort ads into groups. */
export interface GroupTexts {
  /** "field", "fields": what a group is called. */
  readonly one: string;
  readonly many: string;
  /** What several of them are called that stand alike: "places". */
  readonly alike: string;
  /** What is said to rise or fall. */
  readonly shareOf: (name: string) => string;
  /** "of the 102 ads", "of the 63 ads that say how many years". */
  readonly ofAll: (n: number) => string;
  readonly leads: (group: Group) => string;
  /** The beginning of a sentence that goes on with its share: "Victoria has". */
  readonly gist: (group: Group) => string;
  readonly rose: (group: Group) => string;
  readonly fell: (group: Group) => string;
  /** How the largest stands. */
  readonly level: (groups: Groups, first: Group) => string;
  readonly chart: string;
  /** For headlines: "what 102 ads say about …". */
  readonly topic: string;
}

const share = ({ now }: Group, n: number) => perCent(percent(now, n));
const withCount = ({ name, now }: Group) => `${name} (${count(now)})`;
/** The next largest, with what is said of one or of several: "comes", "come". */
const rest = ({ groups }: Groups, one: string, several: string, most = 3) => {
  const next = groups.slice(1, 1 + most);
  return { verb: agreeing(next.length, one, several), list: listed(next.map(withCount)) };
};
const nextComes = (groups: Groups, most = 3) => {
  const { verb, list } = rest(groups, "comes", "come", most);
  return `${verb} ${list}`;
};
const Name = ({ name }: Group) => capitalised(name);

/** Several are first: none of them leads. A heading has room for the names of two. */
export const sharedPlace = (texts: GroupTexts, names: readonly string[]) =>
  names.length > 2
    ? tiedFirst(texts, names.length)
    : `${tiedFirst(texts, names.length)}: ${listed(names)}`;

const tiedFirst = ({ alike }: GroupTexts, tied: number) =>
  `${capitalised(inWords(tied))} ${alike} share first place`;

export function groupGist(texts: GroupTexts, { n, groups }: Groups, tied: number): string {
  const [first] = groups;
  if (!first) return "";
  if (tied === 1) return `${texts.gist(first)} ${share(first, n)} ${texts.ofAll(n)}.`;
  return `${tiedFirst(texts, tied)}, each with ${share(first, n)} ${texts.ofAll(n)}.`;
}

export function sharedLevel(texts: GroupTexts, { n, groups }: Groups, tied: number): string {
  const [first] = groups;
  if (!first) return "";
  const names = groups.slice(0, tied).map(({ name }) => name);
  const after = groups.slice(tied, tied + 3).map(withCount);
  const next = after.length > 0 ? ` Next: ${listed(after)}.` : "";
  return `At the top, with ${ads(first.now)} each (${share(first, n)} ${texts.ofAll(n)}), stand ${listed(names)}.${next}`;
}

export const GROUP_TEXTS = {
  fields: {
    one: "field",
    many: "fields",
    alike: "fields",
    gist: (group) => `${Name(group)} has`,
    shareOf: (name) => `the share of ${name}`,
    ofAll: (n) => `of the ${count(n)} ads that name a field`,
    leads: (group) => `${Name(group)} has the most ads`,
    rose: (group) => `${Name(group)} has a larger share of the ads`,
    fell: (group) => `${Name(group)} has a smaller share of the ads`,
    level: (groups, first) =>
      `${Name(first)} is the largest field, with ${ads(first.now)}, or ${share(first, groups.n)} of those that name one. Next ${nextComes(groups)}.`,
    chart: "Ads by field",
    topic: "where the demand is",
  },
  states: {
    one: "state or territory",
    many: "states and territories",
    alike: "places",
    gist: (group) => `${Name(group)} has`,
    shareOf: (name) => `the share of ${name}`,
    ofAll: (n) => `of the ${count(n)} ads that name a place`,
    leads: (group) => `${Name(group)} has the most ads`,
    rose: (group) => `${Name(group)} has a larger share of the ads`,
    fell: (group) => `${Name(group)} has a smaller share of the ads`,
    level: (groups, first) =>
      `Of the ${count(groups.n)} ads that can be put in a state, ${share(first, groups.n)} are for work in ${first.name} (${count(first.now)}). After it ${nextComes(groups)}.`,
    chart: "Ads by state and territory",
    topic: "where the jobs are",
  },
  cities: {
    one: "town or city",
    many: "towns and cities",
    alike: "towns",
    gist: (group) => `${Name(group)} has`,
    shareOf: (name) => `the share of ${name}`,
    ofAll: (n) => `of the ${count(n)} ads that name a town`,
    leads: (group) => `${Name(group)} leads the cities`,
    rose: (group) => `${Name(group)} has a larger share of the ads`,
    fell: (group) => `${Name(group)} has a smaller share of the ads`,
    level: (groups, first) => {
      const { verb, list } = rest(groups, "follows", "follow");
      return `${Name(first)} alone accounts for ${ads(first.now)}, ${share(first, groups.n)} of those that name a town. ${capitalised(list)} ${verb}.`;
    },
    chart: "Ads by town and city",
    topic: "where the jobs are",
  },
  levels: {
    one: "level",
    many: "levels",
    alike: "levels",
    gist: (group) => `${Name(group)} level is asked for in`,
    shareOf: (name) => `the share of ${name} roles`,
    ofAll: (n) => `of the ${count(n)} ads that name a level`,
    leads: (group) => `Most in demand: ${group.name} level`,
    rose: (group) => `A larger share of the ads is for ${group.name} roles`,
    fell: (group) => `A smaller share of the ads is for ${group.name} roles`,
    level: (groups, first) =>
      `Employers ask most often for people at ${first.name} level: ${count(first.now)} of ${count(groups.n)} ads, or ${share(first, groups.n)}. Behind ${nextComes(groups, 4)}.`,
    chart: "Ads by level",
    topic: "who is wanted",
  },
  types: {
    one: "kind of employment",
    many: "kinds of employment",
    alike: "kinds of employment",
    gist: (group) => `${Name(group)} work is offered in`,
    shareOf: (name) => `the share of ${name} work`,
    ofAll: (n) => `of the ${count(n)} ads that name a kind of employment`,
    leads: (group) => `${Name(group)} work is offered most often`,
    rose: (group) => `${Name(group)} work has a larger share`,
    fell: (group) => `${Name(group)} work has a smaller share`,
    level: (groups, first) => {
      const { verb, list } = rest(
        groups,
        "kind with enough ads to count is",
        "kinds with enough ads to count are",
        4,
      );
      return `${Name(first)} hours or terms are offered in ${count(first.now)} of ${count(groups.n)} ads (${share(first, groups.n)}). The other ${verb} ${list}; an ad that offers a choice is counted under each.`;
    },
    chart: "Ads by kind of employment",
    topic: "part-time and contract work",
  },
  asks: {
    one: "requirement",
    many: "requirements",
    alike: "requirements",
    gist: (group) => `${Name(group)} is asked for in`,
    shareOf: (name) => `the share of ads that list ${name}`,
    ofAll: (n) => `of the ${count(n)} ads with requirements we recognise`,
    leads: (group) => `What is asked for most: ${group.name}`,
    rose: (group) => `A larger share of ads asks for ${group.name}`,
    fell: (group) => `A smaller share of ads asks for ${group.name}`,
    level: (groups, first) =>
      `Among the requirements that ads list, ${first.name} comes first, in ${count(first.now)} of the ${count(groups.n)} ads whose list names anything we recognise (${share(first, groups.n)}). Then ${nextComes(groups, 4)}.`,
    chart: "Ads that list a requirement",
    topic: "what employers want",
  },
  years: {
    one: "band",
    many: "bands",
    alike: "bands",
    gist: (group) => `The least experience asked for is ${group.name} in`,
    shareOf: (name) => `the share of ads that ask for ${name}`,
    ofAll: (n) => `of the ${count(n)} ads that give years`,
    leads: (group) => `Experience asked for most often: ${group.name}`,
    rose: (group) => `A larger share of ads asks for ${group.name}`,
    fell: (group) => `A smaller share of ads asks for ${group.name}`,
    level: (groups, first) =>
      `Where an ad says how much experience it wants, the least it will take is most often ${first.name}: ${count(first.now)} of ${count(groups.n)} ads, or ${share(first, groups.n)}. After that ${nextComes(groups)}.`,
    chart: "Ads by the least experience asked for",
    topic: "experience",
  },
} satisfies Record<string, GroupTexts>;
