import { monitorEventLoopDelay, PerformanceObserver } from "node:perf_hooks";
import {
  counter,
  createHistogram,
  gauge,
  type Histogram,
  header,
  linesOf,
  type Metric,
} from "./exposition.ts";

/** What /metrics says: requests are counted here, everything else is asked where it is known. */
export interface Metrics {
  /** A request has come; call the answer when its response is over, in whatever way. */
  begin(): () => void;
  underWay(): number;
  observe(method: string, route: string, status: number, milliseconds: number): void;
  /** Times that are taken elsewhere. */
  addTimes(times: Pick<Histogram, "lines">): void;
  /** Figures that are read when somebody asks for them, like the length of a queue. */
  add(read: ReadMetrics): void;
  text(): Promise<string>;
}

export type ReadMetrics = () => readonly Metric[] | Promise<readonly Metric[]>;

const BUCKETS_SECONDS = [0.005, 0.02, 0.1, 0.5, 2, 10];
/** What cannot be had in this time is left out: an alarm on it being absent is an alarm, too. */
const READ_WITHIN_MS = 3000;

export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  const times = createHistogram("candour_http_request_seconds", "Time to answer.", BUCKETS_SECONDS);
  const histograms: Pick<Histogram, "lines">[] = [times];
  const readers: ReadMetrics[] = [processMetrics];
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
      times.observe(labels, milliseconds / 1000);
    },
    addTimes: (more) => void histograms.push(more),
    add: (read) => void readers.push(read),
    async text() {
      const read = await Promise.all(readers.map(readInTime));
      const lines = [
        ...header("candour_http_requests_total", "counter", "Requests answered."),
        ...[...requests].map(([labels, n]) => `candour_http_requests_total{${labels}} ${n}`),
        ...header("candour_http_requests_under_way", "gauge", "Requests being answered."),
        `candour_http_requests_under_way ${running}`,
        ...read.flat().flatMap(linesOf),
        ...histograms.flatMap((histogram) => histogram.lines()),
      ];
      return `${lines.join("\n")}\n`;
    },
  };
}

function readInTime(read: ReadMetrics): Promise<readonly Metric[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly Metric[]>((resolve) => {
    timer = setTimeout(() => resolve([]), READ_WITHIN_MS);
  });
  const found = Promise.resolve()
    .then(read)
    .catch(() => []);
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}

/** What the process itself is like: one for all servers in it, as it has one event loop. */
const WINDOW_MS = 30_000;
const NANOSECONDS = 1e9;
const RESOLUTION_MS = 20;

interface Watch {
  /** How late the event loop was in the last whole half minute, in seconds. */
  delays(): { readonly p50: number; readonly p99: number; readonly max: number };
  collectedSeconds(): number;
}

let watch: Watch | undefined;

/** Begins with the first question, and goes on for as long as the process lives. */
function startWatch(): Watch {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  const read = () => ({
    p50: secondsOf(histogram.percentile(50)),
    p99: secondsOf(histogram.percentile(99)),
    max: secondsOf(histogram.max),
  });
  let last: ReturnType<typeof read> | undefined;
  setInterval(() => {
    last = read();
    histogram.reset();
  }, WINDOW_MS).unref();
  let collected = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) collected += duration / 1000;
  }).observe({ entryTypes: ["gc"] });
  return { delays: () => last ?? read(), collectedSeconds: () => collected };
}

/** The clock of the histogram ticks, which is no delay. */
const secondsOf = (nanoseconds: number) =>
  Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS / 1000);

function processMetrics(): readonly Metric[] {
  watch ??= startWatch();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  const { p50, p99, max } = watch.delays();
  return [
    counter("process_cpu_seconds_total", "CPU time used.", (user + system) / 1e6),
    gauge("process_resident_memory_bytes", "Memory held.", rss),
    gauge("process_heap_bytes", "Memory of JavaScript in use.", heapUsed),
    gauge("process_external_bytes", "Memory of buffers in use.", external),
    counter("process_gc_seconds_total", "Time of garbage collection.", watch.collectedSeconds()),
    gauge("process_uptime_seconds", "Time since the start.", process.uptime()),
    gauge(
      "candour_event_loop_delay_seconds",
      "How late the event loop was in the last half minute.",
      [
        { labels: { quantile: "0.5" }, value: p50 },
        { labels: { quantile: "0.99" }, value: p99 },
        { labels: { quantile: "1" }, value: max },
      ],
    ),
  ];
}
