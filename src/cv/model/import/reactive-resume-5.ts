import { isObject, type JsonObject } from '../json-resume/json.ts';
import { standingsOf } from '../reactive-resume/layout.ts';
import { readBasics } from '../reactive-resume/read-basics.ts';
import { readDesign5 } from '../reactive-resume/read-design.ts';
import { readSections, type TheirSection } from '../reactive-resume/read-sections.ts';
import { VERSION_5 } from '../reactive-resume/tables.ts';
import { type Draft, type Imported, makeDraft } from './draft.ts';
import { givensIn, makeGiven, saysSomething } from './given.ts';

/** Imports the JSON of Reactive Resume 5 or 6. Data without a field is kept under `reactiveResume`. */
export function importReactiveResume5(value: unknown): Imported {
  const draft = makeDraft('reactive-resume-5', 'reactiveResume');
  const file = makeGiven(value, '');
  const { metadata, picture } = file.left();
  if (saysSomething(asObject(picture).url)) {
    draft.reader.warn('picture', { from: 'picture', at: draft.basics.at, field: 'image' });
  }
  readDesign5(draft, asObject(metadata), picture);
  readBasics(draft, makeGiven(file.take('basics'), 'basics'), VERSION_5);
  const sections = [
    { key: 'summary', type: 'summary', given: makeGiven(file.take('summary'), 'summary') },
    ...Object.entries(asObject(file.take('sections'))).map(([key, section]) => ({
      key,
      type: key,
      given: makeGiven(section, `sections.${key}`),
    })),
    ...ownSections(draft, file.take('customSections')),
  ];
  readSections(draft, sections, standingsOf(asObject(metadata)), VERSION_5);
  draft.keep(draft.root, file);
  return draft.done();
}

function ownSections(draft: Draft, list: unknown): TheirSection[] {
  return givensIn(list, 'customSections', draft.unreadable).map((given) => {
    const { id, type } = given.left();
    const isKnown = typeof type === 'string' && Object.hasOwn(VERSION_5.tables, type);
    if (isKnown) given.take('type');
    return { key: String(id ?? given.from), type: String(type), given };
  });
}

const asObject = (value: unknown): JsonObject => (isObject(value) ? value : {});
