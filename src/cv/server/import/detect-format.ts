import { isObject, type JsonObject, ownProperty } from '../../../platform/pure/json.ts';
import { importEuropassPassport, isEuropassPassport } from '../../model/formats/europass/read-passport.ts';
import { importHrOpen, isHrOpen } from '../../model/formats/hr-open/read-json.ts';
import { isJsonResume } from '../../model/formats/json-resume/is-json-resume.ts';
import { importJsonResume } from '../../model/formats/json-resume/json-resume.ts';
import { importOrcid, isOrcid } from '../../model/formats/orcid/read.ts';
import { importReactiveResume3, isVersion3 } from '../../model/formats/reactive-resume/read-v3.ts';
import { importReactiveResume4 } from '../../model/formats/reactive-resume/read-v4.ts';
import { importReactiveResume5 } from '../../model/formats/reactive-resume/read-v5.ts';
import type { ImportResult } from '../../model/formats/reading/cv-builder.ts';
import { importRenderCv } from '../../model/formats/rendercv/read.ts';
import { InvalidCvFile } from './invalid-cv-file.ts';

/** The values of a file, and the importer for its format. */
export type DetectedFormat = { value: unknown; importer: (value: unknown) => ImportResult };

/** Formats that a key tells apart from all others. */
const FORMATS: readonly [matches: (value: JsonObject) => boolean, importer: DetectedFormat['importer']][] = [
  [(value) => isObject(ownProperty(value, 'cv')), importRenderCv],
  [isEuropassPassport, importEuropassPassport],
  [isOrcid, importOrcid],
  [isHrOpen, importHrOpen],
];

/** Detects the format of a parsed file by its fields. */
export function detectFormat(value: unknown): DetectedFormat {
  if (!isObject(value)) throw new InvalidCvFile({ word: 'notACv' });
  const [, importer] = FORMATS.find(([matches]) => matches(value)) ?? [];
  if (importer) return { value, importer };
  // The API of Reactive Resume wraps the file in an object with further data.
  const data = ownProperty(value, 'data');
  const inner = isObject(data) && isReactiveResume(data) ? data : value;
  if (isReactiveResume(inner)) {
    return { value: inner, importer: reactiveResumeImporterFor(inner) };
  }
  if (isJsonResume(value)) return { value, importer: importJsonResume };
  throw new InvalidCvFile({ word: 'notACv' });
}

const isReactiveResume = (value: JsonObject) =>
  isObject(ownProperty(value, 'basics')) && isObject(ownProperty(value, 'sections'));
const reactiveResumeImporterFor = (value: JsonObject) =>
  isVersion5(value) ? importReactiveResume5 : isVersion3(value) ? importReactiveResume3 : importReactiveResume4;
const isVersion5 = (value: JsonObject) =>
  ['picture', 'summary', 'customSections'].some((key) => typeof ownProperty(value, key) === 'object');
