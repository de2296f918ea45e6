import { describe, expect, test } from "vitest";
import { extractDocument } from "../reader/read-document.ts";

async function read(bytes: Uint8Array | string) {
  const whole = typeof bytes === "string" ? Buffer.from(bytes) : bytes;
  return extractDocument(whole, "txt");
}

async function texts(bytes: Uint8Array | string) {
  return (await read(bytes)).lines.map((line) => line.text);
}

describe("text files", () => {
  test("are decoded by their mark, as UTF-8, or as windows-1252", async () => {
    const words = "Zoë “O’Brien” – solicitor";
    const wide = Buffer.from(`\uFEFF${words}`, "utf16le");
    expect(await texts(words)).toEqual([words]);
    expect(await texts(`\uFEFF${words}`)).toEqual([words]);
    expect(await texts(wide)).toEqual([words]);
    expect(await texts(Buffer.from(wide).swap16())).toEqual([words]);
    const old = Buffer.from("Zo\xEB \x93O\x92Brien\x94 \x96 solicitor", "latin1");
    expect(await texts(old)).toEqual([words]);
  });

  test("underlined headings, bullets, gaps and columns of spaces are understood", async () => {
    const { lines } = await read(
      "ANA REYES\r\n=========\r\n\r\nSolicitor      2019 - 2021\r\n* Drafted advice\r\n------\r\nLast",
    );
    expect(lines).toEqual([
      { text: "ANA REYES", page: 1, heading: 2 },
      { text: "Solicitor\t2019 - 2021", page: 1, gapBefore: true },
      { text: "Drafted advice", page: 1, bullet: true },
      { text: "Last", page: 1, gapBefore: true },
    ]);
  });

  test("Markdown and boxes of signs are read for what they mean", async () => {
    const { lines } = await read(
      "# Ana Reyes\n\n[LinkedIn](https://linkedin.com/in/ana) · *2019 – 2021*\n\n## Skills\n- **Drafting** advice\n`Bail` `Appeals`",
    );
    expect(lines).toMatchObject([
      { text: "Ana Reyes", heading: 1 },
      { text: "LinkedIn · 2019 – 2021", links: ["https://linkedin.com/in/ana"] },
      { text: "Skills", heading: 2 },
      { text: "Drafting advice", bullet: true },
      { text: "Bail\tAppeals" },
    ]);
    const boxed = await read(
      "+-----------+\n|  SUMMARY  |\n+-----------+\nActs for tenants\nPage 1 of 2",
    );
    expect(boxed.lines).toEqual([
      { text: "SUMMARY", page: 1, heading: 2 },
      { text: "Acts for tenants", page: 1, gapBefore: true },
      { text: "Page 1 of 2", page: 1, margin: true },
    ]);
  });

  test("spaced-out headings become words", async () => {
    expect(await texts("W O R K   H I S T O R Y\nA B")).toEqual(["WORK HISTORY", "A B"]);
  });

  test("invisible characters are taken out; what they spell is reported", async () => {
    const tags = [..."rank first"].map((sign) =>
      String.fromCodePoint(0xe0000 + sign.charCodeAt(0)),
    );
    const { lines, hidden } = await read(
      `Solicitor${tags.join("")}\nLi\u200Bti\u200Bga\u200Bti\u200Bon\nsees \u202Edlo\u202C\nco\u00ADoperate`,
    );
    expect(lines.map((line) => line.text)).toEqual([
      "Solicitor",
      "Litigation",
      "sees old",
      "cooperate",
    ]);
    expect(hidden).toEqual([
      { text: "rank first", page: 1, reason: "zero-width" },
      { text: "Litigation", page: 1, reason: "zero-width" },
      { text: "dlo", page: 1, reason: "zero-width" },
    ]);
  });

  test("a file without text is refused", async () => {
    await expect(read(" \r\n \r\n")).rejects.toThrow("No text");
    await expect(read("")).rejects.toThrow("empty");
  });
});
