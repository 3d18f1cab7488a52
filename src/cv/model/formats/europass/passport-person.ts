import type { CvBuilder } from '../reading/cv-builder.ts';
import { flatSourcesIn, makeFlatSource } from '../reading/flat-source.ts';
import { filledPath, fillFlat } from '../reading/flat-table.ts';
import { countryCodeOf } from '../reading/names-of-codes.ts';
import { addContact, addWebAddress } from '../reading/read-contacts.ts';
import type { SourceObject } from '../reading/source-object.ts';
import { BASICS, COUNTRY_PATHS, LOCATION } from './passport-tables.ts';

/** Pictures, which are read apart. */
const PICTURES = ['Photo', 'Signature'];

/** Reads the name, the address and the other contact details of a person. */
export function readIdentification(builder: CvBuilder, value: unknown) {
  const { basics, location } = builder;
  const source = makeFlatSource(value, 'Identification');
  const names = ['PersonName.FirstName', 'PersonName.Surname'].map((path) => source.take(path));
  basics.value.name = builder.reader.line(names.filter((name) => typeof name === 'string' && name !== '').join(' '), {
    ...{ from: `${source.from}.PersonName`, at: basics.at, field: 'name' },
  });
  fillFlat(builder, basics, source, BASICS);
  fillFlat(builder, location, source, LOCATION);
  const country = filledPath(source, COUNTRY_PATHS);
  if (country !== undefined) builder.fill(location, source, { countryCode: country });
  location.value.countryCode = countryCodeOf(location.value.countryCode);
  for (const path of COUNTRY_PATHS) source.take(path);
  readPhones(builder, source);
  readWebsites(builder, source);
  for (const message of flatSourcesIn(source.take('ContactInfo.InstantMessaging'), `${source.from}.InstantMessaging`)) {
    addContact(builder, message.from, { label: takeUse(message), value: String(message.take('Contact') ?? '') });
  }
  for (const key of Object.keys(source.remaining()))
    if (PICTURES.some((picture) => key.startsWith(picture))) source.take(key);
  builder.storeExtras(basics, source);
}

function readPhones(builder: CvBuilder, source: SourceObject) {
  const { basics } = builder;
  for (const phone of flatSourcesIn(source.take('ContactInfo.Telephone'), `${source.from}.Telephone`)) {
    const label = takeUse(phone);
    if (basics.value.phone === '') builder.fill(basics, phone, { phone: 'Contact' });
    else addContact(builder, phone.from, { label, value: String(phone.take('Contact') ?? '') });
  }
}

function readWebsites(builder: CvBuilder, source: SourceObject) {
  for (const site of flatSourcesIn(source.take('ContactInfo.Website'), `${source.from}.Website`)) {
    addWebAddress(builder, site.from, { label: takeUse(site), url: String(site.take('Contact') ?? '') });
  }
}

/** Takes what a number or address is used for, such as “Mobile”. */
function takeUse(source: SourceObject): string {
  source.take('Use.Code');
  const label = source.take('Use.Label');
  return typeof label === 'string' ? label : '';
}
