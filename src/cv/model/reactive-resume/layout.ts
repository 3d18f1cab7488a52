import { isObject, type JsonObject, own } from '../json-resume/json.ts';
import type { Area } from '../shapes.ts';

/** Where a section stands on the pages. */
export type Standing = { key: string; area: Area; startsPage: boolean };

/** Their sections in the order of their pages, the wide column before the narrow one. Nothing where no order is said. */
export function standingsOf(metadata: JsonObject): Standing[] | undefined {
  const layout = own(metadata, 'layout');
  const pages = isObject(layout) ? own(layout, 'pages') : layout;
  if (!Array.isArray(pages)) return undefined;
  const seen = new Set<string>();
  return pages.flatMap((page, at) =>
    columnsOf(page).flatMap(([area, keys]) =>
      keys
        .filter((key) => typeof key === 'string' && !seen.has(key) && seen.add(key))
        .map((key, index) => ({ key, area, startsPage: at > 0 && index === 0 && area === 'main' })),
    ),
  );
}

/** Version 4 has a list of two columns, version 5 has them by name. */
function columnsOf(page: unknown): [Area, string[]][] {
  const [main, sidebar] = Array.isArray(page) ? page : isObject(page) ? [own(page, 'main'), own(page, 'sidebar')] : [];
  return [
    ['main', Array.isArray(main) ? main : []],
    ['sidebar', Array.isArray(sidebar) ? sidebar : []],
  ];
}
