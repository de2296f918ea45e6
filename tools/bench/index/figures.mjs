// Figures as they are printed.
export const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The value below which such a share of them lies; 1 for the greatest. */
export function at(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
export const median = (values) => at(values, 0.5);

export const ms = (value) => (value < 100 ? value.toFixed(1) : String(Math.round(value)));
export const times = (ratio) => `× ${ratio < 10 ? ratio.toFixed(1) : Math.round(ratio)}`;
export const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
export const grouped = (count) => count.toLocaleString("en-AU");
