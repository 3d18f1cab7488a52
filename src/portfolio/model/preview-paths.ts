import { isUuid } from '#platform/pure/uuid.ts';

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
