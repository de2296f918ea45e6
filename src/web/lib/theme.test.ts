import { expect, test } from "vitest";
import { nextTheme, THEMES, themeCookie, themeOf } from "./theme.ts";

test("only the three themes are read from a cookie", () => {
  expect(THEMES.map(themeOf)).toEqual(["system", "light", "dark"]);
  for (const text of [undefined, "", "DARK", 'dark"', "dark; x"])
    expect(themeOf(text)).toBe("system");
});

test("a choice is kept for a year, the system's is forgotten", () => {
  expect(themeCookie("dark", true)).toBe(
    "theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
  );
  expect(themeCookie("system", false)).toBe("theme=system; Path=/; Max-Age=0; SameSite=Lax");
});

test.each([
  [false, ["dark", "light", "system"]],
  [true, ["light", "dark", "system"]],
])("the first press changes what is seen (system dark: %s)", (systemIsDark, round) => {
  const first = nextTheme("system", systemIsDark);
  const second = nextTheme(first, systemIsDark);
  expect([first, second, nextTheme(second, systemIsDark)]).toEqual(round);
});
