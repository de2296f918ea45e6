import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { DocumentKind } from "#contract/documents.ts";
import { useSession } from "#web/lib/session.ts";
import { FilterChips } from "#web/ui/list/mark/chip.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { documentsQuery } from "./api.ts";
import { Archives } from "./archives/archives.tsx";
import { DocumentList } from "./document-list.tsx";
import { listTexts as texts } from "./list-texts.ts";
import { OfferedDocuments } from "./offered-documents.tsx";
import { ResumeWidget } from "./widget/resume-widget.tsx";

const KINDS = [
  { name: "resume", label: texts.resume },
  { name: "job_description", label: texts.job },
] as const;

export function DocumentsPage() {
  const session = useSession();
  const isRecruiter = session.state === "signed-in" && session.user.role === "recruiter";
  return (
    <section className="wrap pt-8 pb-16 md:pt-12">
      <h1>{texts.title}</h1>
      <p className="mt-3 max-w-[60ch] text-ink-2">{texts.lead}</p>
      {session.state === "anonymous" && <Erasure />}
      <OfferedDocuments className="mt-6" />
      <div className="mt-10 grid items-start gap-x-12 gap-y-12 xl:grid-cols-[minmax(0,1fr)_440px]">
        <Upload />
        <div className="grid min-w-0 gap-12 xl:order-first">
          <DocumentList />
          {isRecruiter && <Archives />}
        </div>
      </div>
    </section>
  );
}

function Erasure() {
  return (
    <p className="mt-3 max-w-[60ch] text-13 text-ink-2">
      {texts.visitor} <TextLink to="/register">{texts.register}</TextLink> {texts.or}{" "}
      <TextLink to="/login">{texts.signIn}</TextLink>.
    </p>
  );
}

function Upload() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [kind, setKind] = useState<DocumentKind>("resume");
  return (
    <section aria-label={texts.upload} className="max-md:-mx-5 bg-paper-2 px-5 py-6 md:px-7">
      <h2 className="mb-3 text-22">{texts.upload}</h2>
      <FilterChips label={texts.kinds} options={KINDS} selected={kind} onSelect={setKind} />
      <div className="mt-2">
        <ResumeWidget
          key={kind}
          kind={kind}
          onUploaded={({ documentId }) => {
            void client.invalidateQueries({ queryKey: documentsQuery.queryKey });
            void navigate(`/documents/${documentId}`);
          }}
        />
      </div>
    </section>
  );
}
