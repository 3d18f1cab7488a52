/** Networks by the host of their profiles. */
const HOSTS: Readonly<Record<string, string>> = {
  ...{ 'linkedin.com': 'LinkedIn', 'github.com': 'GitHub', 'gitlab.com': 'GitLab', 'bitbucket.org': 'Bitbucket' },
  ...{ 'xing.com': 'XING', 'twitter.com': 'X', 'x.com': 'X', 'facebook.com': 'Facebook', 'instagram.com': 'Instagram' },
  ...{ 'stackoverflow.com': 'Stack Overflow', 'medium.com': 'Medium', 'dev.to': 'DEV', 'behance.net': 'Behance' },
  ...{ 'dribbble.com': 'Dribbble', 'orcid.org': 'ORCID', 'researchgate.net': 'ResearchGate', 'kaggle.com': 'Kaggle' },
  ...{ 'scholar.google.com': 'Google Scholar', 'youtube.com': 'YouTube', 'bsky.app': 'Bluesky', 't.me': 'Telegram' },
  ...{ 'leetcode.com': 'LeetCode', 'hackerrank.com': 'HackerRank', 'codepen.io': 'CodePen', 'qiita.com': 'Qiita' },
  ...{ 'zenn.dev': 'Zenn', 'wantedly.com': 'Wantedly', 'mastodon.social': 'Mastodon', 'wa.me': 'WhatsApp' },
  ...{ 'vk.com': 'VK', 'keybase.io': 'Keybase', 'hf.co': 'Hugging Face', 'huggingface.co': 'Hugging Face' },
};
const NAMES = new Map(
  [...Object.values(HOSTS), 'Twitter', 'Skype', 'Huggingface', 'StackOverflow'].map((name) => [
    name.toLowerCase(),
    name,
  ]),
);

/** Returns the network of a profile's address, and the name in it. Addresses of other pages have none. */
export function profileOf(address: string): { network: string; username: string } | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname } = new URL(address);
  const host = hostname.replace(/^(?:www|[a-z]{2})\./, '');
  const network = Object.hasOwn(HOSTS, host) ? HOSTS[host] : undefined;
  if (network === undefined) return undefined;
  const parts = pathname.split('/').filter(Boolean);
  const [first = ''] = parts;
  const username = ['in', 'profile', 'users', 'user', 'u', 'people', 'id', 'pub'].includes(first) ? parts[1] : first;
  return { network, username: (username ?? '').replace(/^@/, '') };
}

/** Returns the name of a network as it writes itself, or `undefined`. */
export const networkNamed = (label: string): string | undefined => NAMES.get(label.trim().toLowerCase());
