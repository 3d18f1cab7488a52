import { isObject, type JsonObject } from '../../../../platform/pure/json.ts';
import { type ImportResult, makeCvBuilder } from '../reading/cv-builder.ts';
import { hasContent, makeSourceObject } from '../reading/source-object.ts';
import { sectionPositionsOf } from './layout.ts';
import { readBasics } from './read-basics.ts';
import { hasLocale, readDesign4 } from './read-design.ts';
import { readSections, type SourceSection } from './read-sections.ts';
import { VERSION_4 } from './tables.ts';

/** Imports the JSON of Reactive Resume 4. Data without a field is kept under `reactiveResume`. */
export function importReactiveResume4(value: unknown): ImportResult {
  const builder = makeCvBuilder('reactive-resume-4', 'reactiveResume');
  const file = makeSourceObject(value, '');
  const metadata = toObject(file.peek('metadata'));
  const basics = makeSourceObject(file.take('basics'), 'basics');
  const picture = basics.peek('picture');
  if (hasContent(toObject(picture).url)) {
    builder.reader.warn('picture', { from: 'basics.picture', at: builder.basics.at, field: 'image' });
  }
  readDesign4(builder, metadata, picture);
  readBasics(builder, basics, VERSION_4);
  readSections(builder, sourceSectionsOf(toObject(file.take('sections'))), sectionPositionsOf(metadata), VERSION_4);
  builder.storeExtras(builder.root, file);
  if (!hasLocale(metadata)) builder.detectLanguage();
  return builder.finish();
}

function sourceSectionsOf({ custom, ...sections }: JsonObject): SourceSection[] {
  const customSections = Object.entries(toObject(custom)).map(([id, section]) => ({
    key: `custom.${id}`,
    type: 'custom',
    source: makeSourceObject(section, `sections.custom.${id}`),
  }));
  const standardSections = Object.entries(sections).map(([key, section]) => ({
    key,
    type: key,
    source: makeSourceObject(section, `sections.${key}`),
  }));
  return [...standardSections, ...customSections];
}

const toObject = (value: unknown): JsonObject => (isObject(value) ? value : {});
