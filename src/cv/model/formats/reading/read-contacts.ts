import { isWebAddress } from '#platform/pure/field-rules.ts';
import type { CvBuilder } from './cv-builder.ts';
import { networkNamed, profileOf } from './networks.ts';

type SourceContact = { label: string; value: string; url?: string };

/** Adds a means of contact, unless it is empty. */
export function addContact(builder: CvBuilder, from: string, { label, value, url = '' }: SourceContact) {
  if (value.trim() === '' && url.trim() === '') return;
  const contact = builder.addChild('contact', builder.basics, 'custom', from);
  const origin = { from, at: contact.at };
  contact.value.label = builder.reader.line(label, { ...origin, field: 'label' });
  contact.value.value = builder.reader.line(value, { ...origin, field: 'value' });
  contact.value.url = builder.reader.address(url, { ...origin, field: 'url' });
  builder.countItem();
}

/** Adds a profile of a network by its address, or by the name of somebody there. */
export function addProfile(builder: CvBuilder, from: string, { label, url }: { label: string; url: string }) {
  const { reader } = builder;
  const text = url.trim();
  const known = profileOf(text);
  const profile = builder.addChild('profile', builder.basics, 'profiles', from);
  const origin = { from, at: profile.at };
  const network = known?.network ?? networkNamed(label) ?? label;
  profile.value.network = reader.line(network, { ...origin, field: 'network' });
  const isAddress = isWebAddress(text);
  profile.value.username = reader.line(known?.username ?? (isAddress ? '' : text), { ...origin, field: 'username' });
  profile.value.url = isAddress ? reader.address(text, { ...origin, field: 'url' }) : '';
  builder.countItem();
}

/** Adds a web address: as a profile if it belongs to a network, as the website if it is the first one. */
export function addWebAddress(builder: CvBuilder, from: string, { label, url }: { label: string; url: string }) {
  const { basics, reader } = builder;
  const address = url.trim();
  if (address === '') return;
  const known = profileOf(address);
  const network = known?.network ?? networkNamed(label);
  if (network !== undefined) addProfile(builder, from, { label: network, url: address });
  else if (basics.value.url === '') {
    basics.value.url = reader.address(address, { from, at: basics.at, field: 'url' });
  } else addContact(builder, from, { label, value: address, url: address });
}
