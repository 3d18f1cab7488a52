import { SITE_LAYOUTS, type SiteLayout } from './site-shape.ts';
import { STYLE_IDS, type StyleId } from './styles/style-shape.ts';

/** A theme and a layout in which a thumbnail shows the site, instead of its own. */
export type PreviewDesign = { style: StyleId; layout: SiteLayout };

/**
 * Shows a page on screen in its print layout, or a thumbnail of it in another design; and without work and samples that
 * only the member sees.
 */
export type PreviewOptions = { asPrint?: boolean; design?: PreviewDesign | undefined; publishedOnly?: boolean };

/** Returns the address of a preview with options, which may have a query already. */
export function withPreviewOptions(address: string, { asPrint, design, publishedOnly }: PreviewOptions) {
  const shape = asPrint ? 'as=print' : design && `as=thumbnail&style=${design.style}&layout=${design.layout}`;
  const query = [shape, publishedOnly && 'work=published'].filter(Boolean).join('&');
  return query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address;
}

/** Returns the options in the query of a preview. An unknown theme or layout is left out. */
export function readPreviewOptions(query: string) {
  const params = new URLSearchParams(query);
  const style = STYLE_IDS.find((id) => id === params.get('style'));
  const layout = SITE_LAYOUTS.find((id) => id === params.get('layout'));
  const isThumbnail = params.get('as') === 'thumbnail';
  return {
    asPrint: params.get('as') === 'print',
    publishedOnly: params.get('work') === 'published',
    design: isThumbnail && style && layout ? { style, layout } : undefined,
  };
}
