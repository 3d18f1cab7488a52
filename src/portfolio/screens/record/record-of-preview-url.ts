import { PREVIEW_PATHS, type PreviewedKind } from '../../model/preview-paths.ts';
import { readSitePath } from '../../pages/site-paths.ts';

/** Returns the project or post that a link of a previewed page leads to; undefined for all other links. */
export function recordOfPreviewUrl(url: URL): { kind: PreviewedKind; slug: string } | undefined {
  if (url.origin !== location.origin) return undefined;
  const base = Object.values(PREVIEW_PATHS).find((path) => url.pathname.startsWith(`${path}/`));
  const target = base === undefined ? undefined : readSitePath(url.pathname.slice(base.length + 1));
  const page = target?.kind === 'page' ? target.page : undefined;
  return page?.kind === 'project' || page?.kind === 'post' ? page : undefined;
}
