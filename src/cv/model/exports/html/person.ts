import { plainText } from '#platform/markdown/plain-text.ts';
import { jsonLd, type Markup } from '#platform/markup.ts';
import { webAddress } from '../addresses.ts';
import type { CvOutline } from '../outline.ts';

/** Renders the person as JSON-LD for search engines, with only the data that is visible on the page. */
export function personOf({ name, headline, contacts, sections }: CvOutline): Markup {
  const first = (kind: (typeof contacts)[number]['kind']) => contacts.find((contact) => contact.kind === kind)?.text;
  const addresses = contacts.filter(({ kind }) => kind === 'profile').flatMap(({ url = '' }) => webAddress(url) ?? []);
  const summary = sections.find(({ kind }) => kind === 'summary')?.texts.join('\n\n') ?? '';
  const person = {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: name || undefined,
    jobTitle: headline || undefined,
    description: plainText(summary) || undefined,
    email: first('email'),
    telephone: first('phone'),
    address: first('location'),
    url: webAddress(first('website') ?? ''),
    sameAs: addresses.length > 0 ? addresses : undefined,
  };
  return jsonLd(person);
}
