import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { fetchCompany, CREATION_SENTENCES as say } from "#contract/job-creation.ts";
import { CompanyInfo } from "#contract/recruiter-profile.ts";
import { messageOf } from "#web/lib/api.ts";
import { useForm } from "#web/lib/form.ts";
import { useStillHere } from "#web/lib/still-here.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, TextButton } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Field } from "#web/ui/form/field.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { stepAddress } from "./address.ts";
import {
  type About,
  openTalk,
  ownCompanyQuery,
  readWebsite,
  talkQuery,
  talksQuery,
} from "./api.ts";
import { BackLink } from "./back-link.tsx";
import { urlTexts as texts } from "./texts.ts";

/** The company's website, or on without one (spec 2 §4: the chat opens once it was read). */
export function EnterUrl() {
  const { data, isPending } = useQuery(ownCompanyQuery);
  const company = data?.profile.company_name ?? "";
  const website = data?.profile.company_website ?? "";
  return (
    <section className="wrap pt-8 pb-12 md:pt-12">
      <BackLink />
      <h1 className="mt-1">{texts.title}</h1>
      <p className="mt-3 max-w-[60ch] font-serif text-18 text-ink-2">{texts.lead}</p>
      <div className="mt-8 max-w-[520px]">
        {/* The field begins with the profile's own address, and so waits for it. */}
        {isPending ? (
          <Skeleton className="h-[148px] w-full" />
        ) : (
          <UrlForm company={company} website={website} />
        )}
      </div>
    </section>
  );
}

/** The opening turn; then the talk has an id, and its address takes the place of this step's. */
function useBegin() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const { run, busy, fault } = useAction(say.openingFailed);
  const begin = (about: About) =>
    run("begin", async () => {
      const isHere = stillHere();
      const talk = await openTalk(about);
      client.setQueryData(talkQuery(talk.id).queryKey, talk);
      void client.invalidateQueries({ queryKey: talksQuery.queryKey });
      if (isHere()) await navigate(stepAddress({ at: "chat", talk: talk.id }), { replace: true });
    });
  return { begin, isBeginning: busy !== undefined, fault };
}

interface UrlFormProps {
  /** Of the recruiter's profile. */
  company: string;
  website: string;
}

function UrlForm({ company, website }: UrlFormProps) {
  const stillHere = useStillHere();
  const { begin, isBeginning, fault } = useBegin();
  /** What the talk begins with; without a name it is first asked whose job it is. */
  const [about, setAbout] = useState<About>();
  const isUnnamed = about?.company === "";

  async function open(next: About): Promise<void> {
    setAbout(next);
    if (next.company) await begin(next);
  }
  const { form, field, busy } = useForm({
    schema: fetchCompany.body,
    initial: { url: website },
    async submit({ url }) {
      const isHere = stillHere();
      const read = await readWebsite(url);
      // Who went elsewhere meanwhile is not brought back.
      if (!isHere()) return;
      toast.success(say.fetched);
      await open({
        company: read.company_name || company,
        url: read.url,
        description: read.summary,
      });
    },
    explain: (error) => ({ fields: { url: messageOf(error, say.fetchFailed) } }),
  });
  const url = field("url");
  return (
    <>
      <form {...form}>
        <Field
          {...url}
          label={texts.label}
          type="url"
          inputMode="url"
          autoComplete="url"
          hint={url.error ? texts.nothingLost : texts.hint}
        />
        <div className="mt-5 flex flex-wrap gap-2">
          <Button type="submit" busy={busy} className="max-md:min-h-11 max-md:w-full">
            {texts.submit}
          </Button>
          {!isUnnamed && (
            <Button
              look={url.error ? "line" : "quiet"}
              busy={isBeginning && !busy}
              onClick={() => void open({ company, url: "", description: "" })}
              className="max-md:min-h-11 max-md:w-full"
            >
              {texts.without}
            </Button>
          )}
        </div>
        {!isUnnamed && <p className="mt-3 text-12 text-ink-3">{texts.withoutHint(company)}</p>}
      </form>
      {isUnnamed && <CompanyName onNamed={(name) => open({ ...about, company: name })} />}
      {fault && about && <Failed text={fault} onAgain={() => void begin(about)} />}
    </>
  );
}

function Failed({ text, onAgain }: { text: string; onAgain: () => void }) {
  return (
    <div className="mt-5">
      <Banner kind="bad" action={<TextButton onClick={onAgain}>{texts.again}</TextButton>}>
        {text}
      </Banner>
    </div>
  );
}

const Named = z.pick(CompanyInfo, { company_name: true });

/** Asked where neither a website nor the profile says whose job it is: the assistant does not. */
function CompanyName({ onNamed }: { onNamed: (name: string) => Promise<void> }) {
  const box = useRef<HTMLInputElement>(null);
  const { form, field, busy } = useForm({
    schema: Named,
    initial: { company_name: "" },
    submit: ({ company_name }) => onNamed(company_name),
    explain: () => ({}),
  });
  // The button that asked for it is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <form {...form} className="mt-6 border-rule border-t pt-6">
      <Field
        {...field("company_name")}
        ref={box}
        label={texts.company}
        hint={texts.companyHint}
        autoComplete="organization"
      />
      <Button type="submit" busy={busy} className="mt-5 max-md:min-h-11 max-md:w-full">
        {texts.proceed}
      </Button>
    </form>
  );
}
