import { NETWORK_NAMES, type NetworkId } from '#platform/pure/networks/network-names.ts';

export { linkName, type NetworkId } from '#platform/pure/networks/network-names.ts';

/** A social network or site with profile pages. */
export type Network = {
  /** The key of its link in the profile. */
  id: NetworkId;
  /** A proper name, which is not translated. */
  name: string;
};

/** The hosts of each network; their subdomains count too. */
const HOSTS = {
  github: ['github.com', 'github.io'],
  gitlab: ['gitlab.com'],
  codeberg: ['codeberg.org'],
  linkedin: ['linkedin.com', 'lnkd.in'],
  xing: ['xing.com'],
  mastodon: ['mastodon.social', 'mastodon.online', 'mstdn.social', 'fosstodon.org', 'hachyderm.io', 'mathstodon.xyz'],
  bluesky: ['bsky.app', 'bsky.social'],
  x: ['x.com', 'twitter.com'],
  threads: ['threads.net', 'threads.com'],
  instagram: ['instagram.com'],
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  youtube: ['youtube.com', 'youtu.be'],
  vimeo: ['vimeo.com'],
  twitch: ['twitch.tv'],
  dribbble: ['dribbble.com'],
  behance: ['behance.net'],
  medium: ['medium.com'],
  substack: ['substack.com'],
  stackoverflow: ['stackoverflow.com'],
  orcid: ['orcid.org'],
  scholar: [],
  researchgate: ['researchgate.net'],
  telegram: ['t.me', 'telegram.me'],
} as const satisfies Record<NetworkId, readonly string[]>;

export const NETWORKS: readonly Network[] = Object.entries(NETWORK_NAMES).map(([id, name]) => ({
  id: id as NetworkId,
  name,
}));

/** Google Scholar uses a domain per country. */
const SCHOLAR = /^scholar\.google\.[a-z]{2,3}(?:\.[a-z]{2})?$/;
/** The path of a fediverse profile: `/@name`, `/@name@host` or `/users/name`. */
const FEDIVERSE = /^\/(?:@[\w.-]+(?:@[\w.-]+)?|users\/[\w.-]+)\/?$/;

/** Returns the network of an address, as far as the address alone identifies it. */
export function networkOf(address: string): NetworkId | undefined {
  const text = toWebAddress(address);
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const host = url.hostname.replace(/^www\./, '');
  const match = NETWORKS.find(({ id }) => HOSTS[id].some((domain) => host === domain || host.endsWith(`.${domain}`)));
  if (match) return match.id;
  if (SCHOLAR.test(host)) return 'scholar';
  return FEDIVERSE.test(url.pathname) ? 'mastodon' : undefined;
}

/** Returns the key of a link by its name: the network id, if the name is that of a network in any case. */
export function linkKey(name: string): string {
  const plain = name.trim();
  const folded = plain.toLowerCase();
  return NETWORKS.find((network) => network.id === folded || network.name.toLowerCase() === folded)?.id ?? plain;
}

/** Returns an entered address with `https://` added if the scheme is missing. */
export function toWebAddress(text: string): string {
  const plain = text.trim();
  if (plain === '' || /^[a-z][a-z0-9+.-]*:/i.test(plain)) return plain;
  return /^[^\s/@:?#.]+(?:\.[^\s/@:?#.]+)*\.[^\s/@:?#.]{2,}(?:[/?#]\S*)?$/.test(plain) ? `https://${plain}` : plain;
}
