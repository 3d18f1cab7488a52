import type { Imported } from '../../model/import/draft.ts';
import { importReactiveResume4 } from '../../model/import/reactive-resume-4.ts';
import { importReactiveResume5 } from '../../model/import/reactive-resume-5.ts';
import { importRenderCv } from '../../model/import/rendercv.ts';
import { isObject, type JsonObject, own } from '../../model/json-resume/json.ts';
import { importJsonResume } from '../../model/json-resume/json-resume.ts';
import { ENTRY_KINDS } from '../../model/json-resume/tables.ts';
import { OURS } from '../../model/json-resume/write-entries.ts';
import { UnfitFile } from './unfit-file.ts';

/** Detects the format of a parsed file by its fields. Returns the importer and the value to pass to it. */
export function importerFor(value: unknown): { value: unknown; importer: (value: unknown) => Imported } {
  if (!isObject(value)) throw new UnfitFile({ word: 'notACv' });
  if (isObject(own(value, 'cv'))) return { value, importer: importRenderCv };
  // The API of Reactive Resume wraps the file in an object with further data.
  const data = own(value, 'data');
  const inner = isObject(data) && isReactiveResume(data) ? data : value;
  if (isReactiveResume(inner)) {
    return { value: inner, importer: isVersion5(inner) ? importReactiveResume5 : importReactiveResume4 };
  }
  if (isJsonResume(value)) return { value, importer: importJsonResume };
  throw new UnfitFile({ word: 'notACv' });
}

const isReactiveResume = (value: JsonObject) => isObject(own(value, 'basics')) && isObject(own(value, 'sections'));
const isVersion5 = (value: JsonObject) =>
  ['picture', 'summary', 'customSections'].some((key) => typeof own(value, key) === 'object');
/** An empty CV exported by Vitrine contains only our own extension. */
const isJsonResume = (value: JsonObject) =>
  [own(value, 'basics'), own(value, OURS)].some(isObject) ||
  ENTRY_KINDS.some((kind) => Array.isArray(own(value, kind)));
