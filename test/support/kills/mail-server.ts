import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

/** A mail server on loopback that takes its time to say that it has a mail, and counts each by its Message-ID. */
export async function startMailServer(longestMs: number, port = 0) {
  const arrived = new Map<string, { count: number; to: string; subject: string }>();
  const smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("error", () => {});
      stream.on("end", () => {
        const text = Buffer.concat(chunks).toString("utf8");
        const id = /^message-id: (.+)$/im.exec(text)?.[1]?.trim() ?? text.slice(0, 80);
        const subject = /^subject: (.+)$/im.exec(text)?.[1]?.trim() ?? "";
        const count = (arrived.get(id)?.count ?? 0) + 1;
        arrived.set(id, { count, to: envelope.rcptTo[0]?.address ?? "", subject });
        void pause(Math.random() * longestMs).then(() => done());
      });
    },
  });
  smtp.on("error", () => {});
  await new Promise<void>((resolve) => {
    smtp.listen(port, "127.0.0.1", resolve);
  });
  const address = smtp.server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    arrived,
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
}
