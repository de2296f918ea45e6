/** An Australian Business Number: eleven digits, of which the first two check the others. */

const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
const MODULUS = 89;

/** Its digits, however it is spaced; "" when it is none. */
export function abnDigits(typed: string): string {
  const digits = typed.replace(/[\s.-]/g, "");
  if (!/^[1-9]\d{10}$/.test(digits)) return "";
  const sum = WEIGHTS.reduce(
    (total, weight, at) => total + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)),
    0,
  );
  return sum % MODULUS === 0 ? digits : "";
}

/** "51 824 753 556", as it is printed. */
export const writtenAbn = (digits: string): string =>
  digits.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, "$1 $2 $3 $4");
