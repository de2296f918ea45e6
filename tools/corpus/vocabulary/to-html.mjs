import { esc, page } from "../write/html.mjs";

const styled = ({ left, style }) => {
  if (style === "*") return `<b>${esc(left)}</b>`;
  return style === "/" ? `<i>${esc(left)}</i>` : esc(left);
};
const DRAW = {
  name: ({ text }) => `<h1>${esc(text)}</h1>`,
  title: ({ text }) => `<p class=t>${esc(text)}</p>`,
  contact: ({ text }) => `<p class=c>${esc(text)}</p>`,
  head: ({ text }) => (text ? `<h2>${esc(text)}</h2>` : "<div class=g></div>"),
  row: (row) =>
    `<p class="r${row.first ? " f" : ""}"><span>${styled(row)}</span><span>${esc(row.right)}</span></p>`,
  li: ({ text }) => `<p class=l>• ${esc(text)}</p>`,
  note: ({ text }) => `<p class=n>${esc(text)}</p>`,
  p: ({ text }) => `<p>${esc(text)}</p>`,
  letter: ({ text }) => `<p class=e>${esc(text)}</p>`,
  gap: () => "<div class=g></div>",
  page: () => "<div style='break-after:page'></div>",
  entry: ({ left, rows }) =>
    `<div class=w><div class=d>${esc(left)}</div><div>${drawn(rows)}</div></div>`,
  pairs: ({ rows }) => `<table>${rows.map(pair).join("")}</table>`,
};
const pair = ({ label, left, list }) =>
  `<tr><td class=k>${esc(label)}</td><td>${list ? list.map((text) => `<p>– ${esc(text)}</p>`).join("") : esc(left)}</td></tr>`;
const drawn = (blocks) => blocks.map((block) => DRAW[block.t](block)).join("");

const BASE =
  "h1,h2,p{margin:0}h1{font-size:21pt}.r{display:flex;justify-content:space-between;gap:18px}.r span+span{white-space:nowrap}.f{margin-top:8px}.l{padding-left:10px;text-indent:-8px}.n{font-size:92%;color:#555}.g{height:18px}.e{margin-bottom:9px}.w{display:grid;grid-template-columns:118px 1fr;margin-bottom:7px}.f:first-child{margin-top:0}table{width:100%;border-spacing:0 2px;margin-bottom:8px}td{vertical-align:top}.k{width:175px;color:#456;text-align:right;padding-right:14px}";
const LOOKS = {
  serif:
    'body{font:10.6pt/1.4 "Liberation Serif";margin:0}h2{font-size:12pt;font-variant:small-caps;border-bottom:1px solid #777;margin:14px 0 4px}',
  sans: 'body{font:9.6pt/1.42 "Noto Sans";margin:0}h2{font-size:11pt;color:#175;text-transform:uppercase;letter-spacing:.04em;margin:15px 0 4px}',
  plain:
    'body{font:10pt/1.4 "Liberation Sans";margin:0}h1{font-size:15pt}h2{font-size:10.5pt;margin:13px 0 3px}',
};
const MARGIN = { top: "17mm", bottom: "17mm", left: "19mm", right: "19mm" };

export function toHtml(blocks, { look = "serif", running } = {}) {
  const small = (text) =>
    `<div style="font-size:8px;width:100%;text-align:center;font-family:sans-serif">${text}</div>`;
  const edges = running && {
    displayHeaderFooter: true,
    headerTemplate: small(esc(running.head)),
    footerTemplate: small(
      `${esc(running.foot)} <span class=pageNumber></span> / <span class=totalPages></span>`,
    ),
  };
  return {
    kind: "html",
    html: page(BASE + LOOKS[look], drawn(blocks)),
    print: { margin: MARGIN, ...edges },
  };
}

/** A coloured column beside the rest. */
export function toSidebar(aside, main, { right = false } = {}) {
  const css = `${BASE}@page{margin:0}body{margin:0;font:9.3pt/1.42 "Noto Sans";display:grid;grid-template-columns:${right ? "1fr 31%" : "31% 1fr"};min-height:292mm}aside{background:#e9e4da;padding:30px 18px;${right ? "order:2" : ""}}section{padding:30px 26px}h2{font-size:11pt;color:#713;margin:14px 0 4px}`;
  return {
    kind: "html",
    html: page(css, `<aside>${drawn(aside)}</aside><section>${drawn(main)}</section>`),
    print: { margin: { top: 0, bottom: 0, left: 0, right: 0 } },
  };
}
