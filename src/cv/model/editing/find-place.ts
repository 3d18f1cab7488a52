import type { CvContent } from '../content.ts';
import { type Path, type Place, placeAt, placesOf } from '../tree.ts';

/** Returns a function that finds places by paths that may be outdated: moved places are found by their id. */
export function findPlaceIn(content: CvContent): (path: Path) => Place | undefined {
  let byId: Map<unknown, Place> | undefined;
  return (path) => {
    const place = placeAt(content, path);
    if (place) return place;
    byId ??= new Map(placesOf(content).map((other) => [other.value.id, other]));
    return byId.get(path.at(-1));
  };
}
