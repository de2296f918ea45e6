import type { FastifyReply, FastifyRequest } from "fastify";
import type { Page, Stream } from "./routes.ts";

/** Proxies drop a quiet connection after half a minute or so. */
const PING_MS = 25_000;

export function answerPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if ("redirect" in page) return reply.redirect(page.redirect, 302);
  if ("stream" in page) return openStream(page.stream, request, reply);
  if ("html" in page)
    return reply
      .code(page.status ?? 200)
      .type("text/html; charset=utf-8")
      .send(page.html);
  const { headers = {} } = page;
  reply.headers(headers);
  if (headers.etag && request.headers["if-none-match"] === headers.etag)
    return reply.code(304).send();
  return reply
    .code(page.status ?? 200)
    .type(page.contentType)
    .send(page.text);
}

function openStream(stream: Stream, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.setHeader("content-type", "text/event-stream; charset=utf-8");
  raw.setHeader("x-accel-buffering", "no");
  raw.writeHead(200);
  if (request.method === "HEAD") {
    raw.end();
    return reply;
  }
  // Between its end and its closing there is a moment in which others still know of it.
  const write = (text: string) => raw.writableEnded || raw.write(`${text}\n\n`);
  write(": open");
  const ping = setInterval(() => write(": ping"), PING_MS);
  const { onClose } = stream.open({
    send: (data) => write(`data: ${data}`),
    close: () => raw.end(),
  });
  request.raw.socket.setTimeout(0);
  raw.on("close", () => {
    clearInterval(ping);
    onClose();
  });
  return reply;
}
