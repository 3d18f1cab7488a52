import { isEqual } from '#platform/autosave/fields.ts';
import { diffWords, type WordChange } from '#platform/word-diff.ts';
import { inWords } from '../changes/in-words.ts';
import type { CvContent } from '../content.ts';
import type { Operation } from '../operations.ts';
import type { Source } from '../shapes.ts';
import { nameOf, type Path, type Place, placesOf, type Values } from '../tree.ts';

/** An update for a field whose project or achievement has changed since the item was made from it. */
export type Offer = {
  at: Path;
  /** The title of the item. */
  name: string;
  field: string;
  /** The word-by-word diff from the CV's value to that of the source. */
  words: WordChange[];
  /** Operations that accept the update; `leave` declines it. Both prevent the same offer from being made again. */
  take: Operation[];
  leave: Operation[];
};
/** An item whose project or achievement no longer exists. The item is kept. */
export type Orphan = { at: Path; name: string; leave: Operation[] };

/** Returns the updates that a CV can take over. `sources` has the current fields of projects and achievements by id. */
export function offersOf(content: CvContent, sources: ReadonlyMap<string, Values>) {
  const drawn = placesOf(content).flatMap((place) => {
    const source = place.value.source as Source | null | undefined;
    return source ? [{ place, source, now: sources.get(source.id) }] : [];
  });
  return {
    offers: drawn.flatMap(({ place, source, now }) => (now ? offersFor(place, source, now) : [])),
    orphans: drawn.flatMap(({ place, now }): Orphan[] =>
      now ? [] : [{ at: place.path, name: nameOf(place), leave: [setSource(place, null)] }],
    ),
  };
}

function offersFor(place: Place, source: Source, now: Values): Offer[] {
  return Object.keys(now).flatMap((field) => {
    const [mine, latest] = [place.value[field], now[field]];
    if (isEqual(source.seen[field], latest) || isEqual(mine, latest)) return [];
    const seen = setSource(place, { ...source, seen: { ...source.seen, [field]: latest } });
    return [
      {
        at: place.path,
        name: nameOf(place),
        field,
        words: diffWords(inWords(mine), inWords(latest)),
        take: [{ do: 'set', at: place.path, field, value: latest }, seen],
        leave: [seen],
      },
    ];
  });
}

const setSource = ({ path }: Place, value: Source | null): Operation => ({
  do: 'set',
  at: path,
  field: 'source',
  value,
});
