const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Australian numbers, and those that begin with a country. */
const PHONE = /(?:\+\d{1,3}[\s-]?(?:\(\d{1,4}\)[\s-]?)?|\(0\d\)[\s-]?|\b0\d)(?:[\s-]?\d){6,11}\b/g;

/** The same with every email address and phone number in it left out. */
export function withoutContact<Value>(value: Value): Value {
  // Strings become strings, lists lists and objects objects of the same fields: the shape is kept.
  return masked(value) as Value;
}

function masked(value: unknown): unknown {
  if (typeof value === "string")
    return value.replace(EMAIL, "[email left out]").replace(PHONE, "[phone left out]");
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, masked(part)]));
}
