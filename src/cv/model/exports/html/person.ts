import { plainText } from '#platform/markdown/plain-text.ts';
import { jsonLd, type Markup } from '#platform/markup.ts';
import { webAddress } from '../addresses.ts';
import type { CvOutline } from '../outline.ts';

/** Who it is, as search engines read it: nothing but what a reader of the page sees as well. */
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
