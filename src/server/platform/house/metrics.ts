/** Counters in Prometheus' text form. Few enough to be plain maps. */
export interface Metrics {
  /** A request has come; call the answer when its response is over, in whatever way. */
  begin(): () => void;
  underWay(): number;
  observe(method: string, route: string, status: number, milliseconds: number): void;
  text(): string;
}

const BUCKETS_SECONDS = [0.005, 0.02, 0.1, 0.5, 2, 10];

interface Timing {
  count: number;
  seconds: number;
  buckets: number[];
}

/** A figure that is read when it is asked for, like the length of a queue. */
type Gauge = readonly [name: string, help: string, read: () => number];

export function createMetrics(gauges: readonly Gauge[] = []): Metrics {
  const requests = new Map<string, number>();
  const timings = new Map<string, Timing>();

  let running = 0;

  return {
    begin() {
      running += 1;
      return () => {
        running -= 1;
      };
    },
    underWay: () => running,
    observe(method, route, status, milliseconds) {
      const labels = `method="${method}",route="${route}"`;
      const counted = `${labels},status="${status}"`;
      requests.set(counted, (requests.get(counted) ?? 0) + 1);
      const timing = timings.get(labels) ?? {
        count: 0,
        seconds: 0,
        buckets: BUCKETS_SECONDS.map(() => 0),
      };
      const seconds = milliseconds / 1000;
      timing.count += 1;
      timing.seconds += seconds;
      BUCKETS_SECONDS.forEach((limit, at) => {
        if (seconds <= limit) timing.buckets[at] = (timing.buckets[at] ?? 0) + 1;
      });
      timings.set(labels, timing);
    },
    text() {
      const lines = [
        ...header("candour_http_requests_total", "counter", "Requests answered."),
        ...[...requests].map(([labels, n]) => `candour_http_requests_total{${labels}} ${n}`),
        ...header("candour_http_request_seconds", "histogram", "Time to answer."),
        ...[...timings].flatMap(([labels, timing]) => histogram(labels, timing)),
        ...header("candour_http_requests_under_way", "gauge", "Requests being answered."),
        `candour_http_requests_under_way ${running}`,
        ...processLines(),
      ];
      for (const [name, help, read] of gauges)
        lines.push(...header(name, "gauge", help), `${name} ${read()}`);
      return `${lines.join("\n")}\n`;
    },
  };
}

const header = (name: string, type: string, help: string) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

function histogram(labels: string, { count, seconds, buckets }: Timing): string[] {
  const name = "candour_http_request_seconds";
  return [
    ...BUCKETS_SECONDS.map((limit, at) => `${name}_bucket{${labels},le="${limit}"} ${buckets[at]}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${seconds}`,
    `${name}_count{${labels}} ${count}`,
  ];
}

function processLines(): string[] {
  const { user, system } = process.cpuUsage();
  return [
    ...header("process_cpu_seconds_total", "counter", "CPU time used."),
    `process_cpu_seconds_total ${(user + system) / 1e6}`,
    ...header("process_resident_memory_bytes", "gauge", "Memory held."),
    `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    ...header("process_uptime_seconds", "gauge", "Time since the start."),
    `process_uptime_seconds ${process.uptime()}`,
  ];
}
