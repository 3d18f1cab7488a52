import type { PublicCv } from '#cv/service.ts';
import { readImagePath, readMediaPath } from '#files/contract.ts';
import type { ImagesInUse, StorageKernel } from '#files/service.ts';
import { AppError, invalidFields } from '#platform/pure/errors.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import type { ShareItem } from '../../model/share-target.ts';
import type { SitePostPage, SiteProjectPage } from '../../model/site-view.ts';
import { loadPostPage, loadProjectPage } from '../site/load-pages.ts';
import { loadSite } from '../site/load-site.ts';
import { loadOwnCv, loadOwnProject } from './load-linked.ts';
import { PINNED_VERSION, type PinnedCv, type PinnedItem, type PinnedSite } from './pinned.ts';
import { type StoredShare, selectPinnedImages } from './store.ts';
import { itemsOf, type TargetColumns } from './stored-target.ts';

/** Maximum size of pinned content as JSON, in characters; of a site, in each of its languages. */
const MAX_PINNED_LENGTH = 8 * 1024 * 1024;

type Ctx = { files: StorageKernel };
type PinnedColumns = { pinned: Record<string, unknown>; pinnedVersion: number };

/** Returns a copy of what visitors of a link would see now. Fails if they would see nothing. */
export async function capturePin({ files }: Ctx, target: PinnedTarget): Promise<PinnedColumns> {
  const captured: PinnedItem[] = [];
  for (const item of itemsOf(target)) {
    const copy = await CAPTURE_BY_KIND[item.kind](files, target, item);
    if (!copy) throw invalidFields([{ path: 'pinned', text: { word: 'nothingToPin' } }]);
    captured.push(copy);
  }
  const [first] = captured;
  if (!first) throw invalidFields([{ path: 'pinned', text: { word: 'nothingToPin' } }]);
  const copy = target.targetKind === 'bundle' ? { kind: 'bundle' as const, items: captured } : first;
  const pinned = { ...copy, images: imageIdsIn(copy) };
  const sizes = captured.map((one) => (one.kind === 'portfolio' ? one.view.languages.length : 1));
  const maximum = sizes.reduce((sum, size) => sum + size, 0) * MAX_PINNED_LENGTH;
  if (JSON.stringify(pinned).length > maximum) throw new AppError('PAYLOAD_TOO_LARGE');
  return { pinned, pinnedVersion: PINNED_VERSION };
}

type PinnedTarget = TargetColumns & Pick<StoredShare, 'ownerId' | 'drafts'>;
type Capture = (files: StorageKernel, target: PinnedTarget, item: ShareItem) => Promise<PinnedItem | undefined>;

const captureCv: Capture = async (files, { ownerId }, { id = '', letter }) => {
  const cv = await loadOwnCv(files, { ownerId, id, letter });
  return cv && { kind: 'cv', cv };
};

const CAPTURE_BY_KIND: Record<ShareItem['kind'], Capture> = {
  portfolio: async (files, { ownerId: owner }) => {
    const site = await captureSite(files, owner);
    if (!site) return undefined;
    const translated: Partial<Record<Language, PinnedSite>> = {};
    for (const language of site.view.languages.slice(1)) {
      const inLanguage = await captureSite(files, owner, language);
      if (inLanguage) translated[language] = inLanguage;
    }
    return { kind: 'portfolio', ...site, translated };
  },
  project: async (files, { ownerId, drafts }, { id = '' }) => {
    const found = await loadOwnProject(files, { ownerId, id, drafts });
    return found && { kind: 'project', ...found };
  },
  cv: captureCv,
  letter: captureCv,
};

/** Returns a copy of a member's site in a language; in its own by default. */
async function captureSite(files: StorageKernel, owner: string, language?: Language): Promise<PinnedSite | undefined> {
  const siteData = await loadSite(files, owner, 'published', { language });
  if (!siteData) return undefined;
  const pages: Record<string, SiteProjectPage> = {};
  const posts: Record<string, SitePostPage> = {};
  let length = 0;
  /** Fails as soon as the copy is too large, before all of it is in memory. */
  const keep = <Page extends object>(kept: Record<string, Page>, slug: string, page: Page | undefined) => {
    if (!page) return;
    kept[slug] = page;
    length += JSON.stringify(page).length;
    if (length > MAX_PINNED_LENGTH) throw new AppError('PAYLOAD_TOO_LARGE');
  };
  for (const { slug } of siteData.view.projects) keep(pages, slug, await loadProjectPage(files, siteData, slug));
  for (const { slug } of siteData.view.posts) keep(posts, slug, await loadPostPage(files, siteData, slug));
  const { view, cv } = siteData;
  return { view, pages, posts, cv: cv ? toPinnedCv(cv) : null };
}

const toPinnedCv = ({ urls: _, ...cv }: PublicCv): PinnedCv => cv;

/** Keys of CV documents that hold picture ids; pages hold the URLs of pictures and media instead. */
const IMAGE_ID_KEYS = new Set(['image', 'logo']);

/** Returns the ids of the pictures and media in pinned content. */
function imageIdsIn(content: object): string[] {
  const images = new Set<string>();
  JSON.stringify(content, (key, value: unknown) => {
    const id = typeof value !== 'string' ? undefined : IMAGE_ID_KEYS.has(key) ? value : idOfUrl(value);
    if (id) images.add(id);
    return value;
  });
  return [...images];
}

const idOfUrl = (url: string) => (readImagePath(url) ?? readMediaPath(url))?.id;

/** Reports the pictures and media of pinned links as in use, so that they are not deleted while those links exist. */
export const pinnedImagesInUse: ImagesInUse = ({ sql }, ids) => selectPinnedImages(sql, ids);
