/** Set by Vite: whether this is the build that renders pages on the server, and whether it is no build at all. */
interface ImportMeta {
  readonly env: { readonly SSR: boolean; readonly DEV: boolean };
}
