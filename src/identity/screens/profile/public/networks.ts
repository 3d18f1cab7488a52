import { NETWORK_NAMES, type NetworkId } from '../../../model/network-names.ts';

export { type NetworkId, nameOfLink } from '../../../model/network-names.ts';

/** A place on the web where people are known by an address of their own. */
export type Network = {
  /** The key under which its link is kept. */
  id: NetworkId;
  /** A proper name, the same in every language. */
  name: string;
};

/** The hosts of each network; a host below one of them counts too. */
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

/** Scholar stands under the domain of every country. */
const SCHOLAR = /^scholar\.google\.[a-z]{2,3}(?:\.[a-z]{2})?$/;
/** An address in the fediverse: somebody's name behind an @, or under /users, and nothing more. */
const FEDIVERSE = /^\/(?:@[\w.-]+(?:@[\w.-]+)?|users\/[\w.-]+)\/?$/;

/** The network that an address belongs to, as far as one can tell from the address alone. */
export function networkOf(address: string): NetworkId | undefined {
  const text = asWebAddress(address);
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const host = url.hostname.replace(/^www\./, '');
  const known = NETWORKS.find(({ id }) => HOSTS[id].some((own) => host === own || host.endsWith(`.${own}`)));
  if (known) return known.id;
  if (SCHOLAR.test(host)) return 'scholar';
  return FEDIVERSE.test(url.pathname) ? 'mastodon' : undefined;
}

/** The key under which a link of this name is kept: a network's, however its name is written. */
export function keyOfLink(name: string): string {
  const plain = name.trim();
  const folded = plain.toLowerCase();
  return NETWORKS.find((network) => network.id === folded || network.name.toLowerCase() === folded)?.id ?? plain;
}

/** What was typed or pasted as an address, with the scheme that people leave out. */
export function asWebAddress(text: string): string {
  const plain = text.trim();
  if (plain === '' || /^[a-z][a-z0-9+.-]*:/i.test(plain)) return plain;
  return /^[^\s/@:?#.]+(?:\.[^\s/@:?#.]+)*\.[^\s/@:?#.]{2,}(?:[/?#]\S*)?$/.test(plain) ? `https://${plain}` : plain;
}
