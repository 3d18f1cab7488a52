import { isObject, type JsonObject, ownProperty } from '../../../../platform/pure/json.ts';
import type { Area } from '../../shapes.ts';

/** The position of a section in the page layout. */
export type SectionPosition = { key: string; area: Area };

/**
 * Returns the sections in page order, the main column before the sidebar, or `undefined` if there is no layout. Its
 * pages are no page breaks: they were chosen for another template, and would leave large gaps in ours.
 */
export function sectionPositionsOf(metadata: JsonObject): SectionPosition[] | undefined {
  const layout = ownProperty(metadata, 'layout');
  const pages = isObject(layout) ? ownProperty(layout, 'pages') : layout;
  if (!Array.isArray(pages)) return undefined;
  const seenKeys = new Set<string>();
  return pages.flatMap((page) =>
    columnsOf(page).flatMap(([area, keys]) =>
      keys
        .filter((key) => typeof key === 'string' && !seenKeys.has(key) && seenKeys.add(key))
        .map((key) => ({ key, area })),
    ),
  );
}

/** Returns the columns of a page. Version 4 lists two columns, version 5 has them by name. */
function columnsOf(page: unknown): [Area, string[]][] {
  const [main, sidebar] = Array.isArray(page)
    ? page
    : isObject(page)
      ? [ownProperty(page, 'main'), ownProperty(page, 'sidebar')]
      : [];
  return [
    ['main', Array.isArray(main) ? main : []],
    ['sidebar', Array.isArray(sidebar) ? sidebar : []],
  ];
}
