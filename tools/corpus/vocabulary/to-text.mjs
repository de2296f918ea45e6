const WIDTH = 84;
const across = (left, right) =>
  right ? `${left}${" ".repeat(Math.max(3, WIDTH - left.length - right.length))}${right}` : left;

const HEADS = {
  under: (text) => ["", text, "-".repeat(text.length)],
  caps: (text) => ["", "", text.toUpperCase(), ""],
  colon: (text) => ["", `${text}:`],
};
const DRAW = {
  name: ({ text }) => [text],
  title: ({ text }) => [text],
  contact: ({ text }) => [text],
  row: ({ left, right, first }) => [...(first ? [""] : []), across(left, right)],
  li: ({ text }) => wrapped(text, "- "),
  note: ({ text }) => wrapped(text, "  "),
  p: ({ text }) => wrapped(text, ""),
};

/** Plain text, wrapped by hand. */
export function toText(blocks, { head = "under", encoding } = {}) {
  const lines = blocks.flatMap((block) => {
    if (block.t !== "head") return DRAW[block.t](block);
    return block.text ? HEADS[head](block.text) : ["", ""];
  });
  return { kind: "txt", text: `${lines.join("\n")}\n`, encoding };
}

function wrapped(text, lead) {
  const lines = [lead];
  for (const word of text.split(" ")) {
    if (`${lines.at(-1)}${word}`.length > WIDTH) lines.push(" ".repeat(lead.length));
    lines[lines.length - 1] += `${word} `;
  }
  return lines.map((line) => line.trimEnd());
}
