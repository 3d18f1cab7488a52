import { shownDocumentOf } from '#cv/service.ts';
import type { StorageKernel } from '#files/service.ts';
import { findPublicPerson } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { reportUrl } from '#platform/pure/report-url.ts';
import { styledPagePolicy } from '#platform/server/http/headers.ts';
import { notFoundError } from '#platform/server/http/not-found.ts';
import { makeReadyBody, type ReadyBody } from '#platform/server/http/ready-body.ts';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import { type BundleEntry, renderBundlePage } from '../../pages/bundle-page.ts';
import { cardPathOf } from '../../pages/site-paths.ts';
import { choosePageFonts } from '../fonts/choose-page-fonts.ts';
import { shareNameOf, sharePath } from '../site/addresses.ts';
import { loadSharedCv, loadSharedProject, loadSharedSite, type SharedItem } from './load-shared.ts';
import { linkPageDesign } from './password-page-body.ts';
import { sharedItemsOf } from './shared-path.ts';
import type { PublicShare } from './store.ts';

/** Returns the response with the page of a bundle: its items that visitors can see now, in the owner's order. */
export async function bundleBody(kernel: StorageKernel, share: PublicShare): Promise<ReadyBody> {
  const entries: BundleEntry[] = [];
  for (const item of sharedItemsOf(share)) {
    const isMissing = await notFoundError(loadEntry(kernel, share, item).then((entry) => void entries.push(entry)));
    if (isMissing) continue;
  }
  const person = await kernel.db.asVisitor((tx) => findPublicPerson(tx, share.ownerId));
  if (!person || entries.length === 0) throw new AppError('NOT_FOUND');
  const design = await linkPageDesign(kernel, share);
  const { APP_URL: instanceUrl } = kernel.settings;
  const renderer = renderBundlePage({
    ...{ design, entries, name: person.displayName, words: translatorOf(design.language), instanceUrl },
    report: reportUrl(instanceUrl, instanceUrl + sharePath(shareNameOf(share))),
  });
  const fonts = await choosePageFonts({
    ...{ style: design.style.id, pair: design.fonts },
    language: design.language,
    text: renderer.text,
  });
  const { page, style } = renderer.renderWith(fonts);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': styledPagePolicy(style),
    'cache-control': 'no-cache',
    // A bundle is made for somebody: neither search engines nor the sites that it links to learn of it.
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
  };
  return makeReadyBody(200, headers, Buffer.from(page));
}

async function loadEntry(kernel: StorageKernel, share: PublicShare, item: SharedItem): Promise<BundleEntry> {
  const { kind, base } = item;
  const card = `${base}/${cardPathOf({ kind: 'home' })}`;
  switch (kind) {
    case 'portfolio': {
      const { siteData } = await loadSharedSite(kernel, share, item, undefined);
      return { kind, url: base, title: siteData.view.site.title, picture: { url: card, shape: 'card' } };
    }
    case 'project': {
      const { siteData, page } = await loadSharedProject(kernel, share, item);
      const project =
        page.kind === 'project' ? siteData.view.projects.find(({ slug }) => slug === page.slug) : undefined;
      return { kind, url: base, title: project?.title ?? '', picture: { url: card, shape: 'card' } };
    }
    case 'cv':
    case 'letter': {
      const { title, urls, download } = shownDocumentOf(await loadSharedCv(kernel, share, item));
      return {
        ...{ kind, title, url: base, picture: { url: urls.picture, shape: 'page' } },
        ...(download && { pdf: urls.pdf }),
      };
    }
  }
}
