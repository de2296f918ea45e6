// The baseline of bench/http.mjs: Fastify, one route, nothing else.
import fastify from "fastify";

const body = JSON.parse(process.env.BODY);
const app = fastify();
app.get("/", async () => body);
await app.listen({ host: "127.0.0.1", port: 0 });
console.log(`ready at http://127.0.0.1:${app.server.address().port}`);
process.on("SIGTERM", () => process.exit(0));
