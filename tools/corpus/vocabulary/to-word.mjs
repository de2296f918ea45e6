import { ruled } from "../world/word.mjs";
import { docx } from "../write/docx.mjs";
import { field, p, run, table } from "../write/docx-parts.mjs";

const RIGHT = 9740;
const GREY = "595959";
const styled = ({ style }) => ({ b: style === "*", i: style === "/" });

const heads = {
  rule: (text) => ruled(text),
  caps: (text) => p(run(text, { b: true, caps: true, spacing: 10 }), { before: 240, after: 60 }),
  style: (text) => p(run(text), { style: "Heading1" }),
};

const DRAW = {
  name: ({ text }) => p(run(text, { b: true, size: 20 }), { after: 40 }),
  title: ({ text }) => p(run(text, { color: GREY, size: 12 })),
  contact: ({ text }) => p(text, { after: 0 }),
  row: (row) =>
    p(run(row.left, styled(row)) + (row.right ? run(`\t${row.right}`) : ""), {
      rightTab: RIGHT,
      before: row.first ? 140 : 0,
    }),
  li: ({ text }) => p(text, { bullet: true }),
  note: ({ text }) => p(run(text, { size: 9.5 }), { indent: 200 }),
  p: ({ text }) => p(text),
  letter: ({ text, before = 120 }) => p(text, { before }),
  gap: () => p("", { before: 160 }),
  page: () => "",
  entry: ({ left, rows }) => table([[p(left), rows.map(drawPlain).join("")]], [2300, 7440]),
  pairs: ({ rows }) => table(rows.map(pairCells), [2900, 6840]) + p("", { after: 60 }),
};
const drawPlain = (block) => DRAW[block.t](block);
const pairCells = ({ label, left, list }) => [
  p(run(label, { color: GREY })),
  list ? list.map((text) => p(text, { bullet: true })).join("") : p(left),
];

/** Blocks as a Word file; `page` begins a new one, `running` is printed at the head and foot of each. */
export async function toWord(blocks, { head = "rule", font, size, running } = {}) {
  let fresh = false;
  const body = blocks.map((block) => {
    if (block.t === "page") fresh = true;
    if (block.t === "head") return block.text ? heads[head](block.text) : p("", { before: 200 });
    const drawn = DRAW[block.t](block);
    if (!fresh || block.t === "page") return drawn;
    fresh = false;
    return p(run(block.text, { b: true, size: 20 }), { pageBreak: true });
  });
  const bytes = await docx({
    body: body.join(""),
    ...(font ? { font } : {}),
    ...(size ? { size } : {}),
    ...(running
      ? {
          header: p(run(`${running.head}`, { size: 8.5, color: GREY }), { align: "right" }),
          footer: p(run(`${running.foot} `, { size: 8.5 }) + field("PAGE"), { align: "center" }),
        }
      : {}),
  });
  return { kind: "docx", bytes };
}
