import { adminTexts as texts } from "./admin-texts.ts";

/** A section with nothing to do in it yet: it says so. */
export function SettingsSection() {
  return (
    <section className="px-5 pt-6 pb-12 md:px-10 md:pt-8">
      <h1 className="text-28 md:text-36">Settings</h1>
      <p className="mt-3 max-w-[56ch] text-ink-2">{texts.settings}</p>
    </section>
  );
}
