import { makeContentCache } from '#platform/content-cache.ts';
import { exceededLimit } from '#platform/workers/task.ts';
import type { Sheet } from './order-of.ts';
import { type PictureRequest, type SheetRequest, type TypesetResult, typeset } from './typesetter.ts';

export type { Sheet } from './order-of.ts';

const MEGABYTE = 1024 * 1024;
/**
 * Caching time of a failure. A CV that exceeds the CPU or memory limit will do so again; a timeout may be due to load.
 */
const FAILURE_MS = { cpu: 60 * 60_000, memory: 60 * 60_000, time: 30_000 };

const cache = makeContentCache<TypesetResult>({
  maxSize: 24 * MEGABYTE,
  sizeOf,
  failureMs: (error) => {
    const limit = exceededLimit(error);
    return limit ? FAILURE_MS[limit] : 0;
  },
});

function sizeOf(result: TypesetResult) {
  switch (result.make) {
    case 'pdf':
      return result.pdf.length;
    case 'reading':
      return result.report.text.length * 2 + 1;
    case 'pages':
      return result.pages.reduce((sum, page) => sum + page.length, 1);
    case 'picture':
      return (result.bytes?.length ?? 0) + 1;
    default:
      return 1;
  }
}

/** Returns a tagged PDF with the CV's data embedded. */
export const pdfOf = (sheet: Sheet) => set({ make: 'pdf', sheet, marks: false }).then(({ pdf }) => pdf);

type PagesOptions = { marks?: boolean; key?: string };

/**
 * Returns pages as SVG. With `marks`, includes the position of each part. Of queued requests with one `key`, only the
 * latest is executed.
 */
export async function pagesOf(sheet: Sheet, { marks = false, key }: PagesOptions = {}) {
  const { pages, fingerprints, blocks } = await set({ make: 'pages', sheet, marks }, key);
  return { pages, fingerprints, blocks };
}

export const countPages = (sheet: Sheet) => set({ make: 'count', sheet, marks: false }).then(({ count }) => count);

/**
 * Rasterizes a page, counted from one, and returns it with the number of pages; `bytes` is null if there is no such
 * page.
 */
export const pictureOf = (sheet: Sheet, options: Pick<PictureRequest, 'page' | 'width' | 'format'>) =>
  set({ make: 'picture', sheet, ...options });

/** Compares the text that a parser extracts from the PDF of a CV with its content. */
export const readingOf = (sheet: Sheet) => set({ make: 'reading', sheet, marks: false }).then(({ report }) => report);

/** Drops all letters but the one to typeset, so that editing a letter does not invalidate cached pages of others. */
const withItsOwn = (sheet: Sheet): Sheet => {
  const letters = sheet.content.letters.filter(({ id }) => id === sheet.letter);
  return { ...sheet, content: { ...sheet.content, letters } };
};

async function set<Request extends SheetRequest | PictureRequest>(request: Request, key?: string) {
  const sheet = withItsOwn(request.sheet);
  const { sheet: _, ...how } = request;
  const content = [JSON.stringify(how), JSON.stringify(sheet.content), sheet.photo?.id ?? '', sheet.letter ?? ''];
  const { owner } = sheet;
  return cache(content, () => typeset({ ...request, sheet }, { owner, key })) as Promise<
    Extract<TypesetResult, { make: Request['make'] }>
  >;
}
