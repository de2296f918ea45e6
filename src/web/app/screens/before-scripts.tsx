import { Pending } from "./pending.tsx";

/** Rendered by the server alone. Where the scripts cannot come (public/hold-forms.js), it says so. */
export function BeforeScripts() {
  return (
    <>
      <Pending />
      <noscript>
        <NeedsScripts />
      </noscript>
      <div role="alert" className="hidden in-data-stuck:block">
        <NeedsScripts />
      </div>
    </>
  );
}

const NeedsScripts = () => (
  <div className="wrap">
    <p className="max-w-[60ch] text-ink-2">
      This page needs JavaScript, which didn’t load. Check that JavaScript is turned on and that you
      are online, then load the page again.
    </p>
  </div>
);
