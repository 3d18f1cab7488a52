import { isUuid } from '#platform/pure/uuid.ts';

/** Paths where members see their own site, as saved and as published; the editor shows both in frames. */
export const PREVIEW_PATHS = { written: '/portfolio/draft', published: '/portfolio/shown' } as const;
export type PreviewState = keyof typeof PREVIEW_PATHS;

/** Kinds of records with a page; no page of a site has a path below their names. */
const PREVIEWED_KINDS = ['project', 'post'] as const;
export type PreviewedKind = (typeof PREVIEWED_KINDS)[number];

/** Returns the path where members see the page of one of their projects or posts as their site would show it. */
export const recordPreviewPath = (kind: PreviewedKind, id: string) => `${PREVIEW_PATHS.written}/${kind}/${id}`;

/** Returns the project or post whose page a path below the preview shows; undefined for pages of the site. */
export function readRecordPreview(rest: string): { kind: PreviewedKind; id: string } | undefined {
  const [folder, id = '', ...others] = rest.split('/');
  const kind = PREVIEWED_KINDS.find((one) => one === folder);
  return kind && isUuid(id) && others.length === 0 ? { kind, id } : undefined;
}
