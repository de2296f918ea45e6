import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { faultBody } from "./answer-fault.ts";

/** What never became a request: Node gives up while it reads, so the answer is written by hand. */
const ANSWERS = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    fault: "too-large",
    message: "The address or a header is too long.",
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    fault: "invalid",
    message: "The request took too long.",
  },
} as const;
const BROKEN = {
  status: 400,
  fault: "invalid",
  message: "The request could not be read.",
} as const;

export function answerClientError(error: { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (!socket.writable) return void socket.destroy();
  const known = Object.entries(ANSWERS).find(([code]) => code === error.code);
  const { status, fault, message } = known?.[1] ?? BROKEN;
  const body = JSON.stringify(faultBody(fault, message));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-length: ${Buffer.byteLength(body)}`,
    "content-type: application/json; charset=utf-8",
    "cache-control: no-store",
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
