import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { fetchCompany, CREATION_SENTENCES as say } from "#contract/job-creation.ts";
import { messageOf } from "#web/lib/api.ts";
import { useForm } from "#web/lib/form.ts";
import { useStillHere } from "#web/lib/still-here.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Field } from "#web/ui/form/field.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { stepAddress } from "../address.ts";
import { ownCompanyQuery, readWebsite } from "../api.ts";
import { beginTalk, type Talk } from "../talk/kept-talk.ts";
import { newTalkId } from "../talk/take-turn.ts";
import { keepTalk } from "../talk/talk-store.ts";
import { urlTexts as texts } from "../texts.ts";
import { BackLink } from "./back-link.tsx";
import { CompanyName } from "./company-name.tsx";

/** The company's website, or on without one (spec 2 §4: the chat opens once it was read). */
export function EnterUrl({ accountId }: { accountId: string }) {
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
          <UrlForm {...{ accountId, company, website }} />
        )}
      </div>
    </section>
  );
}

type About = Pick<Talk, "company" | "url" | "description">;

interface UrlFormProps {
  accountId: string;
  /** Of the recruiter's profile. */
  company: string;
  website: string;
}

function UrlForm({ accountId, company, website }: UrlFormProps) {
  const navigate = useNavigate();
  const stillHere = useStillHere();
  /** What a talk would begin with, if only it were known whose job it is. */
  const [unnamed, setUnnamed] = useState<About>();

  function open(about: About) {
    if (!about.company) return setUnnamed(about);
    const talkId = newTalkId();
    keepTalk({ accountId, talkId }, beginTalk(about, new Date()));
    void navigate(stepAddress({ at: "chat", talk: talkId }));
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
      open({ company: read.company_name || company, url: read.url, description: read.summary });
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
          {!unnamed && (
            <Button
              look={url.error ? "line" : "quiet"}
              onClick={() => open({ company, url: "", description: "" })}
              className="max-md:min-h-11 max-md:w-full"
            >
              {texts.without}
            </Button>
          )}
        </div>
        {!unnamed && <p className="mt-3 text-12 text-ink-3">{texts.withoutHint(company)}</p>}
      </form>
      {unnamed && <CompanyName onNamed={(name) => open({ ...unnamed, company: name })} />}
    </>
  );
}
