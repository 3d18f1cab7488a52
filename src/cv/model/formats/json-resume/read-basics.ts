import { isObject, type JsonObject, ownProperty } from '../../../../platform/pure/json.ts';
import { EMPTY_BASICS, emptyNode } from '../../content.ts';
import { BASICS_SHAPE, type Basics, LOCATION_SHAPE, NODE_SHAPES, type Node } from '../../shapes.ts';
import { readFields } from './read-entries.ts';
import { collectExtras, entriesIn, type ReadState } from './read-state.ts';
import { BASICS, LOCATION, PROFILE } from './tables.ts';
import { writeBasics } from './write.ts';
import { withOriginalData, writeFields } from './write-entries.ts';

const { location: _location, profiles: _profiles, ...PLAIN_FIELDS } = BASICS;

export function readBasics(raw: unknown, reading: ReadState): Basics {
  const source = readObject(raw, 'name', 'basics', reading);
  const origin = { from: 'basics', at: ['basics'], preferredId: 'basics' };
  const basics = {
    ...EMPTY_BASICS,
    ...readFields(PLAIN_FIELDS, BASICS_SHAPE, source, origin, reading, reading.isForeign()),
    location: readLocation(ownProperty(source, 'location'), reading),
    profiles: readProfiles(ownProperty(source, 'profiles'), reading),
  };
  if (basics.email !== '' && !/^[^\s@]+@[^\s@]+$/.test(basics.email)) {
    reading.reader.warn('oddEmail', { from: 'basics.email', at: ['basics'], field: 'email' }, basics.email);
  }
  return { ...basics, extras: collectExtras(source, writeBasics(basics, withOriginalData), BASICS, origin, reading) };
}

function readLocation(raw: unknown, reading: ReadState): Basics['location'] {
  const source = readObject(raw, 'city', 'basics.location', reading);
  const origin = { from: 'basics.location', at: ['basics', 'location'], preferredId: 'location' };
  const location = { ...EMPTY_BASICS.location, ...readFields(LOCATION, LOCATION_SHAPE, source, origin, reading) };
  return { ...location, extras: collectExtras(source, writeFields(LOCATION, location), LOCATION, origin, reading) };
}

const readProfiles = (raw: unknown, reading: ReadState): Node<'profile'>[] =>
  entriesIn(raw, 'basics.profiles', 'url', reading).map(({ entry, from }, index) => {
    const empty = emptyNode('profile', reading.idOf(`profile-${index + 1}`, entry));
    const origin = { from, at: ['basics', 'profiles', empty.id], preferredId: empty.id };
    const profile = { ...empty, ...readFields(PROFILE, NODE_SHAPES.profile, entry, origin, reading) };
    return { ...profile, extras: collectExtras(entry, writeFields(PROFILE, profile), PROFILE, origin, reading) };
  });

/** Returns the value as an object. A text is read as the field `key` of the object. */
function readObject(raw: unknown, key: string, from: string, { reader }: ReadState): JsonObject {
  if (isObject(raw)) return raw;
  if (raw !== undefined && raw !== null) reader.warn('wrongType', { from }, raw);
  return typeof raw === 'string' && raw.trim() !== '' ? { [key]: raw } : {};
}
