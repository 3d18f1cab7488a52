import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PageStats } from './http/page-cache.ts';
import { PROXY_SIGNS, type ProxySign, type ProxyTraffic } from './http/proxy-traffic.ts';

export type Metrics = ReturnType<typeof makeMetrics>;

type MetricsSources = {
  pages: () => PageStats;
  connections: () => { total: number; idle: number; waiting: number };
};

/** Makes the metrics that a Prometheus server collects from the instance. */
export function makeMetrics({ pages, connections }: MetricsSources) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];

  const requests = new Histogram({
    name: 'vitrine_http_request_seconds',
    help: 'Time from request to answer.',
    labelNames: ['kind', 'method', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const jobs = new Counter({
    name: 'vitrine_jobs_total',
    help: 'Jobs worked off, by outcome.',
    labelNames: ['job', 'outcome'] as const,
    registers,
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('vitrine_page_cache_pages', 'Pages in the page cache.', () => pages().pages);
  gauge('vitrine_page_cache_bytes', 'Bytes in the page cache.', () => pages().bytes);
  gauge('vitrine_page_cache_disk_pages', 'Pages that the page cache keeps on disk.', () => pages().pagesOnDisk);
  gauge('vitrine_page_cache_disk_bytes', 'Bytes that the page cache keeps on disk.', () => pages().bytesOnDisk);
  gauge('vitrine_page_cache_hits', 'Pages answered from the cache since the start.', () => pages().hits);
  gauge('vitrine_page_cache_misses', 'Pages rendered since the start.', () => pages().misses);
  gauge('vitrine_database_connections', 'Open database connections.', () => connections().total);
  gauge('vitrine_database_waiting', 'Requests that wait for a database connection.', () => connections().waiting);

  const proxySigns = new Counter({
    name: 'vitrine_proxy_signs_total',
    help: 'Requests from outside, and those whose proxies contradict TRUST_PROXY or APP_URL.',
    labelNames: ['sign'] as const,
    registers,
  });
  const proxyTraffic = async (): Promise<ProxyTraffic> => {
    const { values } = await proxySigns.get();
    const countOf = (sign: ProxySign) => values.find(({ labels }) => labels.sign === sign)?.value ?? 0;
    return Object.fromEntries(PROXY_SIGNS.map((sign) => [sign, countOf(sign)])) as ProxyTraffic;
  };

  return { registry, requests, jobs, proxySigns, proxyTraffic };
}
