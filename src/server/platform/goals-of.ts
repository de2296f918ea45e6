/** What fits in four columns, and beside each other on a phone. */
export const GOALS = { most: 4, figure: 12, label: 40 } as const;

/** `95%|accuracy;30 sec|average`; `none` shows no goals. Undefined: it has another form. */
export function goalsOf(text: string) {
  if (text.trim() === "none") return [];
  const goals = text.split(";").flatMap((pair) => {
    const [figure = "", label = "", ...rest] = pair.split("|").map((part) => part.trim());
    return pair.trim() ? { figure, label, isWhole: rest.length === 0 } : [];
  });
  const fits = ({ figure, label, isWhole }: (typeof goals)[number]) =>
    isWhole && isWithin(figure, GOALS.figure) && isWithin(label, GOALS.label);
  if (goals.length === 0 || goals.length > GOALS.most || !goals.every(fits)) return undefined;
  return goals.map(({ figure, label }) => ({ figure, label }));
}

const isWithin = (text: string, most: number) => text.length > 0 && text.length <= most;
