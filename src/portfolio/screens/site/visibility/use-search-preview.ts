import { subdomainOf } from '#hostnames/contract.ts';
import { useAuth } from '#identity/components.tsx';
import type { SiteEditor } from '../site-editor.ts';

/** Returns title, description and address as search engines show them, and the defaults for texts that are empty. */
export function useSearchPreview({ value, site }: SiteEditor) {
  const auth = useAuth();
  const user = auth.status === 'signedIn' ? auth.user : undefined;
  const name = user?.displayName ?? '';
  const username = user?.profile.username ?? '';
  const headline = value.headline.trim();
  const defaultTitle = headline === '' ? name : `${name} – ${headline}`;
  const defaultDescription = oneLine(value.about) || oneLine(user?.profile.bio ?? '') || headline;
  const first = site?.addresses.find(({ canonical }) => canonical)?.url;
  const own = `${username}.${location.host}`;
  const ownHost = username !== '' && subdomainOf(own, location.host) === username ? own : undefined;
  return {
    defaultTitle,
    defaultDescription,
    ownHost,
    hasNoUsername: username === '',
    title: value.title.trim() || defaultTitle,
    description: value.description.trim() || defaultDescription,
    address: first ?? (ownHost && value.open ? `${location.protocol}//${ownHost}` : location.origin),
  };
}

const MAX_DESCRIPTION_LENGTH = 160;

/** Returns the beginning of a Markdown text in one line, without markup. */
function oneLine(markdown: string) {
  const text = markdown
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/[*_#>`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > MAX_DESCRIPTION_LENGTH ? `${text.slice(0, MAX_DESCRIPTION_LENGTH - 1).trimEnd()}…` : text;
}
