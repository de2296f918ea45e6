import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { editorTexts as texts } from "../texts.ts";

interface EditorFrameProps {
  onBack: () => void;
  /** For those who lead the focus there. */
  heading?: RefObject<HTMLHeadingElement | null>;
  /** The post, by its title as it is saved. */
  name?: string | undefined;
  children: ReactNode;
}

/** The way back and the heading, whatever stands below them. */
export function EditorFrame({ onBack, heading: given, name, children }: EditorFrameProps) {
  const own = useRef<HTMLHeadingElement>(null);
  const heading = given ?? own;
  // What was pressed to come here is gone: reading goes on at the heading.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [heading]);
  return (
    <section className="px-5 pt-6 pb-12 md:px-10 md:pt-8">
      <Button look="quiet" onClick={onBack} className="-ml-3.5 max-md:min-h-11">
        <Icon name="left" />
        {texts.back}
      </Button>
      <h1 ref={heading} tabIndex={-1} className="mt-2 text-28 focus:outline-none md:text-36">
        {texts.title}
      </h1>
      {name && <p className="wrap-anywhere mt-1 font-serif text-18 text-ink-2">{name}</p>}
      {children}
    </section>
  );
}
