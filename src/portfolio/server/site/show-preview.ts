import type { StorageKernel } from '#files/service.ts';
import type { Actor } from '#identity/contract.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Exchange } from '#platform/server/http/front.ts';
import { sendReadyBody } from '#platform/server/http/ready-body.ts';
import { PREVIEW_PATHS, type PreviewState } from '../../model/preview-paths.ts';
import { type PreviewDesign, readPreviewOptions } from '../../model/preview-query.ts';
import type { SitePage } from '../../model/site-view.ts';
import { readSitePath } from '../../pages/site-paths.ts';
import { siteUrlsAt } from './addresses.ts';
import { contactForm } from './contact-form.ts';
import { loadSite, type SiteData } from './load-site.ts';
import { withSamples } from './samples/with-samples.ts';
import { sitePageBody } from './site-body.ts';
import { siteCardBody, siteFileBody } from './site-files.ts';
import { requireReadMethod } from './site-response.ts';

export type PreviewContext = { files: StorageKernel; actorOf: (exchange: Exchange) => Promise<Actor> };

const PREVIEW_STATES = ['written', 'published'] as const satisfies PreviewState[];

/** Returns the preview that a path belongs to; undefined for all other paths. */
export const previewStateAt = (base: string) => PREVIEW_STATES.find((state) => PREVIEW_PATHS[state] === base);

/** Shows members their own site, as saved or as published. Others get NOT_FOUND. */
export async function showPreview(
  { files, actorOf }: PreviewContext,
  exchange: Exchange,
  { state, rest }: { state: PreviewState; rest: string },
) {
  const { request, response, visit } = exchange;
  const target = readSitePath(rest, exchange.visit.search);
  if (!target) throw new AppError('NOT_FOUND');
  requireReadMethod(exchange);
  const actor = await actorOf(exchange);
  const { asPrint, design, publishedOnly } = readPreviewOptions(visit.search);
  const includesUnpublished = state === 'written' && !publishedOnly;
  const siteData =
    actor.kind === 'member'
      ? await loadSite(files, actor.uid, state, {
          ...{ newSiteIn: visit.language, asOwner: actor.uid, language: target.language, includesUnpublished },
          ...(state === 'written' && target.kind === 'page' && target.page.kind === 'own'
            ? { opens: target.page.slug }
            : {}),
        })
      : undefined;
  if (!siteData) throw new AppError('NOT_FOUND');
  const urls = previewUrls(siteData, state);
  // Previewed pages link to this file.
  if (target.kind === 'file' && target.name === 'cv.pdf') {
    return sendReadyBody(request, response, await siteFileBody(files, siteData, { name: target.name, urls }));
  }
  // The list of links shows the card of the published site.
  if (target.kind === 'card') return sendReadyBody(request, response, await siteCardBody(files, siteData, target.page));
  if (target.kind !== 'page') throw new AppError('NOT_FOUND');
  const filled = includesUnpublished ? withSamples(siteData, files.clock.now()) : siteData;
  const shown = design ? inDesign(filled, design) : filled;
  const body = await previewBody(files, shown, {
    ...{ page: target.page, state, asPrint, isThumbnail: design !== undefined },
  });
  await sendReadyBody(request, response, body);
}

const previewUrls = ({ hosting }: SiteData, state: PreviewState) => ({
  ...siteUrlsAt(PREVIEW_PATHS[state], hosting),
  indexed: false,
});

type PreviewPage = { page: SitePage; state: PreviewState; asPrint?: boolean; isThumbnail?: boolean };

/** Returns the response with a page of a preview, which the app shows in a frame. */
export function previewBody(files: StorageKernel, siteData: SiteData, { state, ...options }: PreviewPage) {
  const urls = previewUrls(siteData, state);
  return sitePageBody(files, siteData, {
    ...{ ...options, urls },
    contact: contactForm(urls.language, { action: urls.pageUrl({ kind: 'contact' }) }),
    framed: true,
    isCacheable: false,
    // A member who tries a typeface waits to see it.
    fontDisplay: 'swap',
  });
}

/** Returns a site in another theme and layout. */
function inDesign(siteData: SiteData, { style: id, layout }: PreviewDesign): SiteData {
  const { site } = siteData.view;
  return { ...siteData, view: { ...siteData.view, site: { ...site, style: { ...site.style, id }, layout } } };
}
