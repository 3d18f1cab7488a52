import { subdomainOf } from '#hostnames/contract.ts';
import { useAuth } from '#identity/components.tsx';
import type { SiteEditor } from '../site-editor.ts';

/** Returns title, description and address as search engines show them, and the defaults for texts that are empty. */
export function useFoundAs({ value, site }: SiteEditor) {
  const auth = useAuth();
  const user = auth.status === 'signedIn' ? auth.user : undefined;
  const name = user?.displayName ?? '';
  const username = user?.profile.username ?? '';
  const headline = value.headline.trim();
  const titleInstead = headline === '' ? name : `${name} – ${headline}`;
  const descriptionInstead = oneLine(value.about) || oneLine(user?.profile.bio ?? '') || headline;
  const first = site?.addresses.find(({ canonical }) => canonical)?.url;
  const own = `${username}.${location.host}`;
  const ownHost = username !== '' && subdomainOf(own, location.host) === username ? own : undefined;
  return {
    titleInstead,
    descriptionInstead,
    ownHost,
    isNameless: username === '',
    title: value.title.trim() || titleInstead,
    description: value.description.trim() || descriptionInstead,
    address: first ?? (ownHost && value.open ? `${location.protocol}//${ownHost}` : location.origin),
  };
}

const MOST = 160;

/** Returns the beginning of a Markdown text in one line, without markup. */
function oneLine(markdown: string) {
  const text = markdown
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/[*_#>`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > MOST ? `${text.slice(0, MOST - 1).trimEnd()}…` : text;
}
