import { isIP } from 'node:net';
import type { Settings } from '#platform/settings.ts';
import type { InstancePlace } from '../../model/records.ts';
import type { Names } from './names.ts';

const FRESH_MILLISECONDS = 5 * 60 * 1000;

/** Returns a function for the instance's location: from the settings, or else by resolving its own host name. */
export function makeInstancePlace({ APP_URL, DOMAIN_ADDRESSES }: Settings, names: Names) {
  const own = new URL(APP_URL).hostname.replace(/^\[|\]$/g, '');
  const name = isIP(own) === 0 && own.includes('.') ? own : undefined;
  const given = DOMAIN_ADDRESSES?.split(/,\s*/) ?? (isIP(own) === 0 ? undefined : [own]);
  let known: string[] = [];
  let asked: Promise<void> | undefined;
  let freshUntil = 0;

  const lookUp = async (host: string) => {
    const [a, aaaa] = await Promise.all([names.ask('A', host), names.ask('AAAA', host)]);
    const found = [...a.values, ...aaaa.values];
    // Keep the previous addresses when DNS does not answer.
    if (found.length > 0) known = found;
    freshUntil = performance.now() + FRESH_MILLISECONDS;
  };

  return async (): Promise<InstancePlace> => {
    if (given) return { name, addresses: given };
    if (name !== undefined && performance.now() >= freshUntil) {
      asked ??= lookUp(name).finally(() => {
        asked = undefined;
      });
      await asked;
    }
    return { name, addresses: known };
  };
}
