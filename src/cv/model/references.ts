import type { CvContent } from './content.ts';
import { type Operation, performAll } from './operations.ts';
import type { Source } from './shapes.ts';
import { type Place, placesOf, shapeOf } from './tree.ts';

/** Returns the ids of the member's images, projects and achievements that a CV refers to. */
export function referencesIn(content: CvContent) {
  const places = placesOf(content);
  return {
    images: places.flatMap((place) => imagesOf(place).map(({ image }) => image)),
    projects: sourcesOf(places, 'projects'),
    achievements: sourcesOf(places, 'achievements'),
  };
}

/** Removes references to deleted images, projects and achievements. Texts copied from them stay. */
export function withoutReferences(content: CvContent, gone: ReadonlySet<string>): CvContent {
  const operations = placesOf(content).flatMap((place): Operation[] => {
    const lost = imagesOf(place).filter(({ image }) => gone.has(image));
    const id = sourceOf(place)?.id;
    return [
      ...lost.map(({ field }) => ({ do: 'set' as const, at: place.path, field, value: '' })),
      ...(id !== undefined && gone.has(id)
        ? [{ do: 'set' as const, at: place.path, field: 'source', value: null }]
        : []),
    ];
  });
  return performAll(content, operations).content;
}

const imagesOf = ({ kind, value }: Place) =>
  Object.entries(shapeOf(kind)).flatMap(([field, type]) => {
    const image = value[field];
    return type === 'image' && typeof image === 'string' && image !== '' ? [{ field, image }] : [];
  });

const sourceOf = ({ value }: Place) => value.source as Source | null | undefined;

const sourcesOf = (places: readonly Place[], kind: Place['kind']) =>
  places.flatMap((place) => (place.kind === kind ? [sourceOf(place)?.id ?? []].flat() : []));
