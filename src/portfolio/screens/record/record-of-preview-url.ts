import { PREVIEW_PATHS } from '../../model/preview-paths.ts';
import { readSitePath } from '../../pages/site-paths.ts';

/** Returns the slug of the project that a link of a previewed page leads to; undefined for all other links. */
export function projectOfPreviewUrl(url: URL): string | undefined {
  if (url.origin !== location.origin) return undefined;
  const base = Object.values(PREVIEW_PATHS).find((path) => url.pathname.startsWith(`${path}/`));
  const target = base === undefined ? undefined : readSitePath(url.pathname.slice(base.length + 1));
  return target?.kind === 'page' && target.page.kind === 'project' ? target.page.slug : undefined;
}
