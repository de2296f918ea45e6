import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { siteQuery } from "./api.ts";
import { ContactForm } from "./contact-form.tsx";
import { contactTexts as texts } from "./texts.ts";
import { Ways } from "./ways.tsx";

/** Spec 1 §4. Sending is the form's own. */
type View = { at: "form"; again: boolean } | { at: "sent"; email: string };

export function ContactPage() {
  const site = useQuery(siteQuery);
  const [view, setView] = useState<View>({ at: "form", again: false });
  if (view.at === "sent")
    return <Sent email={view.email} onAnother={() => setView({ at: "form", again: true })} />;
  const address = site.data?.support_email;
  return (
    <div className="wrap pt-10 md:pt-16">
      <Title text={texts.title} moved={view.again} />
      <p className="mt-3 max-w-[52ch] font-serif text-18 text-ink-2 leading-normal">{texts.lead}</p>
      <div className="mt-8 grid items-start gap-10 md:mt-10 lg:grid-cols-[320px_minmax(0,560px)] lg:gap-16">
        <Ways address={address} failed={site.isError} />
        <ContactForm
          to={address ?? ""}
          isBlank={view.again}
          onSent={(email) => setView({ at: "sent", email })}
        />
      </div>
    </div>
  );
}

function Sent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const { title, promise, another, home } = texts.sent;
  return (
    <section className="wrap py-16 md:py-24">
      <Title text={title} moved />
      <p className="mt-3 max-w-[52ch] font-serif text-18 text-ink-2 leading-normal">
        {promise} <strong className="wrap-anywhere font-[550] text-ink">{email}</strong>.
      </p>
      <div className="mt-6 flex flex-wrap gap-2">
        <ButtonLink to="/">{home}</ButtonLink>
        <Button look="line" onClick={onAnother}>
          {another}
        </Button>
      </div>
    </section>
  );
}

/** Where one view took the place of another, reading goes on at its heading. */
function Title({ text, moved }: { text: string; moved: boolean }) {
  if (!moved) return <h1>{text}</h1>;
  return (
    <h1 ref={takeFocus} tabIndex={-1} className="outline-none">
      {text}
    </h1>
  );
}

function takeFocus(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}
