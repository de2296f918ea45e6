const HEAD = { fontSize: 14, margin: [0, 12, 0, 4] };
const styled = ({ style }) => ({ bold: style === "*", italics: style === "/" });
const DRAW = {
  name: ({ text }) => ({ text, fontSize: 24 }),
  title: ({ text }) => ({ text, margin: [0, 2] }),
  contact: ({ text }) => ({ text, fontSize: 9, margin: [0, 0, 0, 3] }),
  head: ({ text }) => ({ text, ...HEAD }),
  row: (row) => ({ text: row.left, ...styled(row), margin: [0, row.first ? 6 : 0, 0, 0] }),
  li: ({ text }) => ({ text: `${text}.`, margin: [0, 2, 0, 0] }),
  note: ({ text }) => ({ text, fontSize: 9 }),
  p: ({ text }) => ({ text }),
};
const drawn = (blocks, more = {}) => blocks.map((block) => ({ ...DRAW[block.t](block), ...more }));

/** In the manner of a profile that a professional network exports. */
export function toNetwork(aside, main) {
  const left = drawn(aside, { color: "#eeeeee" });
  const definition = {
    pageMargins: [20, 30, 30, 40],
    background: () => ({
      canvas: [{ type: "rect", x: 0, y: 0, w: 190, h: 841, color: "#293e49" }],
    }),
    footer: (page, pages) => ({
      text: `Page ${page} of ${pages}`,
      alignment: "center",
      fontSize: 8,
    }),
    content: [
      {
        columns: [
          { width: 160, stack: left },
          { width: "*", stack: drawn(main) },
        ],
        columnGap: 25,
      },
    ],
  };
  return { kind: "pdfmake", definition };
}
