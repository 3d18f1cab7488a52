import type { Draft } from '../import/draft.ts';
import { type Given, givensIn, makeGiven, saysSomething } from '../import/given.ts';
import { PLAIN_ICON } from './names.ts';
import { profileAddress } from './networks.ts';
import { asText, fillLines, fillTexts } from './read-fields.ts';

/** Reads the person's name and contact details. */
export function readHeader(draft: Draft, cv: Given) {
  const { basics, location, reader } = draft;
  if (!cv.has('headline') && cv.has('label')) cv.giveBack('headline', cv.take('label'));
  fillLines(draft, basics, cv, { name: 'name', headline: 'headline' });
  fillLines(draft, location, cv, { display: 'location' });
  for (const [field, key] of Object.entries(REACHED_BY)) readFirst(draft, cv, field, key);

  const photo = cv.take('photo');
  if (saysSomething(photo)) {
    reader.warn('picture', { from: 'cv.photo', at: basics.at, field: 'image' }, photo);
    cv.giveBack('photo', photo);
  }

  for (const given of givensIn(cv.take('social_networks'), 'cv.social_networks', draft.unreadable)) {
    const profile = draft.part('profile', basics, 'profiles', given.from);
    fillTexts(draft, profile, given, { network: 'network', username: 'username' });
    profile.value.url = profileAddress(profile.value.network, profile.value.username) ?? '';
    draft.keep(profile, given);
    draft.counted();
  }
  for (const given of givensIn(cv.take('custom_connections'), 'cv.custom_connections', draft.unreadable)) {
    const contact = draft.part('contact', basics, 'custom', given.from);
    fillLines(draft, contact, given, { value: 'placeholder' });
    fillTexts(draft, contact, given, { icon: 'fontawesome_icon', url: 'url' });
    if (contact.value.icon === PLAIN_ICON) contact.value.icon = '';
    draft.keep(contact, given);
    draft.counted();
  }
}

const REACHED_BY = { email: 'email', phone: 'phone', url: 'website' } as const;

/** Reads a field that may have several values. The first is the main one; the others become contacts. */
function readFirst(draft: Draft, cv: Given, field: string, key: string) {
  const raw = cv.take(key);
  const [first, ...others] = Array.isArray(raw) ? raw : [raw];
  const given = makeGiven({ [key]: readable(first) }, cv.from);
  draft.fill(draft.basics, given, { [field]: key });
  for (const [at, other] of others.entries()) {
    const from = `${cv.from}.${key}.${at + 1}`;
    const contact = draft.part('contact', draft.basics, 'custom', from);
    contact.value.value = draft.reader.line(readable(other), { from, at: contact.at, field: 'value' });
  }
  const left = given.look(key);
  if (left !== undefined) cv.giveBack(key, raw);
}

const readable = (raw: unknown) => {
  const text = asText(raw);
  return typeof text === 'string' ? text.replace(/^tel:/, '') : text;
};
