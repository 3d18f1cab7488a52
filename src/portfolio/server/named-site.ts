import { COMMENTS_BELOW_LINK, type makeNamedCvHandler, readNamedCvPath } from '#cv/service.ts';
import type { StorageKernel } from '#files/service.ts';
import { findCurrentUsername, foldUsername } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Exchange } from '#platform/server/http/front.ts';
import { notFoundError } from '#platform/server/http/not-found.ts';
import { readSitePath, type SitePath } from '../pages/site-paths.ts';
import { loadProjectPage } from './site/load-pages.ts';
import { loadSite } from './site/load-site.ts';
import { isContactPage } from './site/site-response.ts';

/** Long enough to save readers the redirect, short enough that the name can be given to another owner. */
const REDIRECT_SECONDS = 24 * 60 * 60;

/** A path that begins with a username: `/@ada/projects`, or `/portfolio/ada/projects`. */
export type NamedPath = { prefix: '/@' | '/portfolio/'; username: string; rest: string };

type Options = {
  files: StorageKernel;
  /** Shows the site with this username below a path. Throws NOT_FOUND if there is nothing. */
  show: (exchange: Exchange, base: string, username: string) => Promise<void>;
  showCv: ReturnType<typeof makeNamedCvHandler>;
};

/**
 * Returns the handler for sites and public CVs at paths that begin with a username. A name in another case, a former
 * username and a project right below the name redirect to where the page is.
 */
export const makeNamedSiteHandler =
  ({ files, show, showCv }: Options) =>
  async (exchange: Exchange, { prefix, username, rest }: NamedPath) => {
    const { request, response, visit } = exchange;
    const name = foldUsername(username);
    // Where links are, a name that nobody has answers as an unknown link does, whatever is asked.
    if (prefix === '/portfolio/' && (name !== username || !(isReading(request) || isContactForm(rest))))
      throw new AppError('NOT_FOUND');
    const redirect = (to: string) =>
      response
        .writeHead(308, {
          location: `${prefix}${to}${visit.search}`,
          'cache-control': `public, max-age=${REDIRECT_SECONDS}`,
        })
        .end();
    const below = rest === '' ? '' : `/${rest}`;
    if (name !== username) {
      redirect(name + below);
      return;
    }
    const notFound = await notFoundError(show(exchange, `${prefix}${name}`, name));
    if (!notFound) return;
    const cv = prefix === '/@' ? readNamedCvPath(rest) : undefined;
    if (!isReading(request) && !isCommentForm(cv)) throw notFound;
    if (cv && !(await notFoundError(showCv(exchange, { username: name, ...cv })))) return;
    if (!isReading(request)) throw notFound;
    const slug = await projectSlugAt(files, name, rest);
    const current = slug === undefined ? await findCurrentUsername(files, name) : name;
    if (current === undefined) throw notFound;
    redirect(slug === undefined ? current + below : `${current}/projects/${encodeURIComponent(slug)}`);
  };

/** Reports whether a request only reads. */
export const isReading = ({ method }: Exchange['request']) => method === 'GET' || method === 'HEAD';

const isCommentForm = (cv: ReturnType<typeof readNamedCvPath>) => cv?.subpath === COMMENTS_BELOW_LINK;

function isContactForm(rest: string) {
  const target = readSitePath(rest);
  return target !== undefined && isContactPage(target);
}

/** Returns whether an address is none of every site, so that only a page of the member's own could be there. */
const isFree = (target: SitePath | undefined) => target?.kind !== 'file' && (!target || target.page.kind === 'own');

/** Returns the current slug of the published project at a path right below a username. */
async function projectSlugAt(files: StorageKernel, username: string, rest: string) {
  if (rest === '' || rest.includes('/') || !isFree(readSitePath(rest))) return undefined;
  const target = readSitePath(`projects/${rest}`);
  if (target?.kind !== 'page' || target.page.kind !== 'project') return undefined;
  const siteData = await loadSite(files, { username }, 'published');
  if (!siteData?.hosting.site.open) return undefined;
  return (await loadProjectPage(files, siteData, target.page.slug))?.slug;
}
