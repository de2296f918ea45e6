// One request as a browser makes it, with the moments that a visitor's waiting is counted from.
import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync };
const ACCEPTED = "gzip, br";

/** When the last byte had left, when the last one had come back, and what it was. */
export function exchange(url, { method = "GET", headers = {}, body, agent }) {
  return new Promise((resolve, reject) => {
    let sent = 0;
    const options = { method, agent, headers: { ...headers, "accept-encoding": ACCEPTED } };
    const asked = request(url, options, (answer) => {
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.once("error", reject);
      answer.once("end", () => {
        const done = performance.now();
        resolve({ sent, done, ...read(answer, Buffer.concat(parts)) });
      });
    });
    asked.once("error", reject);
    // The last part is with the system now: what follows is the server's.
    asked.once("finish", () => {
      sent = performance.now();
    });
    asked.end(body);
  });
}

/** After the clock was read: a browser unpacks as well, but that is not the server's time. */
function read({ statusCode, headers }, bytes) {
  const decode = DECODERS[headers["content-encoding"]];
  const text = String(decode ? decode(bytes) : bytes);
  const cookie = (headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ");
  return { status: statusCode, text, cookie };
}
