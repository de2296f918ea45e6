/** As the cleaner of articles would write it, so that cleaning changes nothing. */
const escaped = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

type Attributes = Readonly<Record<string, string | number>>;

/** An element around HTML that is there already. */
export function element(
  name: string,
  attributes: Attributes,
  ...inside: readonly string[]
): string {
  const said = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escaped(String(value)).replace(/"/g, "&quot;")}"`,
  );
  return `<${name}${said.join("")}>${inside.join("")}</${name}>`;
}

/** The same around plain text. */
export const written = (name: string, text: string, attributes: Attributes = {}) =>
  element(name, attributes, escaped(text));
