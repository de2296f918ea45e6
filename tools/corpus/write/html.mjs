export const esc = (text) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

export function page(css, body) {
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><style>*{box-sizing:border-box}${css}</style></head><body>${body}</body></html>`;
}
