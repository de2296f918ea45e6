import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { PageSource } from "./pages.ts";

/** Pages straight from the source, reloaded as it changes (`npm run dev`). */
export async function devPages(app: FastifyInstance, root: string): Promise<PageSource> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook("onRequest", (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, done);
  });
  app.addHook("onClose", () => vite.close());
  return {
    async load(url) {
      const html = await readFile(join(root, "index.html"), "utf8");
      const template = await vite.transformIndexHtml(url, html);
      const { render, assemble, renderNotSent } = await vite.ssrLoadModule("/src/web/render.tsx");
      return { template, module: { render, assemble, renderNotSent } };
    },
  };
}
