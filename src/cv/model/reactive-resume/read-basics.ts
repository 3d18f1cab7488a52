import type { Draft } from '../import/draft.ts';
import { type Given, givensIn } from '../import/given.ts';
import { readLink, readVisible } from './read-items.ts';
import type { Version } from './tables.ts';

export function readBasics(draft: Draft, given: Given, version: Version) {
  const { basics, location } = draft;
  draft.fill(basics, given, { name: 'name', headline: 'headline', email: 'email', phone: 'phone' });
  draft.fill(location, given, { display: 'location' });
  readLink(draft, basics, given, version);
  for (const field of givensIn(given.take('customFields'), `${given.from}.customFields`, draft.unreadable)) {
    const contact = draft.part('contact', basics, 'custom', field.from);
    readVisible(contact.value, field);
    // Version 4 has a name and a value, version 5 a text and a link.
    const fields = field.has('text') ? { value: 'text' } : { label: 'name', value: 'value' };
    draft.fill(contact, field, { icon: 'icon', url: 'link', ...fields });
    draft.keep(contact, field);
    draft.counted();
  }
  draft.keep(basics, given);
}
