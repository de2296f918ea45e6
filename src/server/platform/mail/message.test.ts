import { describe, expect, test } from "vitest";
import { type MailContent, renderMail } from "./message.ts";

const footer = "Candour\nhttps://candour.example";
const render = (blocks: MailContent["blocks"], subject = "Hello") =>
  renderMail({ subject, blocks }, { footer });

const EVIL = `<img src=x onerror="alert('1')"> & more`;

describe("the text part", () => {
  test("says everything in plain words, with links written out", () => {
    const { text } = render([
      { kind: "heading", text: "Welcome" },
      { kind: "paragraph", text: "First line\nSecond line" },
      {
        kind: "button",
        label: "Confirm my address",
        url: "https://candour.example/verify?a=1&b=2",
      },
      { kind: "list", items: ["one", "two"] },
      { kind: "quote", text: "He said\nso" },
      { kind: "code", text: "a = 1\n  b = 2" },
      { kind: "rule" },
      { kind: "small", text: "Small print" },
    ]);
    expect(text).toBe(
      `Welcome
=======

First line
Second line

Confirm my address:
https://candour.example/verify?a=1&b=2

- one
- two

> He said
> so

    a = 1
      b = 2

------------------------------------------------------------------------

Small print

-- 
Candour
https://candour.example
`,
    );
  });

  test("has the address of each thing in a list below it", () => {
    const { text } = render([
      {
        kind: "links",
        items: [
          { label: "One", url: "https://candour.example/1", note: "said of it" },
          { label: "Two", url: "https://candour.example/2" },
        ],
      },
    ]);
    expect(text).toContain(
      "- One\n  said of it\n  https://candour.example/1\n- Two\n  https://candour.example/2\n",
    );
  });

  test("is wrapped at spaces, and never inside an address", () => {
    const url = `https://candour.example/${"x".repeat(100)}`;
    const { text } = render([
      { kind: "paragraph", text: "word ".repeat(40) },
      { kind: "list", items: ["item ".repeat(30)] },
      { kind: "button", label: "Open", url },
    ]);
    const lines = text.split("\n");
    expect(lines).toContain(url);
    const others = lines.filter((line) => line !== url);
    expect(Math.max(...others.map((line) => line.length))).toBeLessThanOrEqual(72);
    expect(lines.filter((line) => line.startsWith("  item")).length).toBeGreaterThan(0);
  });
});

describe("the HTML part", () => {
  test("escapes everything, in every block", () => {
    const { html } = renderMail(
      {
        subject: EVIL,
        preview: EVIL,
        blocks: [
          { kind: "paragraph", text: EVIL },
          { kind: "heading", text: EVIL },
          { kind: "button", label: EVIL, url: `https://candour.example/?q="><script>` },
          { kind: "list", items: [EVIL] },
          {
            kind: "links",
            items: [{ label: EVIL, url: `https://candour.example/?q="><script>`, note: EVIL }],
          },
          { kind: "quote", text: EVIL },
          { kind: "code", text: EVIL },
          { kind: "small", text: EVIL },
        ],
      },
      { footer: EVIL },
    );
    expect(html).not.toContain("<img");
    expect(html).not.toContain("<script");
    expect(
      html.split("&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more"),
    ).toHaveLength(1 + 12);
    // No attribute was broken out of: all there are, are ours.
    const attributes = html.match(/ [a-z-]+="/g) ?? [];
    expect(new Set(attributes)).toEqual(
      new Set([' lang="', ' charset="', ' name="', ' content="', ' style="', ' href="']),
    );
  });

  test("has the button's link, the preview, and loads nothing", () => {
    const { html } = renderMail(
      {
        subject: "Hello",
        preview: "Short and good",
        blocks: [{ kind: "button", label: "Go", url: "https://candour.example/a?b=1&c=2" }],
      },
      { footer },
    );
    expect(html).toContain('<a href="https://candour.example/a?b=1&amp;c=2"');
    expect(html).toContain("Short and good");
    expect(html).not.toMatch(/<(img|link|script|iframe)|src=|url\(/);
  });
});

describe("a hostile writer", () => {
  test("cannot put a second header into the subject", () => {
    const { subject } = render(
      [{ kind: "rule" }],
      "Hi\r\nBcc: all@example.com\u2028\u202Egnp.exe\0",
    );
    expect(subject).toBe("Hi Bcc: all@example.com gnp.exe");
  });

  test("cannot make the subject endless", () => {
    expect([...render([{ kind: "rule" }], "😀".repeat(400)).subject]).toHaveLength(200);
  });

  test.each(["javascript:alert(1)", "data:text/html,x", "ftp://a.example", "//a.example", "x"])(
    "cannot link to %s",
    (url) => {
      expect(() => render([{ kind: "button", label: "Go", url }])).toThrow();
      expect(() => render([{ kind: "links", items: [{ label: "Go", url }] }])).toThrow();
    },
  );

  test("cannot send control characters", () => {
    const { text, html } = render([{ kind: "paragraph", text: "a\0b\u001b[31mc\td\r\ne" }]);
    expect(text).toContain("ab[31mc d\ne");
    expect(html).toContain("ab[31mc\td<br>e");
  });
});
