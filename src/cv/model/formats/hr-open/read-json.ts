import { isObject, type JsonObject, ownProperty } from '../../../../platform/pure/json.ts';
import type { SectionKind } from '../../shapes.ts';
import { type CvBuilder, type ImportResult, makeCvBuilder } from '../reading/cv-builder.ts';
import { flatSourcesIn, listOf, makeFlatSource } from '../reading/flat-source.ts';
import { type FlatTable, readFlat } from '../reading/flat-table.ts';
import { languageTag } from '../reading/names-of-codes.ts';
import { addContact, addWebAddress } from '../reading/read-contacts.ts';
import { readEmployers } from '../reading/read-employers.ts';
import { readMarkedText } from '../reading/read-rich-text.ts';
import { hasContent, makeSourceObject, type SourceObject } from '../reading/source-object.ts';
import { AFFILIATION, CERTIFICATE, COMPANY, EDUCATION, POSITION, PUBLICATION, SKILL } from './json-tables.ts';
import { takePhone } from './take-phone.ts';

/** The lists of a profile that become sections, besides employment and education. */
const LISTS: Readonly<Record<string, { kind: SectionKind; title?: string; table: FlatTable }>> = {
  certifications: { kind: 'certificates', table: CERTIFICATE },
  licenses: { kind: 'certificates', table: CERTIFICATE },
  qualifications: { kind: 'skills', table: SKILL },
  competencies: { kind: 'skills', table: SKILL },
  publications: { kind: 'publications', table: PUBLICATION },
  affiliations: { kind: 'custom', title: 'Memberships', table: AFFILIATION },
};

/** Imports a candidate of HR Open in JSON. Data without a field is kept under `hrOpen`. */
export function importHrOpen(value: unknown): ImportResult {
  const builder = makeCvBuilder('hr-open', 'hrOpen');
  const wrapped = isObject(value) ? ownProperty(value, 'candidate') : undefined;
  const file = makeSourceObject(isObject(wrapped) ? wrapped : value, '');
  readPerson(builder, makeSourceObject(file.take('person'), 'person'));
  const [first, ...others] = listOf(file.take('profiles'));
  const profile = makeSourceObject(first, 'profiles.0');
  const language = languageTag(profile.take('languageCode'));
  if (language !== undefined) builder.content.design.language = language;
  readProfile(builder, profile);
  for (const key of ['documentId', 'uri']) file.take(key);
  builder.storeExtra(builder.root, 'profiles', others, 'profiles');
  builder.storeExtras(builder.root, profile);
  builder.storeExtras(builder.root, file);
  if (language === undefined) builder.detectLanguage();
  return builder.finish();
}

function readPerson(builder: CvBuilder, person: SourceObject) {
  const { basics } = builder;
  const name = makeFlatSource(person.take('name'), 'person.name');
  const parts = ['given', 'middle', 'family'].map((key) => textIn(name, key)).filter(Boolean);
  const formatted = textIn(name, 'formattedName');
  basics.value.name = builder.reader.line(formatted || parts.join(' '), { from: name.from, at: basics.at });
  builder.storeExtras(basics, name);
  const ways = makeSourceObject(person.take('communication'), 'person.communication');
  readWays(builder, ways);
  builder.storeExtras(basics, ways);
  builder.storeExtras(basics, person);
}

/** Reads all ways to reach a person. What is left of those of a kind is kept as a list, because their keys are the same. */
function readWays(builder: CvBuilder, ways: SourceObject) {
  const readers: Readonly<Record<string, (way: SourceObject, at: number) => void>> = {
    email: (way) => addWay(builder, 'email', way, textIn(way, 'address')),
    phone: (way) => addWay(builder, 'phone', way, takePhone(way, PHONE_KEYS)),
    web: (way) => {
      const [name, use] = [textIn(way, 'name'), textIn(way, 'useCode')];
      addWebAddress(builder, way.from, { label: name || use, url: textIn(way, 'url') });
    },
    address: (way, at) => at === 0 && readAddress(builder, way),
  };
  for (const [kind, readWay] of Object.entries(readers)) {
    const from = `${ways.from}.${kind}`;
    const sources = flatSourcesIn(ways.take(kind), from);
    for (const [at, way] of sources.entries()) readWay(way, at);
    const rest = sources.map((way) => way.remaining()).filter(hasContent);
    builder.storeExtra(builder.basics, `communication.${kind}`, rest, from);
  }
}

