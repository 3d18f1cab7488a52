import { isObject, type JsonObject, ownProperty } from '../../../../platform/pure/json.ts';
import { type CvBuilder, type ImportResult, makeCvBuilder } from '../reading/cv-builder.ts';
import { hasContent, makeSourceObject, type SourceObject } from '../reading/source-object.ts';
import { type SectionPosition, sectionPositionsOf } from './layout.ts';
import { hasLocale, readDesign3 } from './read-design.ts';
import { readSections, type SourceSection } from './read-sections.ts';
import { VERSION_3 } from './tables-v3.ts';

/** Whether a file of Reactive Resume is of version 3, whose profiles and address are part of its basics. */
export function isVersion3(value: JsonObject): boolean {
  const [basics, sections] = [toObject(ownProperty(value, 'basics')), toObject(ownProperty(value, 'sections'))];
  return (
    Array.isArray(ownProperty(basics, 'profiles')) ||
    isObject(ownProperty(basics, 'location')) ||
    isObject(ownProperty(sections, 'work'))
  );
}

/** Imports the JSON of Reactive Resume 3. Data without a field is kept under `reactiveResume`. */
export function importReactiveResume3(value: unknown): ImportResult {
  const builder = makeCvBuilder('reactive-resume-3', 'reactiveResume');
  const file = makeSourceObject(value, '');
  const metadata = toObject(file.peek('metadata'));
  readDesign3(builder, metadata);
  const basics = makeSourceObject(file.take('basics'), 'basics');
  const sections = [...headSectionsOf(basics), ...sectionsOf(toObject(file.take('sections')))];
  readBasics(builder, basics);
  readSections(builder, sections, positionsOf(metadata), VERSION_3);
  if (!hasLocale(metadata)) builder.detectLanguage();
  builder.storeExtras(builder.root, file);
  return builder.finish();
}

function readBasics(builder: CvBuilder, basics: SourceObject) {
  if (hasContent(toObject(basics.peek('photo')).url)) {
    builder.reader.warn('picture', { from: 'basics.photo', at: builder.basics.at, field: 'image' });
  }
  builder.fill(builder.basics, basics, {
    ...{ name: 'name', headline: 'headline', email: 'email', phone: 'phone', url: 'website' },
  });
  const location = basics.openObject('location');
  builder.fill(builder.location, location, {
    ...{ address: 'address', postalCode: 'postalCode', city: 'city', region: 'region', countryCode: 'country' },
  });
  location.close();
  builder.storeExtras(builder.basics, basics);
}

/** Returns the summary and the profiles, which are part of the basics, as the sections that they are in later versions. */
function headSectionsOf(basics: SourceObject): SourceSection[] {
  const summary = basics.take('summary');
  const { body, visible, heading } = isObject(summary) ? summary : { body: summary };
  const profiles = basics.take('profiles');
  return [
    { key: 'summary', type: 'summary', value: { content: body, visible, name: heading }, from: 'basics.summary' },
    { key: 'profiles', type: 'profiles', value: { items: unifyItems(profiles) }, from: 'basics.profiles' },
  ].map(({ value, from, ...section }) => ({ ...section, source: makeSourceObject(value, from) }));
}

function sectionsOf(sections: JsonObject): SourceSection[] {
  return Object.entries(sections).map(([key, section]) => {
    const { type, ...rest } = toObject(section);
    const value = { ...rest, items: unifyItems(rest.items) };
    return { key, type: type === 'custom' ? 'custom' : key, source: makeSourceObject(value, `sections.${key}`) };
  });
}

/** The head is shown first in every layout. */
function positionsOf(metadata: JsonObject): SectionPosition[] | undefined {
  const positions = sectionPositionsOf(metadata);
  return positions && [{ key: 'summary', area: 'main' }, { key: 'profiles', area: 'main' }, ...positions];
}

const unifyItems = (items: unknown): unknown =>
  Array.isArray(items)
    ? items.filter((item) => item !== null).map((item) => (isObject(item) ? unifyItem(item) : item))
    : items;

/** Returns an item with links, periods and levels in the form of later versions. A start without an end is ongoing. */
function unifyItem({ url, date, levelNum, ...item }: JsonObject): JsonObject {
  const { start, end, ...rest } = isObject(date) ? date : {};
  const period = { start: toDay(start), end: toDay(end), present: hasContent(start) && !hasContent(end), ...rest };
  return {
    ...item,
    ...(url === undefined ? {} : { url: typeof url === 'string' ? { href: url } : url }),
    ...(isObject(date) ? { dates: period } : { date: toDay(date) }),
    ...(levelNum === undefined ? {} : { levelNum: toFive(levelNum) }),
    ...Object.fromEntries(
      ['keywords', 'courses'].flatMap((key) => {
        const list = item[key];
        return Array.isArray(list) ? [[key, list.filter((word) => word !== null)]] : [];
      }),
    ),
  };
}

/** Returns a date without its time, or `null` instead of an empty one. */
const toDay = (date: unknown) =>
  typeof date !== 'string' ? date : /^\d{4}-\d\d-\d\dT/.test(date) ? date.slice(0, 10) : date || null;

/** Levels are from 0 to 10. */
const toFive = (level: unknown) => (typeof level === 'number' ? Math.ceil(level / 2) : level);

const toObject = (value: unknown): JsonObject => (isObject(value) ? value : {});
