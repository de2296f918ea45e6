import type pg from "pg";

/** The connection as DATABASE_URL, also where the server listens on a socket alone. */
export function databaseUrl({ host, port, user, password, database }: pg.ClientConfig): string {
  const { host: place = "localhost", search } = host?.startsWith("/")
    ? { search: `?host=${encodeURIComponent(host)}` }
    : { host: host ?? "localhost", search: "" };
  const who = [user, password].filter(Boolean).map((part) => encodeURIComponent(String(part)));
  return `postgres://${who.join(":")}@${place}:${port ?? 5432}/${database}${search}`;
}
