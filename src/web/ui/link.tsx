import type { ComponentProps, MouseEvent } from "react";
import { useHref, useLocation, useNavigate } from "react-router";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: string;
  /** Handed to the next screen (spec 1 §2: a message, an email, where someone came from). */
  state?: unknown;
  /** The screen that is left cannot be gone back to. */
  replace?: boolean;
  /** For addresses that the server answers and not a screen: sign-out, files, providers. */
  reloadDocument?: boolean;
}

/**
 * A link between screens. The router's own also carries what the data router needs, which is 5 KB
 * of script on every page.
 */
export function Link(props: LinkProps) {
  const { to, state, replace = false, reloadDocument = false, onClick, ...rest } = props;
  const href = useHref(to);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  function onPress(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (reloadDocument || event.defaultPrevented || isForTheBrowser(event)) return;
    event.preventDefault();
    void navigate(to, { state, replace: replace || href === pathname + search + hash });
  }
  return <a {...rest} href={href} onClick={onPress} />;
}

/** Another window, another tab, another button: not ours to handle. */
function isForTheBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button !== 0 || hasModifier || (target !== "" && target !== "_self");
}
