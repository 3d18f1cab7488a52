/** Networks that RenderCV supports: the base URL of profiles and, if it is validated, the form of usernames. */
const NETWORKS: Readonly<Record<string, readonly [address: string, username?: RegExp]>> = {
  LinkedIn: ['https://linkedin.com/in/'],
  GitHub: ['https://github.com/'],
  GitLab: ['https://gitlab.com/'],
  IMDB: ['https://imdb.com/name/', /^nm\d{7}$/],
  Instagram: ['https://instagram.com/'],
  ORCID: ['https://orcid.org/', /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/],
  StackOverflow: ['https://stackoverflow.com/users/', /^\d+\/[^/]+$/],
  ResearchGate: ['https://researchgate.net/profile/'],
  YouTube: ['https://youtube.com/@', /^[^@]/],
  'Google Scholar': ['https://scholar.google.com/citations?user='],
  Telegram: ['https://t.me/'],
  WhatsApp: ['https://wa.me/'],
  Leetcode: ['https://leetcode.com/u/'],
  X: ['https://x.com/'],
  Bluesky: ['https://bsky.app/profile/'],
  Reddit: ['https://reddit.com/user/'],
};
const MASTODON = /^@([^@\s/]+)@([^@\s/]+)$/;

/** Returns the URL of a profile, or `undefined` if the network is not supported or the username is invalid. */
export function profileAddress(network: string, username: string): string | undefined {
  if (network === 'Mastodon') {
    const [, name, host] = MASTODON.exec(username) ?? [];
    return name && host ? `https://${host}/@${name}` : undefined;
  }
  if (!Object.hasOwn(NETWORKS, network) || !/^[^\s]+$/.test(username)) return undefined;
  const [address = '', form] = NETWORKS[network] ?? [];
  return form && !form.test(username) ? undefined : address + username;
}
