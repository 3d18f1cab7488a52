import { isObject, type JsonObject } from '../../../../platform/pure/json.ts';
import { type CvBuilder, type ImportResult, makeCvBuilder } from '../reading/cv-builder.ts';
import { hasContent, makeSourceObject, sourceObjectsIn } from '../reading/source-object.ts';
import { sectionPositionsOf } from './layout.ts';
import { readBasics } from './read-basics.ts';
import { hasLocale, readDesign5 } from './read-design.ts';
import { readSections, type SourceSection } from './read-sections.ts';
import { VERSION_5 } from './tables.ts';

/** Imports the JSON of Reactive Resume 5 or 6. Data without a field is kept under `reactiveResume`. */
export function importReactiveResume5(value: unknown): ImportResult {
  const builder = makeCvBuilder('reactive-resume-5', 'reactiveResume');
  const file = makeSourceObject(value, '');
  const { metadata, picture } = file.remaining();
  if (hasContent(toObject(picture).url)) {
    builder.reader.warn('picture', { from: 'picture', at: builder.basics.at, field: 'image' });
  }
  readDesign5(builder, toObject(metadata), picture);
  readBasics(builder, makeSourceObject(file.take('basics'), 'basics'), VERSION_5);
  const sections = [
    { key: 'summary', type: 'summary', source: makeSourceObject(file.take('summary'), 'summary') },
    ...Object.entries(toObject(file.take('sections'))).map(([key, section]) => ({
      key,
      type: key,
      source: makeSourceObject(section, `sections.${key}`),
    })),
    ...customSectionsOf(builder, file.take('customSections')),
  ];
  readSections(builder, sections, sectionPositionsOf(toObject(metadata)), VERSION_5);
  builder.storeExtras(builder.root, file);
  if (!hasLocale(toObject(metadata), 'page')) builder.detectLanguage();
  return builder.finish();
}

function customSectionsOf(builder: CvBuilder, list: unknown): SourceSection[] {
  return sourceObjectsIn(list, 'customSections', builder.warnUnreadable).map((source) => {
    const { id, type } = source.remaining();
    const isKnown = typeof type === 'string' && Object.hasOwn(VERSION_5.tables, type);
    if (isKnown) source.take('type');
    return { key: String(id ?? source.from), type: String(type), source };
  });
}

const toObject = (value: unknown): JsonObject => (isObject(value) ? value : {});
