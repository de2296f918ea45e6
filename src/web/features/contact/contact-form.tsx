import { useEffect, useRef } from "react";
import { CONTACT_SENTENCES, CONTACT_SUBJECTS, ContactMessage } from "#contract/contact.ts";
import { ApiError } from "#web/lib/api.ts";
import { useForm } from "#web/lib/form.ts";
import { useSession } from "#web/lib/session.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { sendMessage } from "./api.ts";
import { contactTexts } from "./texts.ts";

const texts = contactTexts.form;
const SUBJECTS = [
  { value: "", label: texts.choose },
  ...CONTACT_SUBJECTS.map((subject) => ({ value: subject, label: subject })),
];

interface ContactFormProps {
  /** The support address, which the call names (spec 1 §7). */
  to: string;
  /** Also without the name and the address of who is signed in (spec 1 §4). */
  isBlank: boolean;
  onSent: (email: string) => void;
}

export function ContactForm({ to, isBlank, onSent }: ContactFormProps) {
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
      aria-label={texts.title}
      // The label of what gets the focus stops below the head of the page, too.
      className="grid gap-5 [&_:is(input,select,textarea)]:scroll-mt-8"
    >
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Field {...field("name")} label={texts.name} autoComplete="name" required />
        <Field {...field("email")} label={texts.email} type="email" autoComplete="email" required />
      </div>
      <Select {...field("subject")} label={texts.subject} options={SUBJECTS} required />
      <TextArea {...field("message")} label={texts.message} rows={6} required />
      {fault !== undefined && (
        <Banner kind="bad">
          <span>{CONTACT_SENTENCES.failed}</span> {fault}
        </Banner>
      )}
      <Button ref={send} type="submit" size="big" disabled={busy} className="min-w-40 md:w-fit">
        {busy ? texts.sending : texts.send}
      </Button>
    </form>
  );
}

/** What the server says about it; "" where it did not answer, or has nothing to say. */
function reasonOf(error: unknown): string {
  const isSaid = error instanceof ApiError && error.status > 0 && error.fault !== "internal";
  return isSaid ? error.message : "";
}
