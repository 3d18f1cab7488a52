import { isObject, type JsonObject, ownProperty } from '../../../../platform/pure/json.ts';
import { type CvBuilder, type ImportResult, makeCvBuilder } from '../reading/cv-builder.ts';
import { listOf, makeFlatSource } from '../reading/flat-source.ts';
import { fillFlat, readFlat } from '../reading/flat-table.ts';
import { languageTag } from '../reading/names-of-codes.ts';
import { readEmployers } from '../reading/read-employers.ts';
import { makeSourceObject, type SourceObject } from '../reading/source-object.ts';
import { readOrcidPerson } from './read-person.ts';
import { COMPANY, KIND_BY_TYPE, LISTS, POSITION, PUBLICATION } from './tables.ts';

/** Notes of ORCID about the record as a whole. */
const ABOUT_THE_RECORD = ['path', 'history', 'preferences'];

/** Imports a record of ORCID as its API returns it as JSON. Data without a field is kept under `orcid`. */
export function importOrcid(value: unknown): ImportResult {
  const builder = makeCvBuilder('orcid', 'orcid');
  const record = makeSourceObject(value, '');
  const locale = languageTag(makeFlatSource(record.peek('preferences'), '').take('locale'));
  if (locale !== undefined) builder.content.design.language = locale;
  readOrcidPerson(builder, makeSourceObject(record.take('person'), 'person'), record.take('orcid-identifier'));
  const activities = makeSourceObject(record.take('activities-summary'), 'activities-summary');
  readEmployments(builder, activities.take('employments'));
  for (const [name, { summary, kind, title = '', table }] of Object.entries(LISTS)) {
    const section = builder.addSection(kind, name);
    section.value.title = title;
    for (const source of summariesIn(activities.take(name), summary, name)) {
      const item = builder.addItem(section, source.from);
      readFlat(builder, item, source, table);
      if ('ongoing' in item.value) markOngoing(item.value);
    }
  }
  readWorks(builder, activities.take('works'));
  for (const key of ABOUT_THE_RECORD) for (const owner of [record, activities]) owner.take(key);
  activities.take('last-modified-date');
  builder.storeExtras(builder.root, activities);
  builder.storeExtras(builder.root, record);
  if (locale === undefined) builder.detectLanguage();
  return builder.finish();
}

function readEmployments(builder: CvBuilder, value: unknown) {
  const sources = summariesIn(value, 'employment', 'employments');
  const employers = sources.map((source) => ({ company: source, positions: [source] }));
  readEmployers(builder, employers, 'employments', { company: COMPANY, position: POSITION });
  for (const section of builder.content.sections) {
    if (section.kind === 'work') for (const { roles } of section.items) for (const role of roles) markOngoing(role);
  }
}

/** Marks a period as ongoing if it has a start and no end, which is how ORCID says it. */
function markOngoing(period: { start: string; end: string; ongoing: boolean }) {
  period.ongoing = period.start !== '' && period.end === '';
}

function readWorks(builder: CvBuilder, value: unknown) {
  const section = builder.addSection('publications', 'works');
  for (const source of summariesIn(value, 'work', 'works')) {
    const item = builder.addItem(section, source.from);
    const type = String(source.take('type') ?? '');
    item.value.doi = builder.reader.line(doiOf(source.peek('external-ids.external-id')), {
      ...{ from: `${source.from}.external-ids`, at: item.at, field: 'doi' },
    });
    if (type !== '')
      item.value.kind = builder.reader.publication(ownProperty(KIND_BY_TYPE, type) ?? 'other', { from: source.from });
    fillFlat(builder, item, source, PUBLICATION);
    const subtitle = builder.reader.line(source.take('title.subtitle.value'), { from: source.from, at: item.at });
    if (subtitle !== '') item.value.title = `${item.value.title}: ${subtitle}`;
    readFlat(builder, item, source, { fields: {}, ...(PUBLICATION.ignored && { ignored: PUBLICATION.ignored }) });
  }
}

/** Returns the DOI of the work itself among its identifiers. */
function doiOf(identifiers: unknown): string {
  const isDoi = (one: JsonObject) =>
    one['external-id-type'] === 'doi' && (one['external-id-relationship'] ?? 'self') === 'self';
  const found = listOf(identifiers).filter(isObject).find(isDoi)?.['external-id-value'];
  return typeof found === 'string' ? found.replace(/^https?:\/\/(?:dx\.)?doi\.org\//, '') : '';
}

/** Returns the entries of a list. Sources that state the same entry are a group, whose first one is preferred. */
function summariesIn(list: unknown, name: string, from: string): SourceObject[] {
  const key = `${name}-summary`;
  if (!isObject(list)) return [];
  const groups = listOf(list['affiliation-group'] ?? list.group).filter(isObject);
  const inGroups = groups.map((group) => {
    const [first] = listOf(group.summaries ?? group[key]);
    return isObject(first) && isObject(first[key]) ? first[key] : first;
  });
  return [...inGroups, ...listOf(list[key])]
    .filter(isObject)
    .map((summary, at) => makeFlatSource(summary, `${from}.${at}`));
}

/** Whether a parsed file is a record of ORCID. */
export const isOrcid = (value: JsonObject): boolean =>
  isObject(ownProperty(value, 'orcid-identifier')) ||
  (isObject(ownProperty(value, 'activities-summary')) && isObject(ownProperty(value, 'person')));
