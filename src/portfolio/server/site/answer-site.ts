import type { FilesKernel } from '#files/service.ts';
import { AppError } from '#platform/errors.ts';
import type { Exchange } from '#platform/http/front.ts';
import { makeReadyBody, type ReadyBody, sendReadyBody } from '#platform/http/ready-body.ts';
import type { SitePage, SitePlace } from '../../model/site-view.ts';
import type { SitePath } from '../../pages/site-paths.ts';
import { contactForm } from '../contact/contact-form.ts';
import { receiveContact } from '../contact/receive-contact.ts';
import { type GatheredSite, gatherProject } from './gather-site.ts';
import { sitePageBody } from './site-body.ts';
import { siteCardBody, siteFileBody } from './site-files.ts';

type Wanted = { place: SitePlace; target: SitePath; sent?: boolean };

/** Returns the response of a site to one of its paths. */
export async function siteAnswer(
  kernel: FilesKernel,
  gathered: GatheredSite,
  { place, target, sent = false }: Wanted,
): Promise<ReadyBody> {
  switch (target.kind) {
    case 'page': {
      const moved = await presentAddress(kernel, gathered, place, target.page);
      if (moved !== undefined) return redirect(moved);
      const contact = contactForm(place.language, { action: place.addressOf({ kind: 'contact' }), sent });
      return sitePageBody(kernel, gathered, { page: target.page, place, contact });
    }
    case 'card':
      return siteCardBody(kernel, gathered, target.page);
    case 'file':
      return siteFileBody(kernel, gathered, { name: target.name, place });
  }
}

/** Returns the current URL of a project that was requested by a former slug. */
async function presentAddress(kernel: FilesKernel, gathered: GatheredSite, place: SitePlace, page: SitePage) {
  if (page.kind !== 'project' || gathered.view.projects.some(({ slug }) => slug === page.slug)) return undefined;
  const project = await gatherProject(kernel, gathered, page.slug);
  return project && place.addressOf({ kind: 'project', slug: project.slug });
}

const redirect = (location: string) => makeReadyBody(308, { location, 'cache-control': 'no-cache' }, Buffer.alloc(0));

/** Returns whether a path is the contact page, which also receives the form. */
export const isContact = (target: SitePath) => target.kind === 'page' && target.page.kind === 'contact';

/** Handles a submitted contact form and sends the response. */
export async function takeContact(kernel: FilesKernel, exchange: Exchange, gathered: GatheredSite, place: SitePlace) {
  const page = { kind: 'contact' } as const;
  const said = await receiveContact(kernel, exchange, gathered);
  if (said.kind === 'sent') {
    const location = `${place.addressOf(page)}?sent`;
    exchange.response.writeHead(303, { location, 'cache-control': 'no-store' }).end();
    return;
  }
  if (said.kind === 'tooOften') exchange.response.setHeader('retry-after', String(said.seconds));
  const status = said.kind === 'tooOften' ? 429 : 422;
  const contact = contactForm(place.language, { action: place.addressOf(page), said });
  const body = await sitePageBody(kernel, gathered, { page, place, contact, status, kept: false });
  await sendReadyBody(exchange.request, exchange.response, body);
}

export function requireReading({ request, response }: Exchange) {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  response.setHeader('allow', 'GET, HEAD');
  throw new AppError('METHOD_NOT_SUPPORTED');
}
