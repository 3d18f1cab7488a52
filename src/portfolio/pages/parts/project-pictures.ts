import type { SiteBlock, SitePicture } from '../../model/site-view.ts';
import { isShowable, type LargePicture, toLargePictures } from './large-pictures.ts';
import type { SiteStory } from './site-story.ts';

/**
 * A block of a case study with its pictures: `first` is the number of the first one among the `count` pictures of the
 * page, from 0.
 */
export type PlacedBlock = { block: SiteBlock; pictures: readonly LargePicture[]; first: number; count: number };

/** The pictures of the page of a project or post in the order in which they are shown: first the cover, if it has one. */
export type ProjectPictures = {
  cover: LargePicture | undefined;
  blocks: readonly PlacedBlock[];
  all: readonly LargePicture[];
};

/** Returns the pictures of the page of a project or post. A cover that is also in the gallery is shown once, with its caption. */
export function projectPictures({
  cover: chosen,
  gallery,
  blocks,
}: Pick<SiteStory, 'cover' | 'gallery' | 'blocks'>): ProjectPictures {
  const large = toLargePictures(gallery);
  const same = chosen && large.find(({ picture }) => isSame(picture, chosen));
  const cover = chosen && isShowable(chosen) ? toCover(chosen, same) : undefined;
  const galleryBelow = cover ? large.filter((one) => one !== same) : large;
  const all = cover ? [cover] : [];
  const placed = blocks.map((block) => {
    const pictures = block.kind === 'field' && block.id === 'gallery' ? galleryBelow : picturesOf(block);
    const first = all.length;
    all.push(...pictures);
    return { block, pictures, first };
  });
  return { cover, blocks: placed.map((one) => ({ ...one, count: all.length })), all };
}

/** Returns whether the page of a project or post shows any picture. */
export const hasPictures = (story: Pick<SiteStory, 'cover' | 'gallery' | 'blocks'>) =>
  projectPictures(story).all.length > 0;

const picturesOf = (block: SiteBlock) => ('pictures' in block ? toLargePictures(block.pictures) : []);

const toCover = (cover: SitePicture, same: LargePicture | undefined): LargePicture =>
  same
    ? { ...same, picture: { ...same.picture, ...(cover.focus && { focus: cover.focus }) } }
    : { picture: cover, caption: '' };

const isSame = (one: SitePicture, other: SitePicture) => one.sources[0]?.url === other.sources[0]?.url;
