import { isObject } from '../../../../platform/pure/json.ts';
import { type ImportResult, makeCvBuilder } from '../reading/cv-builder.ts';
import { makeSourceObject } from '../reading/source-object.ts';
import { readDesign } from './read-design.ts';
import { readHeader } from './read-header.ts';
import { readSections } from './read-sections.ts';

/** Imports the parsed YAML of RenderCV 1 or 2. Data without a field is kept under `rendercv`. */
export function importRenderCv(value: unknown): ImportResult {
  const builder = makeCvBuilder('rendercv', 'rendercv');
  const file = makeSourceObject(value, '');
  const cv = makeSourceObject(file.take('cv'), 'cv');
  const sections = cv.take('sections');
  readHeader(builder, cv);
  if (isObject(sections)) readSections(builder, sections);
  else builder.storeExtra(builder.root, 'cv.sections', sections, 'cv.sections');
  readDesign(builder, file);
  builder.storeExtras(builder.basics, cv);
  builder.storeExtras(builder.root, file);
  return builder.finish();
}
