// Requests from an address of one's own: the whole of 127.0.0.0/8 is this machine. Where nothing stands in front of the
// server, the address is said in a header, as a proxy would.
import { request } from "node:http";

const GIVE_UP_MS = 60_000;

/** Rejects only where there was no answer. */
export function ask(
  target,
  path,
  { address, method = "GET", headers = {}, body, agent, signal } = {},
) {
  return new Promise((resolve, reject) => {
    const own = target.proxied
      ? { localAddress: address }
      : { headers: { "x-forwarded-for": address } };
    const asked = request(target.url + path, {
      ...own,
      method,
      agent: agent ?? false,
      signal,
      timeout: GIVE_UP_MS,
      headers: {
        ...own.headers,
        origin: target.url,
        ...headers,
        ...(body && { "content-length": body.length }),
      },
    });
    asked.on("response", (response) => {
      const chunks = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => resolve(answer(response, Buffer.concat(chunks))));
      response.on("error", reject);
    });
    asked.on("timeout", () => asked.destroy(new Error("no answer within a minute")));
    asked.on("error", reject);
    asked.end(body);
  });
}

const answer = ({ statusCode, headers }, body) => ({
  status: statusCode,
  text: body.toString(),
  cookie: (headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; "),
});

export const json = (value) => ({
  headers: { "content-type": "application/json" },
  body: Buffer.from(JSON.stringify(value)),
});

const EDGE = "candour-bench-edge";

/** A form of fields and one file. */
export function form(field, { name, content }, fields = {}) {
  const part = (head, bytes) =>
    Buffer.concat([
      Buffer.from(`--${EDGE}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(bytes),
      Buffer.from("\r\n"),
    ]);
  const parts = Object.entries(fields).map(([key, value]) => part(`name="${key}"`, value));
  const file = part(`name="${field}"; filename="${name}"`, content);
  return {
    headers: { "content-type": `multipart/form-data; boundary=${EDGE}` },
    body: Buffer.concat([...parts, file, Buffer.from(`--${EDGE}--\r\n`)]),
  };
}
