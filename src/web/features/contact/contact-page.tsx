import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { CONTACT_SENTENCES, CONTACT_SUBJECTS, ContactMessage } from "#contract/contact.ts";
import { ApiError } from "#web/lib/api.ts";
import { useForm } from "#web/lib/form.ts";
import { useSession } from "#web/lib/session.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { sendMessage, siteQuery } from "./api.ts";
import { contactTexts, contactTexts as texts } from "./texts.ts";

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

const waysTexts = contactTexts.ways;

interface WaysProps {
  /** Of the operator; undefined until it is known. */
  address: string | undefined;
  failed: boolean;
}

/** How else to reach the people behind the form. */
function Ways({ address, failed }: WaysProps) {
  return (
    <section aria-label={waysTexts.title} className="bg-paper-2 px-5 pt-2 pb-4">
      <dl className="grid gap-x-4 text-15">
        <Way name={waysTexts.email}>
          <Address address={address} failed={failed} />
        </Way>
        <Way name={waysTexts.phone}>{waysTexts.onRequest}</Way>
        <Way name={waysTexts.hours}>{waysTexts.nineToSix}</Way>
        <Way name={waysTexts.location}>{waysTexts.sydney}</Way>
      </dl>
      <p className="border-rule border-t pt-3 text-13 text-ink-2 leading-normal">
        <strong className="font-[550] text-ink">{waysTexts.tip}:</strong> {waysTexts.tipText}
      </p>
    </section>
  );
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-rule not-first:border-t py-2.5">
      <dt className="text-13 text-ink-3">{name}</dt>
      <dd className="wrap-anywhere min-h-6">{children}</dd>
    </div>
  );
}

function Address({ address, failed }: WaysProps) {
  if (failed) return waysTexts.emailUnknown;
  if (address === undefined) return <Skeleton />;
  return (
    <a
      href={`mailto:${address}`}
      className="font-medium text-accent underline decoration-1 underline-offset-3 hover:text-accent-2 hover:decoration-2"
    >
      {address}
    </a>
  );
}

const contactFormTexts = contactTexts.form;
const SUBJECTS = [
  { value: "", label: contactFormTexts.choose },
  ...CONTACT_SUBJECTS.map((subject) => ({ value: subject, label: subject })),
];

interface ContactFormProps {
  /** The support address, which the call names (spec 1 §7). */
  to: string;
  /** Also without the name and the address of who is signed in (spec 1 §4). */
  isBlank: boolean;
  onSent: (email: string) => void;
}

function ContactForm({ to, isBlank, onSent }: ContactFormProps) {
  const session = useSession();
  const known = session.state === "signed-in" && !isBlank ? session.user : undefined;
  const send = useRef<HTMLButtonElement>(null);
  const { form, field, fault, busy } = useForm({
    schema: ContactMessage,
    initial: { name: known?.name ?? "", email: known?.email ?? "", subject: "", message: "", to },
    async submit(message) {
      await sendMessage({ ...message, to });
      onSent(message.email);
    },
    explain: (error) => ({ form: reasonOf(error) }),
  });

  // While it was disabled it could not keep the focus.
  useEffect(() => {
    if (fault !== undefined) send.current?.focus();
  }, [fault]);

  return (
    // The browser holds back what is not filled in, and our sentences stand in for its bubbles.
    <form
      {...form}
      noValidate={false}
      onInvalidCapture={form.onSubmit}
      aria-label={contactFormTexts.title}
      // The label of what gets the focus stops below the head of the page, too.
      className="grid gap-5 [&_:is(input,select,textarea)]:scroll-mt-8"
    >
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Field {...field("name")} label={contactFormTexts.name} autoComplete="name" required />
        <Field
          {...field("email")}
          label={contactFormTexts.email}
          type="email"
          autoComplete="email"
          required
        />
      </div>
      <Select {...field("subject")} label={contactFormTexts.subject} options={SUBJECTS} required />
      <TextArea {...field("message")} label={contactFormTexts.message} rows={6} required />
      {fault !== undefined && (
        <Banner kind="bad">
          <span>{CONTACT_SENTENCES.failed}</span> {fault}
        </Banner>
      )}
      <Button ref={send} type="submit" size="big" disabled={busy} className="min-w-40 md:w-fit">
        {busy ? contactFormTexts.sending : contactFormTexts.send}
      </Button>
    </form>
  );
}

/** What the server says about it; "" where it did not answer, or has nothing to say. */
function reasonOf(error: unknown): string {
  const isSaid = error instanceof ApiError && error.status > 0 && error.fault !== "internal";
  return isSaid ? error.message : "";
}
