// The baseline of the measurements beside it: Fastify, one route, nothing else. BODY is sent as JSON,
// or as HTML when TYPE says so.
import fastify from "fastify";

const { BODY, TYPE } = process.env;
const body = TYPE === "text/html" ? BODY : JSON.parse(BODY);
const app = fastify();
app.get("/", async (_request, reply) => {
  if (TYPE) reply.type(TYPE);
  return body;
});
await app.listen({ host: "127.0.0.1", port: 0 });
console.log(`ready at http://127.0.0.1:${app.server.address().port}`);
process.on("SIGTERM", () => process.exit(0));
