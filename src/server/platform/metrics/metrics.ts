import { createHistogram, type Histogram, header, linesOf, type Metric } from "./exposition.ts";
import { processMetrics } from "./process-metrics.ts";

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
