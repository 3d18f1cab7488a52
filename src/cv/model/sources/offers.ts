import { isEqual } from '#platform/autosave/fields.ts';
import { diffWords, type WordChange } from '#platform/word-diff.ts';
import { inWords } from '../changes/in-words.ts';
import type { CvContent } from '../content.ts';
import type { Operation } from '../operations.ts';
import type { Source } from '../shapes.ts';
import { nameOf, type Path, type Place, placesOf, type Values } from '../tree.ts';

/** A field of an item whose project or achievement says something else than when the item was made like it. */
export type Offer = {
  at: Path;
  /** What the item is called. */
  name: string;
  field: string;
  /** What the CV says, put over what the source says now. */
  words: WordChange[];
  /** What takes it over, and what leaves the CV as it is; either way it is not offered again. */
  take: Operation[];
  leave: Operation[];
};
/** An item whose project or achievement is gone. It stays as it is. */
export type Orphan = { at: Path; name: string; leave: Operation[] };

/** What a CV could take over from the sources as they are now, by their ids. */
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
