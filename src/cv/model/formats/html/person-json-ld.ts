import { plainText } from '#platform/pure/markdown/plain-text.ts';
import { jsonLd, type Markup } from '#platform/pure/markup.ts';
import { webAddress } from '../../outline/addresses.ts';
import type { CvOutline } from '../../outline/outline.ts';

/** Renders the person as JSON-LD for search engines, with only the data that is visible on the page. */
export function personJsonLd({ name, headline, contacts, sections }: CvOutline): Markup {
  const firstContact = (kind: (typeof contacts)[number]['kind']) =>
    contacts.find((contact) => contact.kind === kind)?.text;
  const profileUrls = contacts
    .filter(({ kind }) => kind === 'profile')
    .flatMap(({ url = '' }) => webAddress(url) ?? []);
  const summary = sections.find(({ kind }) => kind === 'summary')?.texts.join('\n\n') ?? '';
  const person = {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: name || undefined,
    jobTitle: headline || undefined,
    description: plainText(summary) || undefined,
    email: firstContact('email'),
    telephone: firstContact('phone'),
    address: firstContact('location'),
    url: webAddress(firstContact('website') ?? ''),
    sameAs: profileUrls.length > 0 ? profileUrls : undefined,
  };
  return jsonLd(person);
}
