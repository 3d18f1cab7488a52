const ENTRANCES = new Set(['/register', '/login', '/forgot-password', '/reset-password']);
/** An IPv4 address, or an IPv6 one in its brackets. */
const BARE_ADDRESS = /^(?:\d+\.){3}\d+$|^\[/;

/**
 * The subdomain that a host asks for, by the specification's rule: its first label, where it has more than two (a host
 * of `.web.app` has three by then), and the label is neither `www` nor `localhost`. The instance's own host and bare
 * addresses are none.
 */
export function subdomainOf(host: string, ownHost: string): string | undefined {
  const name = withoutPort(host);
  if (name === withoutPort(ownHost) || BARE_ADDRESS.test(name)) return undefined;
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

/** Whether a host is the instance's own or below it, a bare address or no whole name: such a one is nobody's domain. */
export function isOurs(host: string, ownHost: string) {
  const [name, own] = [withoutPort(host), withoutPort(ownHost)];
  return name === own || name.endsWith(`.${own}`) || BARE_ADDRESS.test(name) || !name.includes('.');
}

/** In subdomain mode these lead to the app all the same. */
export const isEntrance = (path: string) => ENTRANCES.has(path.replace(/(?<=.)\/$/, ''));
