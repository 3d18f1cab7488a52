import { makeContentCache } from '#platform/content-cache.ts';
import { exceededLimit } from '#platform/workers/task.ts';
import type { Sheet } from './order-of.ts';
import { type PictureRequest, type SheetRequest, type TypesetResult, typeset } from './typesetter.ts';

export type { Sheet } from './order-of.ts';

const MEGABYTE = 1024 * 1024;
/** A CV that takes too much processor time or memory does so again; one that only took long may have met a busy machine. */
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

/** A tagged PDF with its own data inside. */
export const pdfOf = (sheet: Sheet) => set({ make: 'pdf', sheet, marks: false }).then(({ pdf }) => pdf);

type PagesOptions = { marks?: boolean; key?: string };

/** Pages for a screen. With `marks` they tell where each part stands; of waiting requests with one `key`, the latest counts. */
export async function pagesOf(sheet: Sheet, { marks = false, key }: PagesOptions = {}) {
  const { pages, fingerprints, blocks } = await set({ make: 'pages', sheet, marks }, key);
  return { pages, fingerprints, blocks };
}

export const countPages = (sheet: Sheet) => set({ make: 'count', sheet, marks: false }).then(({ count }) => count);

/** A page of the CV as pixels, counted from one, and how many pages there are; without bytes where there is no such page. */
export const pictureOf = (sheet: Sheet, options: Pick<PictureRequest, 'page' | 'width' | 'format'>) =>
  set({ make: 'picture', sheet, ...options });

/** Compares what a parser reads in its PDF with what it says. */
export const readingOf = (sheet: Sheet) => set({ make: 'reading', sheet, marks: false }).then(({ report }) => report);

/** Letters are none of the CV's pages, and other ones none of a letter's: what is written in them sets nothing anew. */
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
