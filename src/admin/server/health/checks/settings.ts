import { prevailingSign } from '#platform/server/http/proxy-traffic.ts';
import type { HealthCheck } from '../health-check.ts';
import { isLocal } from '../is-local.ts';

/** Checks that the instance's URL is public and uses HTTPS. */
export const address: HealthCheck = {
  name: 'address',
  run: async ({ settings: { APP_URL: url } }) => {
    const { protocol, hostname } = new URL(url);
    const values = { url };
    if (isLocal(hostname)) return { state: 'warn', seen: { word: 'addressLocal', values }, fix: { word: 'address' } };
    if (protocol === 'http:') return { state: 'warn', seen: { word: 'addressPlain', values }, fix: { word: 'tls' } };
    return { state: 'ok', seen: { word: 'address', values } };
  },
};

/**
 * Checks that TRUST_PROXY fits the observed requests. The instance does not serve TLS itself, so an HTTPS URL implies a
 * proxy.
 */
export const proxy: HealthCheck = {
  name: 'proxy',
  run: async ({ settings: { APP_URL: url, TRUST_PROXY: count }, proxyTraffic }, signal) => {
    const traffic = await proxyTraffic(signal);
    const sign = traffic && prevailingSign(traffic);
    if (traffic && sign) {
      const values = { count, of: traffic.all, showing: traffic[sign] };
      return {
        state: 'warn',
        seen: { word: `proxySign-${sign}`, values },
        fix: { word: `proxySign-${sign}`, values },
      };
    }
    if (count > 0) return { state: 'ok', seen: { word: 'proxy', values: { count } } };
    if (new URL(url).protocol === 'http:') return { state: 'ok', seen: { word: 'proxyNone' } };
    return { state: 'warn', seen: { word: 'proxyUnknown', values: { url } }, fix: { word: 'proxy' } };
  },
};

/** Checks that several processes share a secret, which they need to read each other's links and sessions. */
export const secret: HealthCheck = {
  name: 'secret',
  run: async ({ settings: { SECRET, ROLE }, dataDir }) => {
    if (SECRET !== undefined) return { state: 'ok', seen: { word: 'secretGiven' } };
    if (ROLE === 'all') return { state: 'ok', seen: { word: 'secretKept', values: { folder: dataDir } } };
    return { state: 'fail', seen: { word: 'secretMissing', values: { role: ROLE } }, fix: { word: 'secret' } };
  },
};
