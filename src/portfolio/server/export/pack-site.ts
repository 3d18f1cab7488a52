import { readImagePath } from '#files/contract.ts';
import { type FilesKernel, variantBytes } from '#files/service.ts';
import { AppError } from '#platform/errors.ts';
import { translatorOf } from '#platform/i18n/words.ts';
import type { SitePage } from '../../model/site-view.ts';
import { missingPage } from '../../pages/missing-page.ts';
import { pagesOf } from '../../pages/shown-sections.ts';
import { cardPathOf, SITE_FILES } from '../../pages/site-paths.ts';
import { readSiteFacePath, siteFaceBytes } from '../faces/send-site-face.ts';
import { addressesOf, placeAt } from '../site/addresses.ts';
import type { GatheredSite } from '../site/gather-site.ts';
import { makeSitePage } from '../site/site-body.ts';
import { siteCardBody, siteFileBody } from '../site/site-files.ts';
import { fileOf, placeInFolder, wayUp } from './place-in-folder.ts';
import { takingAlong } from './take-along.ts';
import type { PackedFile } from './zip-one-by-one.ts';

/** Yields the files of a site's export one at a time: pages first, then the pictures and fonts that they use. */
export async function* packSite(kernel: FilesKernel, published: GatheredSite): AsyncGenerator<PackedFile> {
  const { gathered, living } = settled(published);
  const pages = pagesOf(gathered.view).filter(({ kind }) => kind !== 'contact');
  const needed = new Set<string>();
  for (const page of pages) {
    const drawn = await unlessGone(() => makeSitePage(kernel, gathered, { page, place: placeInFolder(page, living) }));
    if (!drawn) continue;
    const text = takingAlong(drawn.page, wayUp(page), (name) => needed.add(name));
    yield asText(fileOf(page), text);
  }
  const { language } = gathered.view.site;
  yield asText('404.html', missingPage(translatorOf(language), language).page);
  for (const name of SITE_FILES) {
    const file = await unlessGone(() => siteFileBody(kernel, gathered, { name, place: living }));
    if (file) yield { name, bytes: file.identity, shrinks: name !== 'cv.pdf' };
  }
  for (const name of needed) {
    const bytes = await bytesOf(kernel, gathered.ownerId, name);
    if (bytes) yield { name, bytes, shrinks: false };
  }
  for (const page of pages) {
    const card = await unlessGone(() => siteCardBody(kernel, gathered, page));
    if (card) yield { name: cardNameOf(page), bytes: card.identity, shrinks: false };
  }
}

/** Returns the site and its public address on this instance, which stays the canonical one. */
function settled(published: GatheredSite) {
  const { home, view } = published;
  const [address] = addressesOf(home);
  const living = placeAt(new URL(address?.url ?? home.appUrl).pathname.replace(/\/$/, ''), home);
  // Without a public address there is no contact form to link to.
  const contact = view.contact && address !== undefined;
  return { gathered: { ...published, view: { ...view, contact } }, living };
}

async function bytesOf(kernel: FilesKernel, ownerId: string, name: string) {
  const picture = readImagePath(`/${name}`);
  return picture ? variantBytes(kernel, ownerId, picture) : siteFaceBytes(readSiteFacePath(`/${name}`) ?? '');
}

/** Runs `make`; undefined if the page was removed since the export began. */
async function unlessGone<Made>(make: () => Promise<Made>): Promise<Made | undefined> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}

const asText = (name: string, text: string): PackedFile => ({ name, bytes: Buffer.from(text), shrinks: true });

const cardNameOf = (page: SitePage) => decodeURIComponent(cardPathOf(page));
