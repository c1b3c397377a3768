/** Upper bounds in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;

interface Histogram {
  readonly counts: number[];
  sum: number;
  count: number;
}

/** Read when the measures are asked for. */
export interface Gauges {
  readonly events: number;
  readonly connections: number;
}

/** Counts requests and their time; writes itself as Prometheus reads it. */
export class Metrics {
  readonly #requests = new Map<string, number>();
  readonly #durations = new Map<string, Histogram>();

  /** @param route its name in the contract: never what somebody typed. */
  note(route: string, status: number, seconds: number): void {
    const key = `route="${route}",status="${status}"`;
    this.#requests.set(key, (this.#requests.get(key) ?? 0) + 1);
    const known = this.#durations.get(route);
    const histogram = known ?? { counts: BOUNDS.map(() => 0), sum: 0, count: 0 };
    if (!known) this.#durations.set(route, histogram);
    histogram.sum += seconds;
    histogram.count++;
    for (const [index, bound] of BOUNDS.entries()) if (seconds <= bound) histogram.counts[index]++;
  }

  write({ events, connections }: Gauges): string {
    const { rss, heapUsed } = process.memoryUsage();
    return [
      ...family('raccord_requests_total', 'counter', 'Requests answered'),
      ...[...this.#requests].map(([labels, count]) => `raccord_requests_total{${labels}} ${count}`),
      ...family('raccord_request_seconds', 'histogram', 'Time to answer a request'),
      ...[...this.#durations].flatMap(([route, histogram]) => linesOf(route, histogram)),
      ...single('raccord_events_total', 'counter', 'Events of all tournaments', events),
      ...single('raccord_live_connections', 'gauge', 'Clients that listen', connections),
      ...single('process_resident_memory_bytes', 'gauge', 'Memory of the process', rss),
      ...single('nodejs_heap_used_bytes', 'gauge', 'Memory in use by the program', heapUsed),
      ...single('process_uptime_seconds', 'gauge', 'Time since the start', process.uptime()),
      '',
    ].join('\n');
  }
}

const family = (name: string, kind: string, help: string) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`];

const single = (name: string, kind: string, help: string, value: number) => [
  ...family(name, kind, help),
  `${name} ${value}`,
];

const linesOf = (route: string, { counts, sum, count }: Histogram): string[] => [
  ...BOUNDS.map((bound, index) => `raccord_request_seconds_bucket{route="${route}",le="${bound}"} ${counts[index]}`),
  `raccord_request_seconds_bucket{route="${route}",le="+Inf"} ${count}`,
  `raccord_request_seconds_sum{route="${route}"} ${sum}`,
  `raccord_request_seconds_count{route="${route}"} ${count}`,
];
