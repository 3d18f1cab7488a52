import type { Kernel } from '#platform/server/kernel.ts';
import { withoutPort } from '../model/subdomain.ts';

const appHosts = new WeakMap<Kernel['settings'], string>();

/** Returns the host of `APP_URL`. It is read once, because every request needs it. */
function appHostOf(settings: Kernel['settings']) {
  const known = appHosts.get(settings);
  if (known !== undefined) return known;
  const host = withoutPort(new URL(settings.APP_URL).host);
  appHosts.set(settings, host);
  return host;
}

/** Returns the instance's hosts: that of `APP_URL`, and the base domains. Members have subdomains of each. */
export const ownHosts = ({ settings, instance }: Pick<Kernel, 'settings' | 'instance'>) => [
  appHostOf(settings),
  ...instance.current.baseDomains,
];
