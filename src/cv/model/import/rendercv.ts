import { isObject } from '../json-resume/json.ts';
import { readDesign } from '../rendercv/read-design.ts';
import { readHeader } from '../rendercv/read-header.ts';
import { readSections } from '../rendercv/read-sections.ts';
import { type Imported, makeDraft } from './draft.ts';
import { makeGiven } from './given.ts';

/** Imports the parsed YAML of RenderCV 1 or 2. Data without a field is kept under `rendercv`. */
export function importRenderCv(value: unknown): Imported {
  const draft = makeDraft('rendercv', 'rendercv');
  const file = makeGiven(value, '');
  const cv = makeGiven(file.take('cv'), 'cv');
  const sections = cv.take('sections');
  readHeader(draft, cv);
  if (isObject(sections)) readSections(draft, sections);
  else draft.keepAs(draft.root, 'cv.sections', sections, 'cv.sections');
  readDesign(draft, file);
  draft.keep(draft.basics, cv);
  draft.keep(draft.root, file);
  return draft.done();
}
