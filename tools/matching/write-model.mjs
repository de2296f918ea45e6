import { writeFileSync } from "node:fs";
import { DIGITS } from "../../src/reading/advert/linear-model.ts";

const MIDDLE = Math.floor(DIGITS.length / 2);
const digit = (weight) => DIGITS[Math.max(0, Math.min(DIGITS.length - 1, MIDDLE + weight))];

/** As src/reading/advert/linear-model.ts reads it: models of the same classes side by side, a feature a line. */
export function writeModel(file, models) {
  const [{ classes }] = models;
  const names = [...new Set(models.flatMap(({ weights }) => Object.keys(weights)))].sort();
  const none = classes.map(() => 0);
  const lines = names.map((name) => {
    const rows = models.flatMap(({ weights }) => weights[name] ?? none);
    return `${JSON.stringify(name)}:"${rows.map(digit).join("")}"`;
  });
  writeFileSync(
    file,
    `{"classes":${JSON.stringify(classes)},"weights":{\n${lines.join(",\n")}\n}}\n`,
  );
}

/** What a fitted model is before and after it was written. */
export const packed = ({ classes, weights }) => ({
  classes,
  offset: 0,
  weights: Object.fromEntries(
    Object.entries(weights).map(([name, row]) => [name, row.map(digit).join("")]),
  ),
});
