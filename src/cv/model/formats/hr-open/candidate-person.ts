import type { CvBuilder } from '../reading/cv-builder.ts';
import { flatSourcesIn, listOf, makeFlatSource } from '../reading/flat-source.ts';
import { filledPath } from '../reading/flat-table.ts';
import { countryCodeOf } from '../reading/names-of-codes.ts';
import { addContact, addProfile, addWebAddress } from '../reading/read-contacts.ts';
import type { SourceObject } from '../reading/source-object.ts';

/** Reads a person with their contact details. Returns the codes of the languages that they grew up with. */
export function readPerson(builder: CvBuilder, value: unknown): string[] {
  const { basics } = builder;
  const person = makeFlatSource(value, 'CandidatePerson');
  basics.value.name = readName(builder, person);
  for (const channel of flatSourcesIn(person.take('Communication'), `${person.from}.Communication`)) {
    readChannel(builder, channel);
    builder.storeExtras(basics, channel);
  }
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

/** Reads one way to reach a person: an address, a number, or a page. */
function readChannel(builder: CvBuilder, channel: SourceObject) {
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
  const [formatted, country, number] = ['FormattedNumber', 'CountryDialing', 'DialNumber'].map((key) =>
    String(channel.take(key) ?? '').trim(),
  );
  if (number !== '' && number !== undefined) channel.take('CountryCode');
  return formatted || [country && `+${country.replace(/^\+|^00/, '')}`, number].filter(Boolean).join(' ');
}

function readAddress(builder: CvBuilder, channel: SourceObject) {
  const { location } = builder;
  if (!Object.keys(channel.remaining()).some((key) => key.startsWith('Address.'))) return;
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
