/** A PDF of numbered objects; the table of offsets is right, whatever the objects say. */
export function makePdf(objects: readonly (string | { dict: string; stream: Buffer })[]): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const body =
      typeof object === "string"
        ? Buffer.from(object)
        : Buffer.concat([
            Buffer.from(`<< ${object.dict} /Length ${object.stream.length} >>\nstream\n`),
            object.stream,
            Buffer.from("\nendstream"),
          ]);
    const whole = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      body,
      Buffer.from("\nendobj\n"),
    ]);
    offsets.push(length);
    length += whole.length;
    parts.push(whole);
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const tail = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF`;
  return Buffer.concat([...parts, Buffer.from(tail)]);
}
