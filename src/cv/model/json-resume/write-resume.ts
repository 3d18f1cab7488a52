import type { CvContent } from '../content.ts';
import type { Basics } from '../shapes.ts';
import { isObject, isSameJson, type JsonObject } from './json.ts';
import { BASICS, isEntryKind, LOCATION, PROFILE, ROOT } from './tables.ts';
import { asBefore, type Finish, shown, writeFields, writeItem } from './write-entries.ts';

/** Writes the visible content of a CV as a JSON Resume. */
export function writeResume(content: CvContent, finish: Finish): JsonObject {
  const sections = shown(content.sections);
  const showsSummary = sections.some(({ kind }) => kind === 'summary');
  const basics = writeBasics(showsSummary ? content.basics : { ...content.basics, summary: '' }, finish);
  const wrote: JsonObject = Object.keys(basics).length > 0 ? { basics } : {};
  for (const { kind, items } of sections) {
    if (!isEntryKind(kind)) continue;
    const before = (wrote[kind] ?? []) as JsonObject[];
    const entries = shown(items).flatMap((item) => writeItem(kind, item, finish));
    if (entries.length > 0) wrote[kind] = [...before, ...entries];
  }
  return finish(wrote, content.extras, ROOT);
}

export function writeBasics(basics: Basics, finish: Finish): JsonObject {
  const location = finish(writeFields(LOCATION, basics.location), basics.location.extras, LOCATION);
  const profiles = shown(basics.profiles).map((profile) =>
    finish(writeFields(PROFILE, profile), profile.extras, PROFILE, profile.id),
  );
  const wrote = {
    ...writeFields(BASICS, { ...basics, location: '', profiles: '' }),
    ...(Object.keys(location).length > 0 ? { location } : {}),
    ...(profiles.length > 0 ? { profiles } : {}),
  };
  return finish(wrote, basics.extras, BASICS);
}

/** The key of the extra that holds a file as a whole, for differences that can't be kept key by key. */
export const WHOLE = '';

/** Writes an imported CV as it was in its file, as far as nothing has changed. */
export function writeAsBefore(content: CvContent): JsonObject {
  const whole = content.extras.find(({ key }) => key === WHOLE);
  const extras = content.extras.filter(({ key }) => key !== WHOLE);
  const wrote = writeResume({ ...content, extras }, asBefore);
  return isObject(whole?.was) && isSameJson(whole.wrote, wrote) ? inOrderOf(wrote, whole.was) : wrote;
}

/** Returns `object` with its keys in the order of `first`, because databases may reorder keys. */
const inOrderOf = (first: JsonObject, object: JsonObject): JsonObject =>
  Object.fromEntries(
    [...new Set([...Object.keys(first), ...Object.keys(object)])]
      .filter((key) => Object.hasOwn(object, key))
      .map((key) => [key, object[key]]),
  );
