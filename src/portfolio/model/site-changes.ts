import type { SiteDocument } from './site.ts';

/** Parts of a site that can differ between the saved document and the published one. */
export const SITE_CHANGES = [
  'first',
  'language',
  'languages',
  'translations',
  'headline',
  'about',
  'availability',
  'order',
  'sections',
  'headings',
  'cv',
  'layout',
  'style',
  'theme',
  'fonts',
  'faces',
  'css',
  'open',
  'indexing',
  'title',
  'description',
] as const;
export type SiteChange = (typeof SITE_CHANGES)[number];

/** Returns the parts in which a saved site differs from the published one; `['first']` if it was never published.
 * `hasNewTexts`: translations of its texts were changed since. */
export function changesOf(
  written: SiteDocument,
  published: SiteDocument | undefined,
  hasNewTexts = false,
): SiteChange[] {
  if (!published) return ['first'];
  return SITE_CHANGES.filter((name) =>
    name === 'translations'
      ? hasNewTexts
      : JSON.stringify(comparableOf(written, name)) !== JSON.stringify(comparableOf(published, name)),
  );
}

function comparableOf(site: SiteDocument, name: Exclude<SiteChange, 'translations'>) {
  const byKind = site.sections.toSorted((a, b) => a.kind.localeCompare(b.kind));
  switch (name) {
    case 'first':
      return undefined;
    case 'order':
      return site.sections.map(({ kind }) => kind);
    case 'sections':
      return byKind.map(({ visible }) => visible);
    case 'headings':
      return byKind.map(({ heading }) => heading);
    case 'availability':
      return [site.availability.text, site.availability.until];
    case 'style': {
      // PostgreSQL stores the fields in an order of its own.
      const { id, scheme, palette, size, density, corners, ratio, columns } = site.style;
      return [id, scheme, palette, size, density, corners, ratio, columns];
    }
    case 'faces':
      return [site.faces.heading, site.faces.body];
    case 'theme':
      return site.theme === 'own' ? site.colors : site.theme;
    default:
      return site[name];
  }
}
