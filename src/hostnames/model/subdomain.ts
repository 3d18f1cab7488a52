const AUTH_PATHS = new Set(['/register', '/login', '/forgot-password', '/reset-password']);
/** An IPv4 address, or an IPv6 one in its brackets. */
const IP_ADDRESS = /^(?:\d+\.){3}\d+$|^\[/;

/**
 * Returns the first label of a host with more than two, unless it is `www` or `localhost`. The host need not be below
 * the instance's: `vitrine.web.app` gives `vitrine`. Undefined for the instance's own hosts and for IP addresses.
 */
export function subdomainOf(host: string, ...ownHosts: readonly string[]): string | undefined {
  const name = withoutPort(host);
  if (ownHosts.some((own) => name === withoutPort(own)) || IP_ADDRESS.test(name)) return undefined;
  const labels = name.split('.');
  const [first = ''] = labels;
  return labels.length > 2 && first !== '' && first !== 'www' && first !== 'localhost' ? first : undefined;
}

/**
 * Returns the host of a member below the instance's own, with its port; undefined if the instance's host cannot have
 * subdomains.
 */
export function hostOf(label: string, ownHost: string): string | undefined {
  const host = `${label}.${ownHost}`;
  return !IP_ADDRESS.test(withoutPort(ownHost)) && subdomainOf(host, ownHost) === label ? host : undefined;
}

/** Returns the URL of a custom domain, with the protocol and the port of the instance. */
export function urlAt(appUrl: string, host: string) {
  const { protocol, port } = new URL(appUrl);
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
}

/** Returns a host in lower case, without its port and trailing dot. */
export const withoutPort = (host: string) => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/**
 * Tests whether a host is the instance's own, below it, an IP address or a single label. Members cannot claim these as
 * domains of their own.
 */
export function isInstanceHost(host: string, ...ownHosts: readonly string[]) {
  const name = withoutPort(host);
  return ownHosts.some((own) => isWithin(name, withoutPort(own))) || IP_ADDRESS.test(name) || !name.includes('.');
}

const isWithin = (name: string, own: string) => name === own || name.endsWith(`.${own}`);

/** Returns the label of a host that is directly below one of the instance's own; otherwise undefined. */
export function labelBelow(host: string, ownHosts: readonly string[]): string | undefined {
  const name = withoutPort(host);
  const [label = '', ...rest] = name.split('.');
  return ownHosts.some((own) => rest.join('.') === withoutPort(own)) && subdomainOf(name, ...ownHosts) === label
    ? label
    : undefined;
}

/** Tests whether a path on a member's host redirects to the app. */
export const isAuthPath = (path: string) => AUTH_PATHS.has(path.replace(/\/$/, ''));
