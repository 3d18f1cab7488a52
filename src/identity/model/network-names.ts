/** Places on the web where people are known by an address of their own. The names are proper ones, the same in every language. */
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

const isNetwork = (key: string): key is NetworkId => Object.hasOwn(NETWORK_NAMES, key);

/** What people call the link that is kept under a key: the network's name, or a name of one's own. */
export const nameOfLink = (key: string) => (isNetwork(key) ? NETWORK_NAMES[key] : key);
