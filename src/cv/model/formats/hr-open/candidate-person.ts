import type { CvBuilder } from '../reading/cv-builder.ts';
import { flatSourcesIn, listOf, makeFlatSource } from '../reading/flat-source.ts';
import { filledPath } from '../reading/flat-table.ts';
import { countryCodeOf } from '../reading/names-of-codes.ts';
import { addContact, addProfile, addWebAddress } from '../reading/read-contacts.ts';
import { hasContent, type SourceObject } from '../reading/source-object.ts';
import { takePhone } from './take-phone.ts';

/** Reads a person with their contact details. Returns the codes of the languages that they grew up with. */
export function readPerson(builder: CvBuilder, value: unknown): string[] {
  const { basics } = builder;
  const person = makeFlatSource(value, 'CandidatePerson');
  basics.value.name = readName(builder, person);
  const channels = flatSourcesIn(person.take('Communication'), `${person.from}.Communication`);
  for (const channel of channels) readChannel(builder, channel);
  // Channels have the same keys, so what is left of them is kept as a list.
  const rest = channels.map((channel) => channel.remaining()).filter(hasContent);
  builder.storeExtra(basics, 'Communication', rest, `${person.from}.Communication`);
  const languages = listOf(person.take(filledPath(person, ['PrimaryLanguageCode']) ?? 'PrimaryLanguageCode'));
  builder.storeExtras(basics, person);
  return languages.filter((code) => typeof code === 'string');
}

function readName(builder: CvBuilder, person: SourceObject): string {
  const formatted = person.take('PersonName.FormattedName');
  const parts = ['GivenName', 'MiddleName', 'FamilyName'].flatMap((part) =>
    listOf(person.take(`PersonName.${part}`)).filter((name) => typeof name === 'string'),
  );
  const name = parts.length > 0 ? parts.join(' ') : formatted;
  return builder.reader.line(name, { from: `${person.from}.PersonName`, at: builder.basics.at, field: 'name' });
}

/** Reads one way to reach a person: an address, a number, or a page. Leaves a further address as it is. */
function readChannel(builder: CvBuilder, channel: SourceObject) {
  const isFurther = hasAddress(channel) && Object.values(builder.location.value).some(hasContent);
  if (isFurther) return;
  const code = String(channel.take('ChannelCode') ?? '').replace(/\s/g, '');
  const [title, purpose] = ['OtherTitle', 'UseCode'].map((key) => String(channel.take(key) ?? ''));
  const use = title || purpose || '';
  readAddress(builder, channel);
  const phone = phoneIn(channel);
  const path = filledPath(channel, ['URI', 'Text', 'URL', 'Address']);
  const value = path === undefined || typeof channel.peek(path) !== 'string' ? '' : String(channel.take(path));
  const { basics } = builder;
  if (phone !== '') {
    if (basics.value.phone === '')
      basics.value.phone = builder.reader.line(phone, { from: channel.from, at: basics.at });
    else addContact(builder, channel.from, { label: use, value: phone });
  } else if (code === 'Email') {
    if (basics.value.email === '')
      basics.value.email = builder.reader.line(value, { from: channel.from, at: basics.at });
    else addContact(builder, channel.from, { label: use, value });
  } else if (code === 'SocialMedia') {
    addProfile(builder, channel.from, { label: use, url: value });
  } else if (code === 'Web') {
    addWebAddress(builder, channel.from, { label: use, url: value });
  } else addContact(builder, channel.from, { label: use || code, value });
}

/** Takes a number with the code of its country. */
function phoneIn(channel: SourceObject): string {
  if (channel.has('DialNumber')) channel.take('CountryCode');
  return takePhone(channel, {
    ...{ formatted: 'FormattedNumber', country: 'CountryDialing', area: 'AreaDialing', number: 'DialNumber' },
  });
}

const hasAddress = (channel: SourceObject) =>
  Object.keys(channel.remaining()).some((key) => key.startsWith('Address.'));

function readAddress(builder: CvBuilder, channel: SourceObject) {
  const { location } = builder;
  if (!hasAddress(channel)) return;
  const lines = channel.take('Address.AddressLine');
  const address = listOf(lines).filter((line) => typeof line === 'string');
  location.value.address = builder.reader.line(address.join(', '), { from: channel.from, at: location.at });
  const paths = {
    city: ['Address.CityName'],
    postalCode: ['Address.PostalCode'],
    region: ['Address.CountrySubDivisionCode', 'Address.CountrySubdivision'],
  };
  for (const [field, names] of Object.entries(paths)) {
    const path = filledPath(channel, names);
    if (path !== undefined) builder.fill(location, channel, { [field]: path });
  }
  location.value.countryCode = countryCodeOf(
    builder.reader.line(channel.take('Address.CountryCode'), { from: channel.from, at: location.at }),
  );
}
