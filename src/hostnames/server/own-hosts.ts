import type { Kernel } from '#platform/kernel.ts';
import { withoutPort } from '../model/subdomain.ts';

/** The hosts of the instance: that of its address, and the base domains that its admins added. Members' are below each. */
export const ownHosts = ({ settings, instance }: Pick<Kernel, 'settings' | 'instance'>) => [
  withoutPort(new URL(settings.APP_URL).host),
  ...instance.current.baseDomains,
];
