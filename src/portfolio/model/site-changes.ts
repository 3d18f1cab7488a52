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
  'pages',
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
  const byId = site.sections.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  switch (name) {
    case 'first':
      return undefined;
    case 'order':
      return site.sections.map(({ id }) => id);
    case 'sections':
      return byId.map(({ heading: _, ...section }) => inOneOrder(section));
    case 'headings':
      return byId.map(({ heading }) => heading);
    case 'pages':
      return inOneOrder(site.pages);
    case 'availability':
      return [site.availability.text, site.availability.until];
    case 'style':
    case 'faces':
      return inOneOrder(site[name]);
    case 'theme':
      return site.theme === 'own' ? site.colors : site.theme;
    default:
      return site[name];
  }
}

/** Returns a value with the fields of its objects in one order. PostgreSQL stores them in an order of its own. */
function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([name, part]) => [name, inOneOrder(part)]);
}
