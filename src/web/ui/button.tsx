import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";

/**
 * `solid` once per view, `line` the second thing to do, `quiet` the third; `soft` is the same action
 * repeated in rows, `danger` what cannot be taken back.
 */
export const LOOKS = {
  solid: "border-accent bg-accent text-on-accent hover:border-accent-2 hover:bg-accent-2",
  soft: "border-transparent bg-wash text-accent hover:border-accent",
  line: "border-rule-2 text-ink hover:border-ink-2 hover:bg-paper-3",
  quiet:
    "border-transparent text-ink-2 hover:bg-paper-3 hover:text-ink disabled:border-transparent disabled:bg-transparent",
  danger: "border-danger text-danger hover:bg-danger-wash",
} as const;

export const SIZES = {
  regular: "min-h-9 px-3.5 text-13",
  big: "min-h-[46px] px-[22px] text-15",
  icon: "size-9",
} as const;

export interface Looks {
  look?: keyof typeof LOOKS;
  size?: keyof typeof SIZES;
  /** The key that does the same. It is shown where there is a keyboard to press it on. */
  kbd?: string | undefined;
}

export const FRAME =
  "inline-flex items-center justify-center gap-2 rounded-sm border font-[550] leading-none whitespace-nowrap no-underline transition-colors aria-disabled:cursor-not-allowed disabled:cursor-not-allowed disabled:border-paper-3 disabled:bg-paper-3 disabled:text-ink-3";

interface ButtonProps extends Looks, ComponentProps<"button"> {
  /** It keeps its place and its focus while it works; the form ignores a second press. */
  busy?: boolean;
}

export function Button(props: ButtonProps) {
  const { look = "solid", size = "regular", kbd, busy = false, className = "", ...rest } = props;
  const content = (
    <>
      {props.children}
      {kbd && <Key name={kbd} />}
    </>
  );
  return (
    <button
      type="button"
      aria-keyshortcuts={kbd}
      {...rest}
      aria-disabled={busy || rest["aria-disabled"] || undefined}
      className={`${FRAME} ${LOOKS[look]} ${SIZES[size]} ${className}`}
    >
      {busy ? <Working>{content}</Working> : content}
    </button>
  );
}

/** The words stay where they are, unseen, so that the button keeps its width and its name. */
function Working({ children }: { children: ReactNode }) {
  return (
    <span className="inline-grid place-items-center *:[grid-area:1/1]">
      <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
      <Icon name="turn" className="animate-turn" />
    </span>
  );
}

export function ButtonLink(props: Looks & ComponentProps<typeof Link>) {
  const { look = "solid", size = "regular", kbd, className = "", children, ...rest } = props;
  return (
    <Link
      aria-keyshortcuts={kbd}
      {...rest}
      className={`${FRAME} ${LOOKS[look]} ${SIZES[size]} ${className}`}
    >
      {children}
      {kbd && <Key name={kbd} />}
    </Link>
  );
}

/** Something to do that reads like a link: inside a sentence, a banner, a row. */
export function TextButton({ className = "", ...rest }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...rest}
      className={`font-medium text-13 text-accent leading-6 underline decoration-1 underline-offset-3 hover:text-accent-2 hover:decoration-2 disabled:cursor-not-allowed disabled:text-ink-3 disabled:no-underline ${className}`}
    />
  );
}

/** Not part of the name: `aria-keyshortcuts` says it to those who do not see it. */
function Key({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="-mr-0.5 hidden min-w-[18px] rounded-sm border border-current px-1 text-center font-medium font-sans text-[11px] leading-4 opacity-85 md:inline-block"
    >
      {name}
    </span>
  );
}
