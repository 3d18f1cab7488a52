import { type ShownMedium, shownMediaOf } from '#files/service.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import type { SiteMedium } from '../../model/site-view.ts';
import { type ImageLookup, loadImages } from './load-images.ts';

/** Returns the medium with the given id if it is of the kind; undefined if there is none. */
export type MediaLookup = (id: string | null, kind: ShownMedium['kind']) => SiteMedium | undefined;
export type StoryAssets = { pictureOf: ImageLookup; mediumOf: MediaLookup };

/** The ids of the pictures and media of a project or post. */
type References = { images: readonly string[]; media?: readonly { id: string }[] };

/** Loads the pictures and media that the page of a project or post shows, and `others` with them. */
export async function loadStoryAssets(
  kernel: Pick<Kernel, 'db'>,
  ownerId: string,
  { images, media = [] }: References,
  others: readonly (string | null | undefined)[] = [],
): Promise<StoryAssets> {
  const [pictureOf, found] = await Promise.all([
    loadImages(kernel, ownerId, [...others, ...images]),
    shownMediaOf(kernel, ownerId, [...new Set(media.map(({ id }) => id))]),
  ]);
  const byId = new Map(found.map((medium) => [medium.id, medium]));
  return {
    pictureOf,
    mediumOf: (id, kind) => {
      const medium = byId.get(id ?? '');
      return medium?.kind === kind ? toSiteMedium(medium) : undefined;
    },
  };
}

const toSiteMedium = ({ url, format, name, size, width, height }: ShownMedium): SiteMedium => ({
  ...{ url, format, name, size, width, height },
});
