import type { Job } from "#contract/postings.ts";
import { mailLink } from "#web/lib/mail-link.ts";
import { webAddress } from "#web/lib/web-address.ts";
import { SideSection } from "./side-section.tsx";
import { jobPageTexts as texts } from "./texts.ts";

const LINK =
  "font-medium text-accent underline decoration-1 underline-offset-3 hover:text-accent-2 hover:decoration-2";

/** Whom to ask, as the advertisement itself states it, and where that stood. */
export function Contact({ job }: { job: Job }) {
  const { name, email, phone } = job.details.contact;
  return (
    <>
      {(name || email || phone) && (
        <SideSection title={texts.ask}>
          <div className="wrap-anywhere grid justify-items-start gap-1 pt-2 text-13">
            {name && <p>{name}</p>}
            {email && <Email address={email} />}
            {phone && <p className="tabular-nums">{phone}</p>}
          </div>
        </SideSection>
      )}
      <Source job={job} />
    </>
  );
}

function Email({ address }: { address: string }) {
  const link = mailLink(address);
  if (!link) return <p>{address}</p>;
  return (
    <a href={link} className={`${LINK} leading-6`}>
      {address}
    </a>
  );
}

function Source({ job: { source, source_url } }: { job: Job }) {
  const address = webAddress(source_url);
  if (source === "scraped" && !address) return null;
  return (
    <SideSection title={texts.source}>
      <p className="wrap-anywhere pt-2 text-13">
        {source === "posting" && texts.postedHere}
        {source === "scraped" && (
          <>
            {new URL(address).hostname}
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className={`${LINK} block leading-6`}
            >
              {texts.sourceLink}
              <span className="sr-only"> ({texts.newTab})</span>
            </a>
          </>
        )}
      </p>
    </SideSection>
  );
}
