import type { CvBuilder } from '../reading/cv-builder.ts';
import { type SourceObject, sourceObjectsIn } from '../reading/source-object.ts';
import { readLink, readVisibility } from './read-items.ts';
import type { FormatVersion } from './tables.ts';

export function readBasics(builder: CvBuilder, source: SourceObject, version: FormatVersion) {
  const { basics, location } = builder;
  builder.fill(basics, source, { name: 'name', headline: 'headline', email: 'email', phone: 'phone' });
  builder.fill(location, source, { display: 'location' });
  readLink(builder, basics, source, version);
  for (const field of sourceObjectsIn(
    source.take('customFields'),
    `${source.from}.customFields`,
    builder.warnUnreadable,
  )) {
    const contact = builder.addChild('contact', basics, 'custom', field.from);
    readVisibility(contact.value, field);
    // Version 4 has a name and a value, version 5 a text and a link.
    const fields = field.has('text') ? { value: 'text' } : { label: 'name', value: 'value' };
    builder.fill(contact, field, { icon: 'icon', url: 'link', ...fields });
    builder.storeExtras(contact, field);
    builder.countItem();
  }
  builder.storeExtras(basics, source);
}
