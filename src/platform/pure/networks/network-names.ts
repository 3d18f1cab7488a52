/** Names of social networks by id. They are proper names and not translated. */
export const NETWORK_NAMES = {
  github: 'GitHub',
  gitlab: 'GitLab',
  codeberg: 'Codeberg',
  linkedin: 'LinkedIn',
  xing: 'XING',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  x: 'X',
  threads: 'Threads',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  twitch: 'Twitch',
  dribbble: 'Dribbble',
  behance: 'Behance',
  medium: 'Medium',
  substack: 'Substack',
  stackoverflow: 'Stack Overflow',
  orcid: 'ORCID',
  scholar: 'Google Scholar',
  researchgate: 'ResearchGate',
  telegram: 'Telegram',
} as const;
export type NetworkId = keyof typeof NETWORK_NAMES;

const isNetworkId = (key: string): key is NetworkId => Object.hasOwn(NETWORK_NAMES, key);

/** Returns the display name of a link key: the name of the network, or the custom name itself. */
export const linkName = (key: string) => (isNetworkId(key) ? NETWORK_NAMES[key] : key);

const foldName = (name: string) => name.toLowerCase().replaceAll(' ', '');
const ID_BY_NAME: ReadonlyMap<string, NetworkId> = new Map([
  ...Object.entries(NETWORK_NAMES).map(([id, name]) => [foldName(name), id as NetworkId] as const),
  ['twitter', 'x'],
]);

/** Returns the network that a name is of, however it is written. */
export const networkNamed = (name: string): NetworkId | undefined => ID_BY_NAME.get(foldName(name));
