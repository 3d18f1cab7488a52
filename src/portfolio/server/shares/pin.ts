import type { PublicCv } from '#cv/service.ts';
import { readImagePath } from '#files/contract.ts';
import type { FilesKernel, ImagesInUse } from '#files/service.ts';
import { AppError, invalidFields } from '#platform/errors.ts';
import type { Share } from '../../contract.ts';
import type { SiteProjectPage } from '../../model/site-view.ts';
import { gatherProject, gatherSite } from '../site/gather-site.ts';
import { gatherLinkedProject, gatherOwnCv } from './gather-linked.ts';
import { PINNED_VERSION, type Pinned, type PinnedCv } from './pinned.ts';
import { picturesPinned } from './store.ts';

/** Maximum size of pinned content as JSON, in characters. */
const LARGEST = 8 * 1024 * 1024;

type Ctx = { files: FilesKernel };
type Taken = { pinned: Record<string, unknown>; pinnedVersion: number };

/** Returns a copy of what visitors of a link would see now. Fails if they would see nothing. */
export async function takePin({ files }: Ctx, owner: string, { kind, id = '' }: Share['target']): Promise<Taken> {
  const taken = await TAKE[kind](files, owner, id);
  if (!taken) throw invalidFields([{ path: 'pinned', text: { word: 'nothingToPin' } }]);
  const pinned = { ...taken, images: picturesIn(taken) };
  if (JSON.stringify(pinned).length > LARGEST) throw new AppError('PAYLOAD_TOO_LARGE');
  return { pinned, pinnedVersion: PINNED_VERSION };
}

type Unlisted = Pinned extends infer One ? (One extends Pinned ? Omit<One, 'images'> : never) : never;
type Take = (files: FilesKernel, owner: string, id: string) => Promise<Unlisted | undefined>;

const TAKE: Record<Share['target']['kind'], Take> = {
  portfolio: async (files, owner) => {
    const gathered = await gatherSite(files, owner, 'published');
    if (!gathered) return undefined;
    const pages: Record<string, SiteProjectPage> = {};
    for (const { slug } of gathered.view.projects) {
      const page = await gatherProject(files, gathered, slug);
      if (page) pages[slug] = page;
    }
    const { view, cv } = gathered;
    return { kind: 'portfolio', view, pages, cv: cv ? withoutPlace(cv) : null };
  },
  project: async (files, owner, id) => {
    const found = await gatherLinkedProject(files, owner, id);
    return found && { kind: 'project', ...found };
  },
  cv: async (files, owner, id) => {
    const cv = await gatherOwnCv(files, { ownerId: owner, id });
    return cv && { kind: 'cv', cv };
  },
};

const withoutPlace = ({ place: _, ...cv }: PublicCv): PinnedCv => cv;

/** Keys of CV documents that hold picture ids; pages hold picture URLs instead. */
const IN_CVS = new Set(['image', 'logo']);

/** Returns the ids of the pictures in pinned content. */
function picturesIn(shown: Unlisted): string[] {
  const images = new Set<string>();
  JSON.stringify(shown, (key, value: unknown) => {
    const id = typeof value !== 'string' ? undefined : IN_CVS.has(key) ? value : readImagePath(value)?.id;
    if (id) images.add(id);
    return value;
  });
  return [...images];
}

/** Reports the pictures of pinned links as in use, so that they are not deleted while those links exist. */
export const imagesOfPins: ImagesInUse = ({ sql }, ids) => picturesPinned(sql, ids);
