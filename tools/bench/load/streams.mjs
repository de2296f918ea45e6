// An event stream, as far as its first bytes.
import { request } from "node:http";

export function openStream(target, address) {
  return new Promise((resolve, reject) => {
    const own = target.proxied
      ? { localAddress: address }
      : { headers: { "x-forwarded-for": address } };
    const asked = request(`${target.url}/api/events`, { ...own, agent: false, timeout: 60_000 });
    asked.on("timeout", () => asked.destroy(new Error("no stream within a minute")));
    asked.on("error", reject);
    asked.on("response", (response) => {
      response.on("error", () => {});
      const done = () => resolve({ status: response.statusCode, destroy: () => asked.destroy() });
      if (response.statusCode === 200) response.once("data", done);
      else response.resume().once("end", done);
    });
    asked.end();
  });
}
