import { isObject } from '../../../../platform/pure/json.ts';
import type { CvBuilder } from '../reading/cv-builder.ts';
import { flatSourcesIn, makeFlatSource } from '../reading/flat-source.ts';
import { addContact, addWebAddress } from '../reading/read-contacts.ts';
import { readPlainText } from '../reading/read-rich-text.ts';
import type { SourceObject } from '../reading/source-object.ts';

/** Reads a person with their links, which include the record itself. */
export function readOrcidPerson(builder: CvBuilder, person: SourceObject, identifier: unknown) {
  const { basics, location } = builder;
  basics.value.name = nameOf(builder, makeFlatSource(person.take('name'), 'person.name'));
  readEmails(builder, person);
  const [country, ...countries] = entriesIn(person, 'addresses', 'address');
  if (country) builder.fill(location, country, { countryCode: 'country.value' });
  const otherCountries = countries.map((other) => textIn(other, 'country.value'));
  builder.storeExtra(basics, 'addresses', otherCountries, 'person.addresses');
  const record = makeFlatSource(identifier, 'orcid-identifier').take('uri');
  if (typeof record === 'string') addWebAddress(builder, 'orcid-identifier', { label: 'ORCID', url: record });
  for (const link of entriesIn(person, 'researcher-urls', 'researcher-url')) {
    addWebAddress(builder, link.from, { label: textIn(link, 'url-name'), url: textIn(link, 'url.value') });
  }
  for (const other of entriesIn(person, 'external-identifiers', 'external-identifier')) {
    const label = textIn(other, 'external-id-type');
    addContact(builder, other.from, {
      ...{ label, value: textIn(other, 'external-id-value'), url: textIn(other, 'external-id-url.value') },
    });
  }
  readBiography(builder, makeFlatSource(person.take('biography'), 'person.biography'));
  const interests = builder.addSection('interests', 'person.keywords');
  for (const keyword of entriesIn(person, 'keywords', 'keyword')) {
    builder.fill(builder.addItem(interests, keyword.from), keyword, { name: 'content' });
  }
  const otherNames = entriesIn(person, 'other-names', 'other-name').map((name) => textIn(name, 'content'));
  builder.storeExtra(basics, 'other-names', otherNames, 'person.other-names');
  for (const key of ['path', 'last-modified-date']) person.take(key);
  builder.storeExtras(basics, person);
}

function nameOf(builder: CvBuilder, name: SourceObject): string {
  const parts = ['given-names', 'family-name'].map((key) => textIn(name, `${key}.value`)).filter(Boolean);
  return builder.reader.line(textIn(name, 'credit-name.value') || parts.join(' '), {
    ...{ from: name.from, at: builder.basics.at, field: 'name' },
  });
}

function readEmails(builder: CvBuilder, person: SourceObject) {
  const { basics } = builder;
  const emails = entriesIn(person, 'emails', 'email').toSorted(
    (one, other) => Number(other.peek('primary') === true) - Number(one.peek('primary') === true),
  );
  for (const email of emails) {
    if (basics.value.email === '') builder.fill(basics, email, { email: 'email' });
    else addContact(builder, email.from, { label: '', value: textIn(email, 'email') });
  }
}

function readBiography(builder: CvBuilder, biography: SourceObject) {
  if (!biography.has('content')) return;
  builder.addSection('summary', biography.from);
  readPlainText(builder, builder.basics, biography, 'content', 'summary');
  builder.storeExtra(builder.basics, 'biography', biography.peek('content'), biography.from);
  builder.countItem();
}

/** Takes a list of the person, which has its entries under a key in the singular. */
function entriesIn(person: SourceObject, list: string, entry: string): SourceObject[] {
  const value = person.take(list);
  return flatSourcesIn(isObject(value) ? value[entry] : undefined, `person.${list}`);
}

function textIn(source: SourceObject, path: string): string {
  const text = source.take(path);
  return typeof text === 'string' ? text : '';
}
