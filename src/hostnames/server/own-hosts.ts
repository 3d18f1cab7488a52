import type { Kernel } from '#platform/server/kernel.ts';
import { withoutPort } from '../model/subdomain.ts';

/** Returns the instance's hosts: that of `APP_URL`, and the base domains. Members have subdomains of each. */
export const ownHosts = ({ settings, instance }: Pick<Kernel, 'settings' | 'instance'>) => [
  withoutPort(new URL(settings.APP_URL).host),
  ...instance.current.baseDomains,
];
