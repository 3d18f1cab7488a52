import { isObject, type JsonObject } from '../json-resume/json.ts';
import { standingsOf } from '../reactive-resume/layout.ts';
import { readBasics } from '../reactive-resume/read-basics.ts';
import { readDesign4 } from '../reactive-resume/read-design.ts';
import { readSections, type TheirSection } from '../reactive-resume/read-sections.ts';
import { VERSION_4 } from '../reactive-resume/tables.ts';
import { type Imported, makeDraft } from './draft.ts';
import { makeGiven, saysSomething } from './given.ts';

/** Imports the JSON of Reactive Resume 4. Data without a field is kept under `reactiveResume`. */
export function importReactiveResume4(value: unknown): Imported {
  const draft = makeDraft('reactive-resume-4', 'reactiveResume');
  const file = makeGiven(value, '');
  const metadata = asObject(file.look('metadata'));
  const basics = makeGiven(file.take('basics'), 'basics');
  const picture = basics.look('picture');
  if (saysSomething(asObject(picture).url)) {
    draft.reader.warn('picture', { from: 'basics.picture', at: draft.basics.at, field: 'image' });
  }
  readDesign4(draft, metadata, picture);
  readBasics(draft, basics, VERSION_4);
  readSections(draft, theirSections(asObject(file.take('sections'))), standingsOf(metadata), VERSION_4);
  draft.keep(draft.root, file);
  return draft.done();
}

function theirSections({ custom, ...sections }: JsonObject): TheirSection[] {
  const own = Object.entries(asObject(custom)).map(([id, section]) => ({
    key: `custom.${id}`,
    type: 'custom',
    given: makeGiven(section, `sections.custom.${id}`),
  }));
  const fixed = Object.entries(sections).map(([key, section]) => ({
    key,
    type: key,
    given: makeGiven(section, `sections.${key}`),
  }));
  return [...fixed, ...own];
}

const asObject = (value: unknown): JsonObject => (isObject(value) ? value : {});
