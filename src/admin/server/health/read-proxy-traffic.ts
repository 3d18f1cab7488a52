import type { Settings } from '#platform/pure/settings.ts';
import { PROXY_SIGNS, type ProxySign, type ProxyTraffic } from '#platform/server/http/proxy-traffic.ts';

const LINE = /^vitrine_proxy_signs_total\{sign="(\w+)"\} (\d+)$/gm;

/**
 * Reads the counts of proxy misconfiguration signs from the metrics of the instance on this machine; undefined if it
 * does not respond.
 */
export async function readProxyTraffic({ HOST = '127.0.0.1', PORT }: Settings, signal: AbortSignal) {
  try {
    const response = await fetch(`http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}/metrics`, { signal });
    return response.ok ? parseTraffic(await response.text()) : undefined;
  } catch {
    return undefined;
  }
}

function parseTraffic(metrics: string): ProxyTraffic {
  const traffic = Object.fromEntries(PROXY_SIGNS.map((sign) => [sign, 0])) as ProxyTraffic;
  for (const [, sign, count] of metrics.matchAll(LINE)) {
    if (PROXY_SIGNS.includes(sign as ProxySign)) traffic[sign as ProxySign] = Number(count);
  }
  return traffic;
}
