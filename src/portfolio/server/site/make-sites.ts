import type { FilesKernel } from '#files/service.ts';
import type { Actor } from '#identity/contract.ts';
import { AppError } from '#platform/errors.ts';
import type { Exchange } from '#platform/http/front.ts';
import { makeReadyBody, type ReadyBody, sendReadyBody } from '#platform/http/ready-body.ts';
import { AS_PRINT, OWN_LOOKS, type OwnLook } from '../../model/frames.ts';
import { emptySite } from '../../model/site-shape.ts';
import type { SitePage, SitePlace } from '../../model/site-view.ts';
import { readSitePath, type SitePath } from '../../pages/site-paths.ts';
import { contactForm } from '../contact/contact-form.ts';
import { receiveContact } from '../contact/receive-contact.ts';
import { findShare } from '../shares/find-share.ts';
import { placeAt, sharePath } from './addresses.ts';
import { type GatheredSite, gatherProject, gatherSite } from './gather-site.ts';
import { sitePageBody } from './site-body.ts';
import { siteCardBody, siteFileBody } from './site-files.ts';

type Options = { files: FilesKernel; actorOf: (exchange: Exchange) => Promise<Actor> };

/** A site at one of its addresses: how it is called in the cache, the path of its home page, and how it is found. */
type At = { name: string; base: string; find: () => Promise<GatheredSite | undefined> };

const SHARED = /^\/portfolio\/([^/]+)(\/.*)?$/;

/** What is below `/portfolio/` is a site. */
export const isSharedSite = (path: string) => SHARED.test(path);

/** What a site has beside its pages, where the instance has files of its own. */
export const isSiteFile = (path: string) => readSitePath(path.slice(1))?.kind === 'file';

/** Where what readers write is sent at the host of a member. */
export const isContactPath = (path: string) => /^\/contact\/?$/.test(path);

/**
 * The sites of members, at their own hosts and behind their links. What is for all comes out of the page cache, from which
 * each change of its member drops it; at midnight it is made anew, as what one is open to ends with a day.
 */
export function makeSites({ files, actorOf }: Options) {
  const { pages, clock } = files;
  const { host: ownHost } = new URL(files.settings.APP_URL);

  const show = async (exchange: Exchange, { name, base, find }: At, target: SitePath) => {
    const { request, response, visit } = exchange;
    const isContact = target.kind === 'page' && target.page.kind === 'contact';
    if (isContact && request.method === 'POST') return takeContact(exchange, { name, base, find });
    requireReading(exchange);
    response.removeHeader('set-cookie');
    const sent = isContact && visit.search !== '';
    const key = { host: name, path: visit.path, language: clock.now().toISOString().slice(0, 10) };
    const render = async () => {
      const gathered = await find();
      if (!gathered) throw new AppError('NOT_FOUND');
      return { body: await bodyOf(files, gathered, { base, target, sent }), tags: [gathered.ownerId] };
    };
    const body = sent ? (await render()).body : await pages.get(key, render);
    await sendReadyBody(request, response, body);
  };

  const takeContact = async (exchange: Exchange, { base, find }: At) => {
    const gathered = await find();
    if (!gathered) throw new AppError('NOT_FOUND');
    const place = placeAt(base, gathered.home);
    const page = { kind: 'contact' } as const;
    const said = await receiveContact(files, exchange, gathered);
    if (said.kind === 'sent') {
      const location = `${place.addressOf(page)}?sent`;
      exchange.response.writeHead(303, { location, 'cache-control': 'no-store' }).end();
      return;
    }
    if (said.kind === 'tooOften') exchange.response.setHeader('retry-after', String(said.seconds));
    const status = said.kind === 'tooOften' ? 429 : 422;
    const contact = contactForm(place.language, { action: place.addressOf(page), said });
    const body = await sitePageBody(files, gathered, { page, place, contact, status, kept: false });
    await sendReadyBody(exchange.request, exchange.response, body);
  };

  /** A member's look at the own site, as it is written or as visitors have it; nobody else's business. */
  const showOwn = async (exchange: Exchange, look: OwnLook, target: SitePath) => {
    const { request, response, visit } = exchange;
    requireReading(exchange);
    const actor = await actorOf(exchange);
    const gathered =
      actor.kind === 'member' ? await gatherSite(files, actor.uid, look, emptySite(visit.language)) : undefined;
    if (!gathered) throw new AppError('NOT_FOUND');
    const place = { ...placeAt(OWN_LOOKS[look], gathered.home), indexed: false };
    // The pages lead to it.
    if (target.kind === 'file' && target.name === 'cv.pdf') {
      return sendReadyBody(request, response, await siteFileBody(files, gathered, { name: target.name, place }));
    }
    if (target.kind !== 'page') throw new AppError('NOT_FOUND');
    const asked = { page: target.page, place, asPrint: visit.search.startsWith(AS_PRINT) };
    const body = await sitePageBody(files, gathered, {
      ...asked,
      contact: contactForm(place.language, { action: place.addressOf({ kind: 'contact' }) }),
      framed: true,
      kept: false,
    });
    await sendReadyBody(request, response, body);
  };

  return {
    /** Behind a link, or a member's own look. */
    shared: async (exchange: Exchange) => {
      const [, first = '', rest = '/'] = SHARED.exec(exchange.visit.path) ?? [];
      const target = readSitePath(rest.slice(1));
      if (!target) throw new AppError('NOT_FOUND');
      const base = sharePath(first);
      const look = LOOKS.find((one) => OWN_LOOKS[one] === base);
      if (look) return showOwn(exchange, look, target);
      const find = async () => {
        const share = await findShare(files, first);
        return share && gatherSite(files, share.ownerId, 'published');
      };
      return show(exchange, { name: 'instance', base, find }, target);
    },

    /** At the host of a member; what is not there is for others to tell of. */
    atHost: async (exchange: Exchange, username: string) => {
      const target = readSitePath(exchange.visit.path.slice(1));
      if (!target) throw new AppError('NOT_FOUND');
      const find = async () => {
        const gathered = await gatherSite(files, { username }, 'published');
        return gathered?.home.site.open ? gathered : undefined;
      };
      return show(exchange, { name: `${username}.${ownHost}`, base: '', find }, target);
    },
  };
}

const LOOKS = ['written', 'published'] as const satisfies OwnLook[];

type Wanted = { base: string; target: SitePath; sent: boolean };

async function bodyOf(kernel: FilesKernel, gathered: GatheredSite, { base, target, sent }: Wanted): Promise<ReadyBody> {
  const place = placeAt(base, gathered.home);
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

/** Where a project stands now that was asked for under a name it had before. */
async function presentAddress(kernel: FilesKernel, gathered: GatheredSite, place: SitePlace, page: SitePage) {
  if (page.kind !== 'project' || gathered.view.projects.some(({ slug }) => slug === page.slug)) return undefined;
  const project = await gatherProject(kernel, gathered, page.slug);
  return project && place.addressOf({ kind: 'project', slug: project.slug });
}

const redirect = (location: string) => makeReadyBody(308, { location, 'cache-control': 'no-cache' }, Buffer.alloc(0));

function requireReading({ request, response }: Exchange) {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  response.setHeader('allow', 'GET, HEAD');
  throw new AppError('METHOD_NOT_SUPPORTED');
}
