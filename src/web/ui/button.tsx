import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";

/** `solid` once per view, `line` the second thing to do, `quiet` the third. */
const LOOKS = {
  solid: "border-accent bg-accent text-on-accent hover:border-accent-2 hover:bg-accent-2",
  line: "border-rule-2 text-ink hover:border-ink-2 hover:bg-paper-3",
  quiet: "border-transparent text-ink-2 hover:bg-paper-3 hover:text-ink",
} as const;

const SIZES = {
  regular: "min-h-9 px-3.5 text-13",
  big: "min-h-[46px] px-[22px] text-15",
  icon: "size-9",
} as const;

interface Looks {
  look?: keyof typeof LOOKS;
  size?: keyof typeof SIZES;
}

const FRAME =
  "inline-flex items-center justify-center gap-2 rounded-sm border font-[550] leading-none whitespace-nowrap no-underline transition-colors aria-disabled:cursor-not-allowed";

interface ButtonProps extends Looks, ComponentProps<"button"> {
  /** It keeps its place and its focus while it works; the form ignores a second press. */
  busy?: boolean;
}

export function Button(props: ButtonProps) {
  const { look = "solid", size = "regular", busy = false, className = "", ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      className={`${FRAME} ${LOOKS[look]} ${SIZES[size]} ${className}`}
    >
      {busy && <Icon name="turn" className="animate-turn" />}
      {props.children}
    </button>
  );
}

export function ButtonLink(props: Looks & ComponentProps<typeof Link>) {
  const { look = "solid", size = "regular", className = "", ...rest } = props;
  return <Link {...rest} className={`${FRAME} ${LOOKS[look]} ${SIZES[size]} ${className}`} />;
}
