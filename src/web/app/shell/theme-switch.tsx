import { use, useState } from "react";
import { FirstTheme, keepTheme, nextTheme, type Theme } from "#web/lib/theme.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";

const ICONS = { system: "screen", light: "sun", dark: "moon" } as const;
const WORDS = { system: "as the system has it", light: "light", dark: "dark" } as const;

export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>(use(FirstTheme));
  function change() {
    const next = nextTheme(theme, matchMedia("(prefers-color-scheme: dark)").matches);
    keepTheme(next);
    setTheme(next);
  }
  const label = `Change colours, now ${WORDS[theme]}`;
  return (
    <Button look="quiet" size="icon" aria-label={label} title={label} onClick={change}>
      <Icon name={ICONS[theme]} />
    </Button>
  );
}
