import { type ESTree, parseSync } from "vite";

/** In a string that is put together at run time: the place of what is not known before. */
export const HOLE = "\u0000";

/** A string with more forms than this counts in the first of them. */
const FORMS_AT_MOST = 32;

type Node = ESTree.Node;

/**
 * Every string that a source can say: literals, templates, sums of them, and the text of JSX. Read
 * from the syntax tree, so that comments, types, keys, imports and comparisons do not count.
 */
export function saidStrings(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  const said = new Set<string>();
  gather(program, said);
  said.delete("");
  return [...said];
}

function gather(node: Node, said: Set<string>): void {
  for (const form of stringsOf(node)) said.add(form.replaceAll(/\s+/g, " ").trim());
  for (const part of partsOf(node)) gather(part, said);
}

function stringsOf(node: Node): string[] {
  switch (node.type) {
    case "JSXElement":
    case "JSXFragment":
      return mixedText(node);
    case "JSXText":
    case "Literal":
    case "TemplateLiteral":
      return formsOf(node).filter((form) => form !== HOLE);
    case "BinaryExpression":
      return node.operator === "+" ? formsOf(node) : [];
    case "JSXAttribute":
      return isString(node.value) && !isClassName(node) ? [decodeEntities(node.value.value)] : [];
    default:
      return [];
  }
}

/** Where to look further. */
function partsOf(node: Node): Node[] {
  switch (node.type) {
    case "ImportDeclaration":
    case "ImportExpression":
    case "ExportAllDeclaration":
      return [];
    case "ExportNamedDeclaration":
      return nodesIn(node.declaration);
    case "Property":
      return nodesIn(node.value);
    case "SwitchCase":
      return nodesIn(node.consequent);
    case "BinaryExpression":
      return nodesIn([node.left, node.right]).filter((side) => !isString(side));
    case "JSXAttribute":
      return isString(node.value) || isClassName(node) ? [] : nodesIn(node.value);
    default:
      return isTypeOnly(node) ? [] : nodesIn(Object.values(node));
  }
}

const isTypeOnly = ({ type }: Node) =>
  type.startsWith("TS") && !/^TS(As|Satisfies|NonNull)/.test(type);

const isClassName = ({ name }: ESTree.JSXAttribute) => name.name === "className";

const isString = (node: Node | null): node is ESTree.StringLiteral =>
  node?.type === "Literal" && typeof node.value === "string";

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value] : [];
}

/** The forms that a value can take as text: one for each branch, with holes for the unknown. */
function formsOf(node: Node): string[] {
  switch (node.type) {
    case "Literal":
      return [isString(node) ? node.value : HOLE];
    case "JSXText":
      return [jsxText(node.value)];
    case "TemplateLiteral":
      return joined(node.quasis.flatMap((quasi, i) => [quasi, ...nodesIn(node.expressions[i])]));
    case "TemplateElement":
      return [node.value.cooked ?? ""];
    case "BinaryExpression":
      return node.operator === "+" ? joined([node.left, node.right]) : [HOLE];
    case "ConditionalExpression":
      return [...formsOf(node.consequent), ...formsOf(node.alternate)];
    case "JSXElement":
    case "JSXFragment":
      return joined(node.children);
    case "JSXExpressionContainer":
      return formsOf(node.expression);
    case "JSXEmptyExpression":
      return [""];
    default:
      return [HOLE];
  }
}

function joined(parts: readonly Node[]): string[] {
  let forms = [""];
  for (const part of parts) {
    const ends = formsOf(part);
    forms = forms.flatMap((start) => ends.map((end) => start + end)).slice(0, FORMS_AT_MOST);
  }
  return forms;
}

/** An element with words of its own is one text, whatever stands among the words. */
function mixedText(node: ESTree.JSXElement | ESTree.JSXFragment): string[] {
  const hasWords = node.children.some((child) => child.type === "JSXText" && child.value.trim());
  return hasWords ? formsOf(node) : [];
}

/** JSX drops the ends of lines, and the blank lines. */
function jsxText(raw: string): string {
  const lines = raw.split("\n");
  const kept = lines.map((line, i) => {
    const start = i === 0 ? line : line.trimStart();
    return i === lines.length - 1 ? start : start.trimEnd();
  });
  return decodeEntities(kept.filter(Boolean).join(" "));
}

const ENTITIES: Record<string, string> = {
  amp: "&",
  apos: "'",
  gt: ">",
  hellip: "…",
  lt: "<",
  mdash: "—",
  nbsp: " ",
  ndash: "–",
  quot: '"',
  rsquo: "’",
};

function decodeEntities(text: string): string {
  return text
    .replaceAll(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll(/&([a-z]+);/g, (entity, name) => ENTITIES[name] ?? entity);
}
