import { isUuid } from '#platform/pure/uuid.ts';
import { SITE_LAYOUTS, type SiteLayout } from './site-shape.ts';
import { STYLE_IDS, type StyleId } from './styles/style-shape.ts';

/** Paths where members see their own site, as saved and as published; the editor shows both in frames. */
export const PREVIEW_PATHS = { written: '/portfolio/draft', published: '/portfolio/shown' } as const;
export type PreviewState = keyof typeof PREVIEW_PATHS;

/** Returns the path where members see the page of one of their projects as their site would show it. */
export const projectPreviewPath = (id: string) => `${PREVIEW_PATHS.written}/${PROJECT_FOLDER}/${id}`;

/** Returns the id of the project whose page a path below the preview shows; undefined for pages of the site. */
export function readProjectPreview(rest: string): string | undefined {
  const [folder, id, ...others] = rest.split('/');
  return folder === PROJECT_FOLDER && isUuid(id ?? '') && others.length === 0 ? id : undefined;
}

/** No page of a site has this path. */
const PROJECT_FOLDER = 'project';

/** A theme and a layout in which a thumbnail shows the site, instead of its own. */
export type PreviewDesign = { style: StyleId; layout: SiteLayout };

/** Shows a page on screen in its print layout, or a thumbnail of it in another design. */
export type PreviewOptions = { asPrint?: boolean; design?: PreviewDesign | undefined };

/** Returns the address of a preview with options, which may have a query already. */
export function withPreviewOptions(address: string, { asPrint, design }: PreviewOptions) {
  const query = asPrint ? 'as=print' : design && `as=thumbnail&style=${design.style}&layout=${design.layout}`;
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
    design: isThumbnail && style && layout ? { style, layout } : undefined,
  };
}
