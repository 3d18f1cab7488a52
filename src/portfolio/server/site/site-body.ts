import { articleForSite } from '#cv/service.ts';
import type { FilesKernel } from '#files/service.ts';
import { AppError } from '#platform/errors.ts';
import { policyOfPageWith } from '#platform/http/headers.ts';
import { makeReadyBody, type ReadyBody } from '#platform/http/ready-body.ts';
import { translatorOf } from '#platform/i18n/words.ts';
import { themeOfSite } from '../../model/site.ts';
import type { SitePage, SitePlace } from '../../model/site-view.ts';
import { hasPage, nextProject } from '../../pages/shown-sections.ts';
import { type ContactForm, drawSitePage } from '../../pages/site-page.ts';
import { facesForSite } from '../faces/faces-for-site.ts';
import { type GatheredSite, gatherProject } from './gather-site.ts';

type Asked = {
  page: SitePage;
  place: SitePlace;
  contact?: ContactForm | undefined;
  alone?: boolean;
  asPrint?: boolean;
};

/** Renders a page of a site, for responses and exports. Throws NOT_FOUND if the site does not have it. */
export async function makeSitePage(kernel: FilesKernel, gathered: GatheredSite, asked: Asked) {
  const { view, cv } = gathered;
  const { page, place, contact, alone, asPrint } = asked;
  const project = page.kind === 'project' ? await gatherProject(kernel, gathered, page.slug) : undefined;
  if (!hasPage(view, page) || (page.kind === 'project' && !project)) throw new AppError('NOT_FOUND');
  const drawn = drawSitePage({
    ...{ view, page, place, project, contact },
    ...(alone ? { alone } : {}),
    ...(asPrint ? { asPrint } : {}),
    next: page.kind === 'project' ? nextProject(view, page.slug) : undefined,
    words: translatorOf(view.site.language),
    today: kernel.clock.now().toISOString().slice(0, 10),
    cv: page.kind === 'cv' && cv ? await articleForSite(kernel, cv, themeOfSite(view.site).colors) : undefined,
  });
  const { fonts: pair, language } = view.site;
  return drawn.setIn(await facesForSite({ pair, language, text: drawn.said }));
}

type Sent = Asked & { status?: number; framed?: boolean; kept?: boolean };

/** Returns the response with a page of a site. */
export async function sitePageBody(kernel: FilesKernel, gathered: GatheredSite, sent: Sent): Promise<ReadyBody> {
  const { status = 200, framed = false, kept = true, place } = sent;
  const { page, style } = await makeSitePage(kernel, gathered, sent);
  return makeReadyBody(
    status,
    {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOfPageWith(style, { pictures: 'within', framed }),
      'cache-control': kept ? 'no-cache' : 'private, no-store',
      ...(framed ? { 'x-frame-options': 'SAMEORIGIN' } : {}),
      ...(place.indexed ? {} : { 'x-robots-tag': 'noindex' }),
    },
    Buffer.from(page),
  );
}
