import { escapeHtml } from "#server/platform/escape-html.ts";

const STYLES = {
  page: "max-width:32rem;margin:15vh auto 0;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif",
  button: "min-height:44px;padding:0 1.25rem;font:inherit;font-weight:600;cursor:pointer",
} as const;

/** For people without an account: it works without a script, in any browser that a mail opens. */
export function unsubscribePage(token: string): string {
  const action = `/api/invitations/unsubscribe?${new URLSearchParams({ token })}`;
  return document(
    "No more invitations",
    `<p>Recruiters will not be able to write to your address through Candour any more.</p>
<form method="post" action="${escapeHtml(action)}"><button style="${STYLES.button}">Stop invitations</button></form>`,
  );
}

export const unsubscribedPage = () =>
  document(
    "That is done",
    "<p>No recruiter can write to your address through Candour any more. You can close this page.</p>",
  );

export const badLinkPage = (sentence: string) =>
  document("That did not work", `<p>${escapeHtml(sentence)}</p>`);

function document(title: string, content: string): string {
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title} - Candour</title></head><body><main style="${STYLES.page}"><h1>${title}</h1>${content}</main></body></html>`;
}
