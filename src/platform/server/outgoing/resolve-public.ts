import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { DownloadError } from './download-error.ts';
import { isSpecialAddress } from './special-addresses.ts';

export type ResolveOptions = {
  /** The DNS servers to ask, separated by commas, or else those of the system. The hosts file is never used. */
  dnsServers: string | undefined;
  /** Whether addresses in private networks are allowed. */
  allowsPrivate: boolean;
};

const LOOKUP = { timeout: 2000, tries: 2 };

/** Returns the IP address to connect to for a host. Throws if any address of the host is not on the public internet. */
export async function resolvePublic(hostname: string, options: ResolveOptions): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const isName = isIP(host) === 0;
  const addresses = isName ? await lookUp(host, options) : [host];
  const [first] = addresses;
  if (first === undefined) throw new DownloadError('unreachable');
  // Whether a name exists within a private network is nobody's business.
  if (!options.allowsPrivate && addresses.some(isSpecialAddress))
    throw new DownloadError(isName ? 'unreachable' : 'private');
  return first;
}

async function lookUp(host: string, { dnsServers }: ResolveOptions): Promise<string[]> {
  const resolver = new Resolver(LOOKUP);
  if (dnsServers !== undefined) resolver.setServers(dnsServers.split(/,\s*/));
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
