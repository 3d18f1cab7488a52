import type { ShownSection } from '../../model/site-view.ts';
import { type LargePicture, toLargePictures } from './large-pictures.ts';

/** The galleries of a page by the id of their section, and all pictures in them. */
export type PageGalleries = {
  byId: ReadonlyMap<string, { pictures: readonly LargePicture[]; first: number }>;
  all: readonly LargePicture[];
};

/** Returns the pictures of the galleries among sections, numbered through the page. */
export function galleriesOf(sections: readonly ShownSection[]): PageGalleries {
  const byId = new Map<string, { pictures: readonly LargePicture[]; first: number }>();
  const all: LargePicture[] = [];
  for (const section of sections) {
    if (section.kind !== 'gallery') continue;
    const pictures = toLargePictures(section.pictures);
    byId.set(section.id, { pictures, first: all.length });
    all.push(...pictures);
  }
  return { byId, all };
}
