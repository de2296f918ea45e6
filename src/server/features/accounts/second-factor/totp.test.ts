import { expect, test } from "vitest";
import { base32, newTotpSecret, stepOfCode, totpCode, totpUri } from "./check-code.ts";

/** RFC 6238, appendix B, whose codes have eight figures: ours are the last six. */
const SECRET = Buffer.from("12345678901234567890");
const CASES: [number, string][] = [
  [59, "94287082"],
  [1111111109, "07081804"],
  [1111111111, "14050471"],
  [1234567890, "89005924"],
  [2000000000, "69279037"],
  [20000000000, "65353130"],
];

test.each(CASES)("after %i seconds", (seconds, code) => {
  const now = new Date(seconds * 1000);
  expect(totpCode(SECRET, Math.floor(seconds / 30))).toBe(code.slice(2));
  expect(stepOfCode(SECRET, code.slice(2), now)).toBe(Math.floor(seconds / 30));
});

test("a clock may be half a minute off, and no more", () => {
  const now = new Date(1_111_111_111_000);
  const step = Math.floor(1_111_111_111 / 30);
  for (const drift of [-1, 0, 1])
    expect(stepOfCode(SECRET, totpCode(SECRET, step + drift), now)).toBe(step + drift);
  for (const drift of [-2, 2])
    expect(stepOfCode(SECRET, totpCode(SECRET, step + drift), now)).toBeUndefined();
  for (const code of ["", "12345", "1234567", "éééééé", totpCode(newTotpSecret(), step)])
    expect(stepOfCode(SECRET, code, now)).toBeUndefined();
});

test("base32 and the address for the app are as apps read them", () => {
  expect(base32(Buffer.from("foobar"))).toBe("MZXW6YTBOI");
  expect(base32(SECRET)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  expect(newTotpSecret()).toHaveLength(20);
  expect(totpUri("Candour", "zoë+1@example.org", SECRET)).toBe(
    "otpauth://totp/Candour%3Azo%C3%AB%2B1%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Candour",
  );
});
