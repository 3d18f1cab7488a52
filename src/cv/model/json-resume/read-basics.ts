import { EMPTY_BASICS, emptyNode } from '../content.ts';
import { BASICS_SHAPE, type Basics, LOCATION_SHAPE, NODE_SHAPES, type Node } from '../shapes.ts';
import { isObject, type JsonObject, own } from './json.ts';
import { readFields } from './read-entries.ts';
import { entriesIn, keepExtras, type Reading } from './reading.ts';
import { BASICS, LOCATION, PROFILE } from './tables.ts';
import { asBefore, writeFields } from './write-entries.ts';
import { writeBasics } from './write-resume.ts';

const { location: _location, profiles: _profiles, ...PLAIN } = BASICS;

export function readBasics(given: unknown, reading: Reading): Basics {
  const source = objectOf(given, 'name', 'basics', reading);
  const spot = { from: 'basics', at: ['basics'], wish: 'basics' };
  const basics = {
    ...EMPTY_BASICS,
    ...readFields(PLAIN, BASICS_SHAPE, source, spot, reading),
    location: readLocation(own(source, 'location'), reading),
    profiles: readProfiles(own(source, 'profiles'), reading),
  };
  if (basics.email !== '' && !/^[^\s@]+@[^\s@]+$/.test(basics.email)) {
    reading.reader.warn('oddEmail', { from: 'basics.email', at: ['basics'], field: 'email' }, basics.email);
  }
  return { ...basics, extras: keepExtras(source, writeBasics(basics, asBefore), BASICS, spot, reading) };
}

function readLocation(given: unknown, reading: Reading): Basics['location'] {
  const source = objectOf(given, 'city', 'basics.location', reading);
  const spot = { from: 'basics.location', at: ['basics', 'location'], wish: 'location' };
  const location = { ...EMPTY_BASICS.location, ...readFields(LOCATION, LOCATION_SHAPE, source, spot, reading) };
  return { ...location, extras: keepExtras(source, writeFields(LOCATION, location), LOCATION, spot, reading) };
}

const readProfiles = (given: unknown, reading: Reading): Node<'profile'>[] =>
  entriesIn(given, 'basics.profiles', 'url', reading).map(({ entry, from }, index) => {
    const empty = emptyNode('profile', reading.idOf(`profile-${index + 1}`, entry));
    const spot = { from, at: ['basics', 'profiles', empty.id], wish: empty.id };
    const profile = { ...empty, ...readFields(PROFILE, NODE_SHAPES.profile, entry, spot, reading) };
    return { ...profile, extras: keepExtras(entry, writeFields(PROFILE, profile), PROFILE, spot, reading) };
  });

/** Returns the value as an object. A text is read as the field `key` of the object. */
function objectOf(given: unknown, key: string, from: string, { reader }: Reading): JsonObject {
  if (isObject(given)) return given;
  if (given !== undefined && given !== null) reader.warn('wrongType', { from }, given);
  return typeof given === 'string' && given.trim() !== '' ? { [key]: given } : {};
}
