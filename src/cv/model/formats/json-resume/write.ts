import { isEqualJson, isObject, type JsonObject } from '../../../../platform/pure/json.ts';
import type { CvContent } from '../../content.ts';
import type { Basics } from '../../shapes.ts';
import { BASICS, isEntryKind, LOCATION, PROFILE, ROOT_KEYS } from './tables.ts';
import { type AddExtras, onlyVisible, withOriginalData, writeFields, writeItem } from './write-entries.ts';

/** Writes the visible content of a CV as a JSON Resume. */
export function writeResume(content: CvContent, addExtras: AddExtras): JsonObject {
  const sections = onlyVisible(content.sections);
  const isSummaryVisible = sections.some(({ kind }) => kind === 'summary');
  const basics = writeBasics(isSummaryVisible ? content.basics : { ...content.basics, summary: '' }, addExtras);
  const output: JsonObject = Object.keys(basics).length > 0 ? { basics } : {};
  for (const { kind, items } of sections) {
    if (!isEntryKind(kind)) continue;
    const existing = (output[kind] ?? []) as JsonObject[];
    const entries = onlyVisible(items).flatMap((item) => writeItem(kind, item, addExtras));
    if (entries.length > 0) output[kind] = [...existing, ...entries];
  }
  return addExtras(output, content.extras, ROOT_KEYS);
}

export function writeBasics(basics: Basics, addExtras: AddExtras): JsonObject {
  const location = addExtras(writeFields(LOCATION, basics.location), basics.location.extras, LOCATION);
  const profiles = onlyVisible(basics.profiles).map((profile) =>
    addExtras(writeFields(PROFILE, profile), profile.extras, PROFILE, profile.id),
  );
  const output = {
    ...writeFields(BASICS, { ...basics, location: '', profiles: '' }),
    ...(Object.keys(location).length > 0 ? { location } : {}),
    ...(profiles.length > 0 ? { profiles } : {}),
  };
  return addExtras(output, basics.extras, BASICS);
}

/** The key of the extra that holds a file as a whole, for differences that can't be kept key by key. */
export const WHOLE_FILE_KEY = '';

/** Writes an imported CV as it was in its file, as far as nothing has changed. */
export function writeAsImported(content: CvContent): JsonObject {
  const wholeFile = content.extras.find(({ key }) => key === WHOLE_FILE_KEY);
  const extras = content.extras.filter(({ key }) => key !== WHOLE_FILE_KEY);
  const output = writeResume({ ...content, extras }, withOriginalData);
  return isObject(wholeFile?.was) && isEqualJson(wholeFile.wrote, output)
    ? withKeyOrderOf(output, wholeFile.was)
    : output;
}

/** Returns `object` with its keys in the order of `first`, because databases may reorder keys. */
const withKeyOrderOf = (first: JsonObject, object: JsonObject): JsonObject =>
  Object.fromEntries(
    [...new Set([...Object.keys(first), ...Object.keys(object)])]
      .filter((key) => Object.hasOwn(object, key))
      .map((key) => [key, object[key]]),
  );
