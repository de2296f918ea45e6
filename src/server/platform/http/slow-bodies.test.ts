import { once } from "node:events";
import { connect, type Socket } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cutSlowBodies, type SlowBodies } from "./server.ts";

/** The looks are made by the test: nothing here waits for a clock. */
const RULES = { leastBytes: 1000, everyMs: 3_600_000 };

let app: FastifyInstance;
let slow: SlowBodies;
let received = 0;
let port = 0;
beforeEach(async () => {
  received = 0;
  app = fastify({ bodyLimit: 1_000_000 });
  slow = cutSlowBodies(app, RULES);
  app.addContentTypeParser("*", (_request, payload, done) => {
    payload.on("data", (chunk: Buffer) => {
      received += chunk.length;
    });
    payload.on("end", () => done(null, received));
  });
  app.post("/", ({ body }) => String(body));
  port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
});
afterEach(() => app.close());

async function sender(): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.on("error", () => {});
  socket.write("POST / HTTP/1.1\r\nhost: x\r\ncontent-type: a/b\r\ncontent-length: 6000\r\n\r\n");
  return socket;
}
const send = async (socket: Socket, bytes: number) => {
  const before = received;
  socket.write(Buffer.alloc(bytes));
  await vi.waitFor(() => expect(received).toBe(before + bytes), 10_000);
};

test("a body that comes in drops is cut at the second look", async () => {
  const socket = await sender();
  await send(socket, 10);
  slow.look();
  await send(socket, 10);
  const closed = once(socket, "close");
  slow.look();
  await closed;
  expect(received).toBe(20);
});

test("a body that comes is left alone, however long it takes", async () => {
  const socket = await sender();
  const answer = once(socket, "data");
  for (let part = 0; part < 4; part++) {
    await send(socket, 1500);
    slow.look();
  }
  expect(String(await answer)).toContain("200 OK");
  // Nothing is looked at between two requests of a connection.
  for (let looks = 0; looks < 3; looks++) slow.look();
  expect(socket.destroyed).toBe(false);
  socket.destroy();
});

test("a request without a body may take as long as it likes", async () => {
  let finish = () => {};
  const under = vi.fn();
  const gate = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const own = fastify();
  const looks = cutSlowBodies(own, RULES);
  own.get("/", async () => {
    under();
    await gate;
    return "done";
  });
  const asked = fetch(await own.listen({ host: "127.0.0.1", port: 0 }));
  await vi.waitFor(() => expect(under).toHaveBeenCalled(), 10_000);
  for (let count = 0; count < 3; count++) looks.look();
  finish();
  expect(await (await asked).text()).toBe("done");
  await own.close();
});
