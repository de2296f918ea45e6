import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepRecruiterDraft, useRecruiterForm } from "./recruiter-profile-editor.tsx";

const TOM = "tom";
const BEFORE = {
  name: "Tom Okafor",
  email: "tom@example.org",
  contact_number: "",
  company_name: "Harrow",
  company_website: "",
  position: "Partner",
  abn: "",
};
const SAVED = { ...BEFORE, company_website: "https://harrow.example" };

/** The form as it stands when it is opened. */
function opened(saved: typeof BEFORE) {
  let form: ReturnType<typeof useRecruiterForm> | undefined;
  function Editor() {
    form = useRecruiterForm(saved, TOM);
    return null;
  }
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <Editor />
    </QueryClientProvider>,
  );
  if (!form) throw new Error("nothing was drawn");
  return form;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("what was left unsaved is there again, and collides only with something else", () => {
  keepRecruiterDraft(TOM, { base: BEFORE, profile: { ...BEFORE, name: "Thomas" } });
  expect(opened(BEFORE)).toMatchObject({ dirty: true, changedElsewhere: false });
  const other = opened(SAVED);
  expect(other).toMatchObject({ dirty: true, changedElsewhere: true });
  expect(other.field("name").defaultValue).toBe("Thomas");
});

test("saved, and left before the answer came: the form begins afresh", () => {
  // As it was typed; saving makes an address of it.
  keepRecruiterDraft(TOM, {
    base: BEFORE,
    profile: { ...BEFORE, company_website: "harrow.example" },
  });
  const form = opened(SAVED);
  expect(form).toMatchObject({ dirty: false, changedElsewhere: false, profile: SAVED });
  expect(form.field("company_website").defaultValue).toBe(SAVED.company_website);
});
