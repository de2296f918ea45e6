/** Set by Vite: whether this is the build that renders pages on the server. */
interface ImportMeta {
  readonly env: { readonly SSR: boolean };
}
