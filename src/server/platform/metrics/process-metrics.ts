import { monitorEventLoopDelay, PerformanceObserver } from "node:perf_hooks";
import { counter, gauge, type Metric } from "./exposition.ts";

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

export function processMetrics(): readonly Metric[] {
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
