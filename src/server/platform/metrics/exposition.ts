/** Prometheus' text form. */

export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: "counter" | "gauge";
  readonly samples: readonly Sample[];
}

interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** A metric without labels, or several that one label tells apart. */
export const gauge = (name: string, help: string, value: number | readonly Sample[]): Metric =>
  metric("gauge", name, help, value);
export const counter = (name: string, help: string, value: number | readonly Sample[]): Metric =>
  metric("counter", name, help, value);

function metric(
  type: Metric["type"],
  name: string,
  help: string,
  value: number | readonly Sample[],
): Metric {
  return { name, help, type, samples: typeof value === "number" ? [{ value }] : value };
}

export const header = (name: string, type: string, help: string) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

export const linesOf = ({ name, help, type, samples }: Metric): string[] => [
  ...header(name, type, help),
  ...samples.map(({ labels, value }) => `${name}${labelText(labels)} ${value}`),
];

function labelText(labels: Sample["labels"]): string {
  const pairs = Object.entries(labels ?? {}).map(([key, value]) => `${key}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
}

const escaped = (value: string) =>
  value.replace(/\\/g, "\\\\").replace(/"/g, '\\"').replace(/\n/g, "\\n");

export interface Histogram {
  /** `labels` as they stand in the text, without braces: the same ones come again and again. */
  observe(labels: string, value: number): void;
  lines(): string[];
}

/** Times in buckets, for each set of labels that occurs. */
export function createHistogram(name: string, help: string, limits: readonly number[]): Histogram {
  const timings = new Map<string, { count: number; sum: number; buckets: number[] }>();
  return {
    observe(labels, value) {
      const timing = timings.get(labels) ?? { count: 0, sum: 0, buckets: limits.map(() => 0) };
      timing.count += 1;
      timing.sum += value;
      limits.forEach((limit, at) => {
        if (value <= limit) timing.buckets[at] = (timing.buckets[at] ?? 0) + 1;
      });
      timings.set(labels, timing);
    },
    lines() {
      return [
        ...header(name, "histogram", help),
        ...[...timings].flatMap(([labels, { count, sum, buckets }]) => {
          const before = labels ? `${labels},` : "";
          const own = labels ? `{${labels}}` : "";
          return [
            ...limits.map((limit, at) => `${name}_bucket{${before}le="${limit}"} ${buckets[at]}`),
            `${name}_bucket{${before}le="+Inf"} ${count}`,
            `${name}_sum${own} ${sum}`,
            `${name}_count${own} ${count}`,
          ];
        }),
      ];
    },
  };
}
