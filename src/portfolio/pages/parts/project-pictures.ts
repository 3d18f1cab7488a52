import type { SitePicture, SiteProjectPage } from '../../model/site-view.ts';
import type { LargePicture } from './lightbox.ts';

/** The pictures of a project's page in the order in which they are shown: first the cover, if it has one. */
export type ProjectPictures = { cover: LargePicture | undefined; gallery: readonly LargePicture[] };

/** Returns the pictures of a project's page. A cover that is also in the gallery is shown once, with its caption. */
export function projectPictures({ cover, gallery }: Pick<SiteProjectPage, 'cover' | 'gallery'>): ProjectPictures {
  const large = gallery.filter(isShowable).map(({ caption, ...picture }) => ({ picture, caption: caption.trim() }));
  if (!cover || !isShowable(cover)) return { cover: undefined, gallery: large };
  const same = large.find(({ picture }) => isSame(picture, cover));
  return {
    cover: same
      ? { ...same, picture: { ...same.picture, ...(cover.focus && { focus: cover.focus }) } }
      : { picture: cover, caption: '' },
    gallery: large.filter((one) => one !== same),
  };
}

/** Returns whether a project's page shows any picture. */
export function hasPictures(project: Pick<SiteProjectPage, 'cover' | 'gallery'>): boolean {
  const { cover, gallery } = projectPictures(project);
  return cover !== undefined || gallery.length > 0;
}

/** Returns whether a picture has a version that every browser can show. */
const isShowable = ({ sources }: SitePicture) => sources.some(({ format }) => format === 'webp');

const isSame = (one: SitePicture, other: SitePicture) => one.sources[0]?.url === other.sources[0]?.url;