const PHONE_KEYS = {
  ...{ formatted: 'formattedNumber', country: 'countryDialing', area: 'areaDialing', number: 'dialNumber' },
};

/** Adds an email address or a number: the first one as that of the person, others as further contacts. */
function addWay(builder: CvBuilder, field: 'email' | 'phone', way: SourceObject, value: string) {
  const { basics, reader } = builder;
  const label = textIn(way, 'useCode');
  if (basics.value[field] === '') basics.value[field] = reader.line(value, { from: way.from, at: basics.at });
  else addContact(builder, way.from, { label, value });
}

function readAddress(builder: CvBuilder, address: SourceObject) {
  const { location, reader } = builder;
  builder.fill(location, address, {
    address: 'line',
    city: 'city',
    postalCode: 'postalCode',
    countryCode: 'countryCode',
  });
  const [first, ...others] = listOf(address.take('countrySubdivisions'));
  const region = makeFlatSource(first, `${address.from}.countrySubdivisions.0`);
  location.value.region = reader.line(textIn(region, 'value'), { from: region.from, at: location.at });
  address.putBack('countrySubdivisions', others);
}

function readProfile(builder: CvBuilder, profile: SourceObject) {
  builder.fill(builder.basics, profile, { headline: 'profileName' });
  const summary = ['executiveSummary', 'summary', 'objective'].find(profile.has);
  if (summary !== undefined) {
    builder.addSection('summary', `${profile.from}.${summary}`);
    readMarkedText(builder, builder.basics, profile, summary, 'summary');
    builder.countItem();
  }
  const employers = listOf(profile.take('employment')).map((raw, at) => {
    const { positionHistories, ...company } = isObject(raw) ? raw : {};
    const from = `employment.${at}`;
    const positions = listOf(positionHistories).filter(isObject);
    const organization = positions.find((position) => isObject(position.organization))?.organization;
    const source = makeFlatSource(withFirstAddress({ organization, ...company }), from);
    const sources = flatSourcesIn(
      positions.map(({ organization: _, ...position }) => position),
      from,
    );
    return { company: source, positions: sources.length > 0 ? sources : [source] };
  });
  readEmployers(builder, employers, 'employment', { company: COMPANY, position: POSITION });
  const education = builder.addSection('education', 'education');
  for (const [at, raw] of listOf(profile.take('education')).entries()) {
    const source = makeFlatSource(withDegree(raw), `education.${at}`);
    readFlat(builder, builder.addItem(education, source.from), source, EDUCATION);
  }
  for (const [name, { kind, title = '', table }] of Object.entries(LISTS)) {
    const section = builder.addSection(kind, name);
    section.value.title = title;
    for (const source of flatSourcesIn(profile.take(name), name)) {
      readFlat(builder, builder.addItem(section, source.from), source, table);
    }
  }
}

/** Takes the first degree of an education, with what it is in, out of their lists. */
function withDegree(raw: unknown): JsonObject {
  if (!isObject(raw)) return {};
  const { educationDegrees, programs, ...education } = raw;
  const [first, ...others] = listOf(educationDegrees);
  const { specializations, date, ...degree } = isObject(first) ? first : { name: first };
  const [specialization, ...further] = listOf(specializations);
  const [program, ...otherPrograms] = listOf(programs);
  return {
    ...education,
    end: education.end ?? date,
    degree,
    specialization,
    program,
    educationDegrees: others,
    specializations: further,
    programs: otherPrograms,
  };
}

/** Takes the first address of an organization out of its list. Others are a list of their own. */
function withFirstAddress(entry: JsonObject): JsonObject {
  const { organization } = entry;
  const ways = isObject(organization) ? organization.communication : undefined;
  if (!isObject(organization) || !isObject(ways)) return entry;
  const [address, ...addresses] = listOf(ways.address);
  return { ...entry, organization: { ...organization, communication: { ...ways, address, addresses } } };
}

function textIn(source: SourceObject, key: string): string {
  const text = source.take(key);
  return typeof text === 'string' ? text : '';
}

/** Whether a parsed file is a candidate of HR Open. */
export function isHrOpen(value: JsonObject): boolean {
  const wrapped = ownProperty(value, 'candidate');
  const candidate = isObject(wrapped) ? wrapped : value;
  return isObject(ownProperty(candidate, 'person')) && Array.isArray(ownProperty(candidate, 'profiles'));
}
