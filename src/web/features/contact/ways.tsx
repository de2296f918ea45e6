import type { ReactNode } from "react";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { contactTexts } from "./texts.ts";

const texts = contactTexts.ways;

interface WaysProps {
  /** Of the operator; undefined until it is known. */
  address: string | undefined;
  failed: boolean;
}

/** How else to reach the people behind the form. */
export function Ways({ address, failed }: WaysProps) {
  return (
    <section aria-label={texts.title} className="bg-paper-2 px-5 pt-2 pb-4">
      <dl className="grid gap-x-4 text-15">
        <Way name={texts.email}>
          <Address address={address} failed={failed} />
        </Way>
        <Way name={texts.phone}>{texts.onRequest}</Way>
        <Way name={texts.hours}>{texts.nineToSix}</Way>
        <Way name={texts.location}>{texts.sydney}</Way>
      </dl>
      <p className="border-rule border-t pt-3 text-13 text-ink-2 leading-normal">
        <strong className="font-[550] text-ink">{texts.tip}:</strong> {texts.tipText}
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
  if (failed) return texts.emailUnknown;
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
