const KB = 1024;
const MB = KB * KB;

/** "212 KB", "1.4 MB". */
export function bytesText(bytes: number): string {
  const unit = unitOf(bytes);
  return `${unit.text(bytes)} ${unit.name}`;
}

/** "138 of 212 KB": both in the unit of the whole. */
export function bytesOfText(sent: number, total: number): string {
  const unit = unitOf(total);
  return `${unit.text(Math.min(sent, total))} of ${unit.text(total)} ${unit.name}`;
}

function unitOf(bytes: number) {
  // What would be written as 1024 KB is a megabyte.
  return Math.round(bytes / KB) < KB ? KILOBYTES : MEGABYTES;
}

const KILOBYTES = {
  name: "KB",
  // A file of 10 bytes is small, but not nothing.
  text: (bytes: number) => String(Math.max(Math.round(bytes / KB), Math.sign(bytes))),
};
const MEGABYTES = { name: "MB", text: (bytes: number) => (bytes / MB).toFixed(1) };
