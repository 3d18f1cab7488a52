import type { CvBuilder } from '../reading/cv-builder.ts';
import { hasContent, makeSourceObject, type SourceObject, sourceObjectsIn } from '../reading/source-object.ts';
import { DEFAULT_ICON } from './names.ts';
import { profileAddress } from './networks.ts';
import { numbersToText } from './numbers-to-text.ts';
import { fillLines, fillTexts } from './read-fields.ts';

/** Reads the person's name and contact details. */
export function readHeader(builder: CvBuilder, cv: SourceObject) {
  const { basics, location, reader } = builder;
  if (!cv.has('headline') && cv.has('label')) cv.putBack('headline', cv.take('label'));
  fillLines(builder, basics, cv, { name: 'name', headline: 'headline' });
  fillLines(builder, location, cv, { display: 'location' });
  for (const [field, key] of Object.entries(CONTACT_KEYS)) readPrimary(builder, cv, field, key);

  const photo = cv.take('photo');
  if (hasContent(photo)) {
    reader.warn('picture', { from: 'cv.photo', at: basics.at, field: 'image' }, photo);
    cv.putBack('photo', photo);
  }

  for (const source of sourceObjectsIn(cv.take('social_networks'), 'cv.social_networks', builder.warnUnreadable)) {
    const profile = builder.addChild('profile', basics, 'profiles', source.from);
    fillTexts(builder, profile, source, { network: 'network', username: 'username' });
    profile.value.url = profileAddress(profile.value.network, profile.value.username) ?? '';
    builder.storeExtras(profile, source);
    builder.countItem();
  }
  for (const source of sourceObjectsIn(
    cv.take('custom_connections'),
    'cv.custom_connections',
    builder.warnUnreadable,
  )) {
    const contact = builder.addChild('contact', basics, 'custom', source.from);
    fillLines(builder, contact, source, { value: 'placeholder' });
    fillTexts(builder, contact, source, { icon: 'fontawesome_icon', url: 'url' });
    if (contact.value.icon === DEFAULT_ICON) contact.value.icon = '';
    builder.storeExtras(contact, source);
    builder.countItem();
  }
}

const CONTACT_KEYS = { email: 'email', phone: 'phone', url: 'website' } as const;

/** Reads a field that may have several values. The first is the main one; the others become contacts. */
function readPrimary(builder: CvBuilder, cv: SourceObject, field: string, key: string) {
  const raw = cv.take(key);
  const [first, ...others] = Array.isArray(raw) ? raw : [raw];
  const source = makeSourceObject({ [key]: withoutTelScheme(first) }, cv.from);
  builder.fill(builder.basics, source, { [field]: key });
  for (const [at, other] of others.entries()) {
    const from = `${cv.from}.${key}.${at + 1}`;
    const contact = builder.addChild('contact', builder.basics, 'custom', from);
    contact.value.value = builder.reader.line(withoutTelScheme(other), { from, at: contact.at, field: 'value' });
  }
  const remaining = source.peek(key);
  if (remaining !== undefined) cv.putBack(key, raw);
}

const withoutTelScheme = (raw: unknown) => {
  const text = numbersToText(raw);
  return typeof text === 'string' ? text.replace(/^tel:/, '') : text;
};
