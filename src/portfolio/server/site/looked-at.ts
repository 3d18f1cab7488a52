import { pathOf, type SitePath } from '../../pages/site-paths.ts';

/** What of a site is counted as looked at: its pages, and the CV that is taken along. */
export function lookedAt(target: SitePath): { page: string; isDownload?: boolean } | undefined {
  if (target.kind === 'page') return { page: pathOf(target.page) };
  return target.kind === 'file' && target.name === 'cv.pdf' ? { page: target.name, isDownload: true } : undefined;
}
