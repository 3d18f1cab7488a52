import { pathOf, type SitePath } from '../../pages/site-paths.ts';

/** Returns the page or CV download to count as a visit; undefined for all other files. */
export function pageViewOf(target: SitePath): { page: string; isDownload?: boolean } | undefined {
  if (target.kind === 'page') return { page: pathOf(target.page) };
  return target.kind === 'file' && target.name === 'cv.pdf' ? { page: target.name, isDownload: true } : undefined;
}
