import { html } from '#platform/markup.ts';
import type { SiteColours } from '../../model/themes.ts';

/** Returns a favicon as a data URL: the first letter of a name in the site’s colours. */
export function faviconUrl(name: string, { primary, background }: SiteColours): string {
  const [first] = new Intl.Segmenter().segment(name);
  const svg = html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${primary}"/><text x="16" y="23" font-family="Georgia,serif" font-size="20" text-anchor="middle" fill="${background}">${first?.segment.toUpperCase().slice(0, 16)}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg.text.toWellFormed())}`;
}
