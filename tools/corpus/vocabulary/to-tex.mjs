const esc = (text) =>
  text
    .replace(/[&%$#_]/g, "\\$&")
    .replace(/–/g, "--")
    .replace(/—/g, "---");
const styled = ({ left, style }) => {
  if (style === "*") return `\\textbf{${esc(left)}}`;
  return style === "/" ? `\\textit{${esc(left)}}` : esc(left);
};
const DRAW = {
  name: ({ text }) => `{\\centering\\LARGE\\bfseries ${esc(text)}\\par}\\smallskip`,
  title: ({ text }) => `{\\centering\\itshape ${esc(text)}\\par}`,
  contact: ({ text }) => `{\\centering\\small ${esc(text)}\\par}`,
  head: ({ text }) =>
    `\\par\\medskip{\\large\\scshape ${esc(text)}}\\\\[-9pt]\\rule{\\textwidth}{0.4pt}\\par`,
  row: (row) => `${row.first ? "\\smallskip" : ""}${styled(row)}\\hfill ${esc(row.right)}\\par`,
  li: ({ text }) => `\\hangindent=1.2em\\hangafter=1 \\textbullet\\ ${esc(text)}\\par`,
  note: ({ text }) => `{\\small ${esc(text)}\\par}`,
  p: ({ text }) => `${esc(text)}\\par`,
};

/** Set by TeX: kerned, hyphenated, with something at both edges of a row. */
export function toTex(blocks, { font = "lmodern" } = {}) {
  const body = blocks.map((block) => DRAW[block.t](block)).join("\n");
  return {
    kind: "tex",
    tex: `\\documentclass[a4paper,10pt]{article}\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{${font}}\\usepackage[margin=1.8cm]{geometry}\\usepackage{microtype}\\pagestyle{empty}\\parindent=0pt\\begin{document}\n${body}\n\\end{document}`,
  };
}
