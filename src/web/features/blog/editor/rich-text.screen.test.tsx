import { expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { focus } from "#test/support/screens/matchers.ts";
import {
  ARTICLE,
  CHART,
  field,
  openEditor,
  PUBLISHED,
  paste,
  pollSaving,
  serverWith,
  text,
  tool,
  tools,
} from "#test/support/screens/stubs/post-in-editor.ts";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const figures = text.css("figure");

async function selectChart(): Promise<void> {
  await figures.click();
  await expect.element(button("Remove chart")).toBeVisible();
}

test("text and HTML are the same post, and a chart moves and goes as a whole", async () => {
  const server = serverWith();
  await openEditor(server);
  const html = field("Content");
  await button("Edit as HTML").click();
  await expect.element(html).toHaveValue(ARTICLE);
  await html.fill(`${ARTICLE}\n<p>Typed as HTML.</p>`);
  await button("Edit as text").click();
  await expect.element(text).toHaveTextContent("Typed as HTML.");
  await selectChart();
  await button("Move up").click();
  await pollSaving(() => server.post.content).toContain(`${CHART}\n<h2>In numbers</h2>`);
  await button("Remove chart").click();
  await expect.poll(() => figures.elements()).toHaveLength(0);
  await tool("Undo").click();
  await expect.poll(() => figures.elements()).toHaveLength(1);
  await tool("Undo").click();
  await button("Edit as HTML").click();
  await expect.element(html).toHaveValue(`${ARTICLE}\n<p>Typed as HTML.</p>`);
});

const HOSTILE =
  '<p>Good</p><figure class="chart evil" onclick="alert(1)"><svg onload="alert(1)"><script>alert(1)</script><a href="javascript:alert(1)"><text>a</text></a><foreignObject><img src="/x" onerror="alert(1)"></foreignObject><rect class="chart-bar" x="0" y="0" width="9" height="9" style="fill:red"/></svg><img src="/x" onerror="alert(1)"></figure><p><a href="javascript:alert(1)">b</a><img src="/x" onerror="alert(1)"></p>';

test("hostile HTML does nothing in the editor", async () => {
  const alerts = vi.spyOn(window, "alert").mockImplementation(() => undefined);
  await openEditor(serverWith({ content: HOSTILE }));
  await expect.element(text).toHaveTextContent("Good");
  await text.css("p").first().click();
  paste("text/html", HOSTILE);
  await expect.poll(() => figures.elements()).toHaveLength(2);
  const drawn = text.element().innerHTML;
  expect(drawn).toContain("chart-bar");
  expect(drawn).not.toMatch(/script|onload|onerror|onclick|foreignobject|evil|fill:|src="\/x/i);
  const fetched = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  expect(fetched.map(({ pathname }) => pathname)).not.toContain("/x");
  expect(alerts).not.toHaveBeenCalled();
});

test("with the keyboard alone", async () => {
  const server = serverWith({ content: "<p>Perth</p>" });
  await openEditor(server);
  await focus(text);
  await userEvent.keyboard("{Control>}a{/Control}{Alt>}{F10}{/Alt}");
  await expect.element(tool("Paragraph")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{Enter}");
  await expect.element(tool("Heading 2")).toHaveAttribute("aria-pressed", "true");
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard("{Control>}k{/Control}");
  const dialog = page.getByRole("dialog", { name: "Link" });
  const link = dialog.getByLabelText("Address");
  await expect.element(link).toHaveFocus();
  await userEvent.keyboard("javascript:alert(1){Enter}");
  await expect.element(link).toHaveAccessibleDescription(/Enter a web address/);
  await link.fill("firm.example");
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(text).toHaveFocus();
  await pollSaving(() => server.post.content).toBe(
    '<h2><a href="https://firm.example">Perth</a></h2>',
  );
  await userEvent.keyboard("{Alt>}{F10}{/Alt}{Escape}");
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect.element(field("Meta title")).toHaveFocus();
});

test("what I write while a chart is selected stands after it", async () => {
  const server = serverWith({ content: `<p>Before</p>\n${CHART}\n<p>After</p>` });
  await openEditor(server);
  const holds = (...parts: string[]) =>
    pollSaving(() => server.post.content).toBe(
      ["<p>Before</p>", CHART, ...parts, "<p>After</p>"].join("\n"),
    );
  await selectChart();
  await userEvent.keyboard("Typed");
  await holds("<p>Typed</p>");
  await selectChart();
  paste("text/plain", "Pasted");
  await holds("<p>Pasted</p>", "<p>Typed</p>");
  await selectChart();
  const composed = { text: "に", selectionStart: 1, selectionEnd: 1 };
  await cdp().send("Input.imeSetComposition", composed);
  await cdp().send("Input.insertText", { text: "日" });
  await holds("<p>日</p>", "<p>Pasted</p>", "<p>Typed</p>");
  await selectChart();
  await userEvent.keyboard("{Delete}");
  await expect.poll(() => figures.elements()).toHaveLength(0);
});

test("what the server keeps, the editor keeps", async () => {
  const list = "<ul><li><h3>Perth</h3><p>Forty ads.</p></li><li><ol><li>One</li></ol></li></ul>";
  const note = '<p class="chart-note">Of four weeks';
  const server = serverWith({ content: `${list}\n${note}</p>\n<p>End</p>` });
  await openEditor(server);
  await text.getByText("End").click();
  await userEvent.keyboard("{End}.");
  await pollSaving(() => server.post.content).toBe(`${list}\n${note}</p>\n<p>End.</p>`);
  await text.getByText("Of four weeks").click();
  await userEvent.keyboard("{End}.{Enter}Next");
  await pollSaving(() => server.post.content).toBe(
    `${list}\n${note}.</p>\n<p>Next</p>\n<p>End.</p>`,
  );
});

const DRAWING =
  '<svg width="100%" height="20" role="img" aria-label="Perth 12"><rect class="chart-bar" x="0" y="0" width="30%" height="9"></rect></svg>';

test("a drawing that stands alone stays when the words beside it are edited", async () => {
  const server = serverWith({ content: `<p>Perth</p>\n${DRAWING}\n<p>Albany</p>` });
  await openEditor(server);
  await expect.element(text.getByRole("img", { name: "Perth 12" })).toBeVisible();
  await text.getByText("Perth").click();
  await userEvent.keyboard("{End}!");
  await pollSaving(() => server.post.content).toBe(
    `<p>Perth!</p>\n<figure>${DRAWING}</figure>\n<p>Albany</p>`,
  );
});

test("on a phone every tool is in sight, and so is where I write", async () => {
  await page.viewport(390, 844);
  await openEditor(serverWith({ ...PUBLISHED, content: "<p>Perth</p>" }));
  await text.click();
  expect(tools.getByRole("button").elements()).toHaveLength(14);
  for (const one of tools.getByRole("button").all())
    await expect.element(one).toBeInViewport({ ratio: 0.99 });

  await userEvent.keyboard(`${"{Enter}".repeat(30)}Here`);
  const caret = (await text.getByText("Here").findElement()).getBoundingClientRect();
  const bar = button("Preview").element().getBoundingClientRect();
  expect(caret.bottom).toBeLessThan(bar.top);
});

test("the text shows that it has the focus, as every field does", async () => {
  await openEditor(serverWith());
  const outline = () => {
    const frame = text.element().closest(".bg-sheet");
    if (!frame || getComputedStyle(frame).outlineStyle === "none") return "none";
    return getComputedStyle(frame).outlineWidth;
  };
  await expect.element(text).toBeVisible();
  expect(outline()).toBe("none");
  await focus(text);
  expect(outline()).toBe("2px");
  await userEvent.keyboard("{Alt>}{F10}{/Alt}");
  await expect.element(tool("Paragraph")).toHaveFocus();
  expect(outline()).toBe("none");
});
