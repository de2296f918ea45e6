import buildingAndMaking from "#knowledge/occupations/building-and-making.json" with {
  type: "json",
};
import business from "#knowledge/occupations/business.json" with { type: "json" };
import care from "#knowledge/occupations/care.json" with { type: "json" };
import law from "#knowledge/occupations/law.json" with { type: "json" };
import learningAndScience from "#knowledge/occupations/learning-and-science.json" with {
  type: "json",
};
import publicAndArts from "#knowledge/occupations/public-and-arts.json" with { type: "json" };
import service from "#knowledge/occupations/service.json" with { type: "json" };
import technology from "#knowledge/occupations/technology.json" with { type: "json" };
import businessSkills from "#knowledge/skills/business.json" with { type: "json" };
import careSkills from "#knowledge/skills/care-and-learning.json" with { type: "json" };
import generalSkills from "#knowledge/skills/general.json" with { type: "json" };
import handsSkills from "#knowledge/skills/hands.json" with { type: "json" };
import lawSkills from "#knowledge/skills/law.json" with { type: "json" };
import technologySkills from "#knowledge/skills/technology.json" with { type: "json" };
import businessWork from "#knowledge/work/business.json" with { type: "json" };
import careWork from "#knowledge/work/care.json" with { type: "json" };
import generalWork from "#knowledge/work/general.json" with { type: "json" };
import handsWork from "#knowledge/work/hands.json" with { type: "json" };
import lawWork from "#knowledge/work/law.json" with { type: "json" };
import lawyering from "#knowledge/work/lawyering.json" with { type: "json" };
import learningWork from "#knowledge/work/learning.json" with { type: "json" };
import technologyWork from "#knowledge/work/technology.json" with { type: "json" };

/** An occupation or a legal practice area: what it is called and what people in it do. */
export interface Occupation {
  readonly id: string;
  readonly family: string;
  /** Of the law family only: a field of law, or a job in the law whatever the field. */
  readonly kind?: string;
  readonly titles: readonly string[];
  readonly duties: readonly string[];
}

/** A skill, tool, credential, court or statute, with everything it is also called. */
export interface Skill {
  readonly id: string;
  readonly kind: string;
  readonly field: string;
  readonly aliases: readonly string[];
  /** Every advertisement asks for it: it tells little. */
  readonly generic?: boolean;
}

/** A piece of work in all the ways it is put: "law.family.parenting" is a part of "law.family". */
export interface Work {
  readonly id: string;
  readonly phrases: readonly string[];
}

export const OCCUPATIONS: readonly Occupation[] = [
  ...law,
  ...business,
  ...technology,
  ...buildingAndMaking,
  ...care,
  ...learningAndScience,
  ...service,
  ...publicAndArts,
];

export const SKILLS: readonly Skill[] = [
  ...lawSkills,
  ...technologySkills,
  ...businessSkills,
  ...careSkills,
  ...handsSkills,
  ...generalSkills,
];

export const WORK: readonly Work[] = [
  ...lawWork,
  ...lawyering,
  ...technologyWork,
  ...businessWork,
  ...careWork,
  ...learningWork,
  ...handsWork,
  ...generalWork,
];
