import type { Endpoint } from "#contract/endpoint.ts";
import { escapeHtml } from "../escape-html.ts";

/** The calls as one plain page, without script or style: for reading, and for finding a path. */
export function docsPage(endpoints: readonly Endpoint[]): string {
  const rows = endpoints
    .filter((endpoint) => !endpoint.path.startsWith("/dev/"))
    .map(
      (endpoint) =>
        `<tr><td><code>${endpoint.method} ${escapeHtml(endpoint.path)}</code></td><td>${endpoint.who}</td><td>${endpoint.kind}</td><td>${escapeHtml(endpoint.summary)}</td></tr>`,
    );
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Calls - Candour</title></head><body><main><h1>Calls</h1><p>The same as a document for programs: <a href="/api/docs/openapi.json">OpenAPI 3.1</a>.</p><table><thead><tr><th scope="col">Call</th><th scope="col">Who may</th><th scope="col">Kind</th><th scope="col">What it does</th></tr></thead><tbody>${rows.join("")}</tbody></table></main></body></html>`;
}
