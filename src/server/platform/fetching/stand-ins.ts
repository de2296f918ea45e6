/** Names that stand for a place on this machine, so that tests can ask for a website by its name. */
export type StandIns = ReadonlyMap<string, { readonly address: string; readonly port: number }>;

/** `name=127.0.0.2:4101,…`: names that lead to this machine. Undefined: it has another form. */
export function standInsOf(text: string): StandIns | undefined {
  const pairs = text.split(",").flatMap((pair) => {
    const [, name = "", address = "", port] =
      /^([\w.-]+)=(127(?:\.\d{1,3}){3}):(\d{1,5})$/.exec(pair.trim()) ?? [];
    return pair.trim() ? [[name.toLowerCase(), { address, port: Number(port) }] as const] : [];
  });
  return pairs.every(([name]) => name !== "") ? new Map(pairs) : undefined;
}
