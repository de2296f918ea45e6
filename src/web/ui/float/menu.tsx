import * as DropdownMenu from "@radix-ui/react-dropdown-menu";
import {
  createContext,
  type ReactElement,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useRef,
} from "react";
import { Icon } from "../icon.tsx";
import { Link, type LinkProps } from "../link.tsx";
import { useFloatHome } from "./open-dialogs.ts";

const GUTTER = 20;
const SHEET =
  "z-40 max-h-(--radix-dropdown-menu-content-available-height) w-55 max-w-[calc(100vw-40px)] overflow-y-auto rounded-sm border border-rule bg-sheet p-1 text-13 text-ink shadow-float";
const ITEM =
  "flex min-h-9 w-full cursor-pointer items-center gap-2.5 rounded-[2px] px-2.5 py-2 leading-[1.4] no-underline -outline-offset-2 select-none hover:outline-0 data-disabled:cursor-not-allowed data-disabled:text-ink-3";
const PLAIN = `${ITEM} data-highlighted:bg-paper-3`;
const DANGER = `${ITEM} text-danger data-highlighted:bg-danger-wash`;

const Trigger = createContext<RefObject<HTMLButtonElement | null>>({ current: null });

interface MenuProps {
  /** A button. */
  trigger: ReactElement;
  /** What the menu is about, for those who do not see where it hangs. */
  label: string;
  align?: "start" | "center" | "end";
  /** It was asked for before it was here. */
  openAtOnce?: boolean;
  children: ReactNode;
}

/** Things to do, behind a button. Not modal, because a modal menu would write a <style> of its own. */
export function Menu({ trigger, label, align = "end", openAtOnce, children }: MenuProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const home = useFloatHome();
  // It was not here to see that a key asked for it, and so would leave its first item without the focus.
  useEffect(() => {
    if (openAtOnce) content.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus();
  }, [openAtOnce]);
  return (
    <DropdownMenu.Root modal={false} defaultOpen={openAtOnce ?? false}>
      <DropdownMenu.Trigger asChild ref={ref}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={home}>
        <DropdownMenu.Content
          ref={content}
          aria-label={label}
          aria-labelledby={undefined}
          align={align}
          sideOffset={6}
          collisionPadding={GUTTER}
          loop
          className={SHEET}
        >
          <Trigger value={ref}>{children}</Trigger>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/**
 * The focus goes back to the button before anything is done, and not after: a dialog that opens then
 * knows where to return it, and nothing takes it from a field or a page that was given it.
 */
function useReturn(act?: () => void) {
  const trigger = use(Trigger);
  return () => {
    trigger.current?.focus();
    act?.();
  };
}

interface MenuItemProps {
  icon?: ReactNode;
  /** The key that does the same. */
  shortcut?: string;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

export function MenuItem(props: MenuItemProps) {
  const { icon, shortcut, danger = false, disabled = false, children } = props;
  const onSelect = useReturn(props.onSelect);
  return (
    <DropdownMenu.Item
      disabled={disabled}
      onSelect={onSelect}
      aria-keyshortcuts={shortcut}
      className={danger ? DANGER : PLAIN}
    >
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
      {shortcut && (
        <span
          aria-hidden="true"
          className="min-w-[18px] rounded-sm border border-rule-2 bg-sheet px-1 text-center font-medium font-sans text-[11px] text-ink-2 leading-4"
        >
          {shortcut}
        </span>
      )}
    </DropdownMenu.Item>
  );
}

interface MenuLinkProps extends Pick<LinkProps, "to" | "state" | "reloadDocument"> {
  icon?: ReactNode;
  children: ReactNode;
}

export function MenuLink({ icon, children, ...link }: MenuLinkProps) {
  const onSelect = useReturn();
  return (
    <DropdownMenu.Item asChild onSelect={onSelect}>
      <Link {...link} className={PLAIN}>
        {icon}
        <span className="min-w-0 flex-1">{children}</span>
      </Link>
    </DropdownMenu.Item>
  );
}

export function MenuRule() {
  return <DropdownMenu.Separator className="-mx-1 my-1 border-rule border-t" />;
}

/** Text that says whose menu this is. */
export function MenuHeader({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className="wrap-anywhere px-2.5 py-2 leading-[1.4]">
      {children}
    </DropdownMenu.Label>
  );
}

interface MenuChoicesProps<Value extends string> {
  value: Value;
  onChange: (value: Value) => void;
  label: string;
  options: readonly { value: Value; label: string }[];
}

/** One of several. */
export function MenuChoices<Value extends string>(props: MenuChoicesProps<Value>) {
  const { value, onChange, label, options } = props;
  const returnFocus = useReturn();
  return (
    <DropdownMenu.RadioGroup value={value} aria-label={label}>
      <div aria-hidden="true" className="px-2.5 pt-1.5 pb-1 text-12 text-ink-3">
        {label}
      </div>
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          onSelect={() => {
            returnFocus();
            onChange(option.value);
          }}
          className={`${PLAIN} relative pl-9 data-[state=checked]:font-medium`}
        >
          <DropdownMenu.ItemIndicator className="absolute left-2.5">
            <Icon name="check" />
          </DropdownMenu.ItemIndicator>
          {option.label}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
