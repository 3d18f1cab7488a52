import { readImagePath, readMediaPath } from '#files/contract.ts';
import { mediumBytes, type StorageKernel, variantBytes } from '#files/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import type { ZipEntry } from '#platform/server/zip-stream.ts';
import type { SitePage } from '../../model/site-view.ts';
import { renderDeadEnd } from '../../pages/dead-end-page.ts';
import { existingPages } from '../../pages/shown-sections.ts';
import { cardPathOf, hasOwnCard, SITE_FILES, TRANSLATED_FILES } from '../../pages/site-paths.ts';
import { readSiteFontPath, siteFontBytes } from '../fonts/send-site-font.ts';
import { addressesOf, siteUrlsAt } from '../site/addresses.ts';
import { loadSite, type SiteData } from '../site/load-site.ts';
import { makeSitePage } from '../site/site-body.ts';
import { siteCardBody, siteFileBody } from '../site/site-files.ts';
import { exportUrls, folderOf, pageFileName, pathToRoot } from './export-urls.ts';
import { relativizeAssets } from './relativize-assets.ts';
import { tagFoldersOf } from './tag-folders.ts';

export type SiteExportFile = Extract<ZipEntry, { bytes: Uint8Array }>;

/**
 * Called with the name and the error of a file that could not be made. The file is left out, unless the function throws.
 */
type OnFailure = (name: string, error: unknown) => void;

const rethrow: OnFailure = (_, error) => {
  throw error;
};

/** Yields the files of a site's export one at a time: pages first, then the pictures, media and fonts that they use. */
export async function* packSite(
  kernel: StorageKernel,
  published: SiteData,
  onFailure: OnFailure = rethrow,
): AsyncGenerator<SiteExportFile> {
  const assetNames = new Set<string>();
  const addAsset = (name: string) => assetNames.add(name);
  const { site } = published.view;
  const options = { addAsset, onFailure };
  yield* packLanguage(kernel, published, options);
  for (const other of published.view.languages.slice(1)) {
    const translated = await loadSite(kernel, published.ownerId, 'published', {
      ...{ asOwner: published.asOwner, language: other },
    });
    if (translated) yield* packLanguage(kernel, translated, options);
  }
  const words = translatorOf(site.language);
  const [title, text] = [words('portfolio-pages.missing.title'), words('portfolio-pages.missing.text')];
  yield textFile('404.html', renderDeadEnd({ title, text, language: site.language, design: site }).page);
  for (const name of assetNames) {
    const bytes = await orLeaveOut(name, onFailure, () => bytesOf(kernel, published.ownerId, name));
    if (bytes) yield { name, bytes, isCompressible: false };
  }
}

/** Yields the pages of a site in one language, the files beside them and their preview images. */
async function* packLanguage(
  kernel: StorageKernel,
  found: SiteData,
  { addAsset, onFailure }: { addAsset: (name: string) => void; onFailure: OnFailure },
): AsyncGenerator<SiteExportFile> {
  const { siteData, liveUrls } = exportedSite(found);
  const folder = folderOf(liveUrls.language, liveUrls);
  const folders = { folder, tagFolders: tagFoldersOf(siteData.view) };
  const pages = existingPages(siteData.view).filter(({ kind }) => kind !== 'contact');
  for (const page of pages) {
    const name = folder + pageFileName(page, folders);
    const renderedPage = await orLeaveOut(name, onFailure, () =>
      makeSitePage(kernel, siteData, { page, urls: exportUrls(page, liveUrls, folders) }),
    );
    if (!renderedPage) continue;
    const text = relativizeAssets(renderedPage.page, pathToRoot(page, folders), addAsset);
    yield textFile(name, text);
  }
  for (const name of SITE_FILES) {
    if (folder !== '' && !TRANSLATED_FILES.has(name)) continue;
    const file = await orLeaveOut(folder + name, onFailure, () =>
      siteFileBody(kernel, siteData, { name, urls: liveUrls }),
    );
    if (file) yield { name: folder + name, bytes: file.identity, isCompressible: name !== 'cv.pdf' };
  }
  // Tags have the preview image of all projects.
  for (const page of pages.filter(hasOwnCard)) {
    const name = folder + cardNameOf(page);
    const card = await orLeaveOut(name, onFailure, () => siteCardBody(kernel, siteData, page));
    if (card) yield { name, bytes: card.identity, isCompressible: false };
  }
}

/** Returns the site and its public address on this instance, which stays the canonical one. */
function exportedSite(found: SiteData) {
  const { hosting, view } = found;
  const [address] = addressesOf(hosting);
  const liveUrls = siteUrlsAt(new URL(address?.url ?? hosting.appUrl).pathname.replace(/\/$/, ''), hosting);
  // Without a public address there is no contact form to link to.
  const contact = view.contact && address !== undefined;
  return { siteData: { ...found, view: { ...view, contact } }, liveUrls };
}

async function bytesOf(kernel: StorageKernel, ownerId: string, name: string) {
  const picture = readImagePath(`/${name}`);
  if (readMediaPath(`/${name}`)) return mediumBytes(kernel, ownerId, `/${name}`);
  return picture ? variantBytes(kernel, ownerId, picture) : siteFontBytes(kernel, readSiteFontPath(`/${name}`) ?? '');
}

/** Runs `load`; undefined if the file was removed since the export began, or if `onFailure` accepts that it failed. */
async function orLeaveOut<Made>(
  name: string,
  onFailure: OnFailure,
  load: () => Promise<Made>,
): Promise<Made | undefined> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'NOT_FOUND')) onFailure(name, error);
    return undefined;
  }
}

const textFile = (name: string, text: string): SiteExportFile => ({
  name,
  bytes: Buffer.from(text),
  isCompressible: true,
});

const cardNameOf = (page: SitePage) => decodeURIComponent(cardPathOf(page));
