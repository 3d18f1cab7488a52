const ENTRANCES = new Set(['/register', '/login', '/forgot-password', '/reset-password']);
/** An IPv4 address, or an IPv6 one in its brackets. */
const BARE_ADDRESS = /^(?:\d+\.){3}\d+$|^\[/;

/**
 * The subdomain that a host asks for, by the specification's rule: its first label, where it has more than two (a host
 * of `.web.app` has three by then), and the label is neither `www` nor `localhost`. The instance's own hosts and bare
 * addresses are none.
 */
export function subdomainOf(host: string, ...ownHosts: readonly string[]): string | undefined {
  const name = withoutPort(host);
  if (ownHosts.some((own) => name === withoutPort(own)) || BARE_ADDRESS.test(name)) return undefined;
  const labels = name.split('.');
  const [first = ''] = labels;
  return labels.length > 2 && first !== '' && first !== 'www' && first !== 'localhost' ? first : undefined;
}

/** The host of a member below the instance's own; none where that can have no hosts below it. */
export function hostOf(label: string, ownHost: string): string | undefined {
  const host = `${label}.${ownHost}`;
  return !BARE_ADDRESS.test(withoutPort(ownHost)) && subdomainOf(host, ownHost) === label ? host : undefined;
}

/** The whole address of a domain that a member brought: it is reached as the instance itself is. */
export function urlAt(appUrl: string, host: string) {
  const { protocol, port } = new URL(appUrl);
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
}

/** A host that was asked for, by its name alone. */
export const withoutPort = (host: string) => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/** Whether a host is one of the instance's own or below one, a bare address or no whole name: such a one is nobody's domain. */
export function isOurs(host: string, ...ownHosts: readonly string[]) {
  const name = withoutPort(host);
  return ownHosts.some((own) => isWithin(name, withoutPort(own))) || BARE_ADDRESS.test(name) || !name.includes('.');
}

const isWithin = (name: string, own: string) => name === own || name.endsWith(`.${own}`);

/** The one label of a host that is right below one of the instance's own. */
export function labelBelow(host: string, ownHosts: readonly string[]): string | undefined {
  const name = withoutPort(host);
  const [label = '', ...rest] = name.split('.');
  return ownHosts.some((own) => rest.join('.') === withoutPort(own)) && subdomainOf(name, ...ownHosts) === label
    ? label
    : undefined;
}

/** In subdomain mode these lead to the app all the same. */
export const isEntrance = (path: string) => ENTRANCES.has(path.replace(/(?<=.)\/$/, ''));
