import fc from "fast-check";
import * as z from "zod";
import type { Endpoint, Schema } from "#contract/endpoint.ts";

/** A request that no honest client sends, made from what the contract line expects. */
export interface HostileRequest {
  readonly path: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

const NASTY_TEXT = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\ud83d\ude00".repeat(50),
  "\u202egpj.exe",
  "\u200b\ufeff",
  "İıſK",
  "x".repeat(20_000),
  "null",
  "undefined",
  "NaN",
  "-1",
  "1e999",
  "9".repeat(40),
  "2026-02-30T25:61:61Z",
  "' or 1=1; --",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "%00%ff%2e%2e%2f",
  "{{7*7}}<%= 7*7 %>",
  "\r\nSet-Cookie: a=b",
  "someone@example.org",
  "00000000-0000-4000-8000-000000000000",
  "__proto__",
  "constructor",
];

const nastyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY_TEXT) },
  fc.string({ unit: "binary", maxLength: 60 }),
);

const nastyValue = fc.oneof(
  { weight: 4, arbitrary: nastyText },
  fc.constantFrom(null, true, false, 0, -0, -1, 1.5, 1e308, -1e308, Number.MAX_SAFE_INTEGER + 2),
  fc.constantFrom([], {}, [[]], [null], { toString: 1 }, { length: -1 }, { constructor: 1 }),
  fc.jsonValue({ maxDepth: 4 }),
);

const RAW_BODIES = [
  "",
  "{",
  "null",
  "[]",
  '"text"',
  "12",
  "{]",
  '{"a":1,"a":2}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  "[".repeat(20_000) + "]".repeat(20_000),
  `{"a":${"[".repeat(500)}${"]".repeat(500)}}`,
  "\ufeff{}",
  `{"a":"${"x".repeat(1_100_000)}"}`,
];

const CONTENT_TYPES = [
  "application/json",
  "application/json; charset=utf-16",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "image/png",
  "",
];

export function hostileRequest(endpoint: Endpoint): fc.Arbitrary<HostileRequest> {
  const path = fc.tuple(hostilePath(endpoint.path), hostileQuery(endpoint.query));
  const content = endpoint.method === "GET" ? fc.constant(noBody) : hostileContent(endpoint);
  return fc.tuple(path, content).map(([[bare, query], { body, type }]) => ({
    path: query ? `${bare}?${query}` : bare,
    method: endpoint.method,
    headers: type ? { "content-type": type } : {},
    body,
  }));
}

const noBody: { body: string | undefined; type: string } = { body: undefined, type: "" };

function hostilePath(path: string): fc.Arbitrary<string> {
  const parts = path.split("/").map((part) => {
    if (!part.startsWith(":")) return fc.constant(part);
    return nastyText.map((text) => encodeURIComponent(text.toWellFormed().slice(0, 500)) || "-");
  });
  return fc.tuple(...parts).map((filled) => filled.join("/"));
}

function hostileQuery(schema: Schema | undefined): fc.Arbitrary<string> {
  const name = fc.oneof(fc.constantFrom("x", "__proto__", "a[b]", ...keysOf(schema)), nastyText);
  const pair = fc
    .tuple(name, nastyText)
    .map(([key, text]) => `${encode(key.slice(0, 200))}=${encode(text.slice(0, 2000))}`);
  const raw = fc.constantFrom("%", "%ff", "%c0%80", "=&=&", "a=%E0%A4%A", "x".repeat(20_000));
  return fc.oneof(
    fc.constant(""),
    fc.array(pair, { maxLength: 4 }).map((pairs) => pairs.join("&")),
    raw,
  );
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

function hostileContent(endpoint: Endpoint) {
  const keys = "body" in endpoint ? keysOf(endpoint.body) : [];
  const fields = fc.tuple(
    fc.record(Object.fromEntries(keys.map((key) => [key, nastyValue])), { requiredKeys: [] }),
    fc.dictionary(nastyText, nastyValue, { maxKeys: 2 }),
  );
  const asJson = fields.map(([known, strange]) => ({
    body: JSON.stringify({ ...strange, ...known }),
    type: "application/json",
  }));
  const raw = fc.record({
    body: fc.constantFrom(...RAW_BODIES),
    type: fc.constantFrom(...CONTENT_TYPES),
  });
  if (endpoint.kind !== "upload")
    return fc.oneof({ weight: 3, arbitrary: asJson }, { weight: 1, arbitrary: raw });
  return fc.oneof({ weight: 3, arbitrary: hostileForm(Object.keys(endpoint.files), keys) }, raw);
}

/** A form by hand: libraries would refuse to write what an attacker writes. */
function hostileForm(files: readonly string[], fields: readonly string[]) {
  const name = fc.oneof(fc.constantFrom(...files, ...fields, "x", "__proto__"), nastyText);
  const part = fc.record({
    name,
    fileName: fc.option(nastyText, { nil: undefined }),
    type: fc.constantFrom("application/pdf", "text/plain", "../x", ""),
    content: fc.oneof(nastyText, fc.constantFrom("%PDF-1.7\n", "PK\u0003\u0004", "\u00d0\u00cf")),
  });
  const ends = fc.constantFrom("--x--\r\n", "--x", "", "\r\n--y--\r\n");
  return fc.tuple(fc.array(part, { maxLength: 4 }), ends).map(([parts, end]) => ({
    type: "multipart/form-data; boundary=x",
    body:
      parts
        .map(({ name, fileName, type, content }) => {
          const file = fileName === undefined ? "" : `; filename="${fileName}"`;
          return `--x\r\nContent-Disposition: form-data; name="${name}"${file}\r\nContent-Type: ${type}\r\n\r\n${content}\r\n`;
        })
        .join("") + end,
  }));
}

function keysOf(schema: Schema | undefined): string[] {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return Object.keys(properties);
}
