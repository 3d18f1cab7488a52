import type { ImportResult } from '../../model/import/cv-builder.ts';
import { importReactiveResume4 } from '../../model/import/reactive-resume-4.ts';
import { importReactiveResume5 } from '../../model/import/reactive-resume-5.ts';
import { importRenderCv } from '../../model/import/rendercv.ts';
import { isObject, type JsonObject, ownProperty } from '../../model/json-resume/json.ts';
import { importJsonResume } from '../../model/json-resume/json-resume.ts';
import { ENTRY_KINDS } from '../../model/json-resume/tables.ts';
import { OWN_KEY } from '../../model/json-resume/write-entries.ts';
import { InvalidCvFile } from './invalid-cv-file.ts';

/** Detects the format of a parsed file by its fields. Returns the importer and the value to pass to it. */
export function detectFormat(value: unknown): { value: unknown; importer: (value: unknown) => ImportResult } {
  if (!isObject(value)) throw new InvalidCvFile({ word: 'notACv' });
  if (isObject(ownProperty(value, 'cv'))) return { value, importer: importRenderCv };
  // The API of Reactive Resume wraps the file in an object with further data.
  const data = ownProperty(value, 'data');
  const inner = isObject(data) && isReactiveResume(data) ? data : value;
  if (isReactiveResume(inner)) {
    return { value: inner, importer: isVersion5(inner) ? importReactiveResume5 : importReactiveResume4 };
  }
  if (isJsonResume(value)) return { value, importer: importJsonResume };
  throw new InvalidCvFile({ word: 'notACv' });
}

const isReactiveResume = (value: JsonObject) =>
  isObject(ownProperty(value, 'basics')) && isObject(ownProperty(value, 'sections'));
const isVersion5 = (value: JsonObject) =>
  ['picture', 'summary', 'customSections'].some((key) => typeof ownProperty(value, key) === 'object');
/** An empty CV exported by Vitrine contains only our own extension. */
const isJsonResume = (value: JsonObject) =>
  [ownProperty(value, 'basics'), ownProperty(value, OWN_KEY)].some(isObject) ||
  ENTRY_KINDS.some((kind) => Array.isArray(ownProperty(value, kind)));
