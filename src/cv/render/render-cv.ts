import { makeContentCache } from '#platform/server/content-cache.ts';
import { exceededLimit } from '#platform/server/workers/task.ts';
import type { RenderInput } from './render-input.ts';
import { type DocumentRequest, type PageImageRequest, type TypesetResult, typeset } from './typesetter.ts';

export type { RenderInput } from './render-input.ts';

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
export const renderPdf = (input: RenderInput) =>
  render({ make: 'pdf', sheet: input, marks: false }).then(({ pdf }) => pdf);

type PagesOptions = { marks?: boolean; key?: string };

/**
 * Returns pages as SVG. With `marks`, includes the position of each part.
 * Of queued requests with one `key`, only the latest is executed.
 */
export async function renderPages(input: RenderInput, { marks = false, key }: PagesOptions = {}) {
  const { pages, fingerprints, blocks } = await render({ make: 'pages', sheet: input, marks }, key);
  return { pages, fingerprints, blocks };
}

export const countPages = (input: RenderInput) =>
  render({ make: 'count', sheet: input, marks: false }).then(({ count }) => count);

/**
 * Rasterizes a page, counted from one, and returns it with the number of pages.
 * `bytes` is null if there is no such page.
 */
export const rasterizeCvPage = (input: RenderInput, options: Pick<PageImageRequest, 'page' | 'width' | 'format'>) =>
  render({ make: 'picture', sheet: input, ...options });

/** Compares the text that a parser extracts from the PDF of a CV with its content. */
export const readingReportOf = (input: RenderInput) =>
  render({ make: 'reading', sheet: input, marks: false }).then(({ report }) => report);

/** Drops all letters but the one to typeset, so that editing a letter does not invalidate cached pages of others. */
const withoutOtherLetters = (input: RenderInput): RenderInput => {
  const letters = input.content.letters.filter(({ id }) => id === input.letter);
  return { ...input, content: { ...input.content, letters } };
};

async function render<Request extends DocumentRequest | PageImageRequest>(request: Request, key?: string) {
  const input = withoutOtherLetters(request.sheet);
  const { sheet: _, ...options } = request;
  const cacheKey = [JSON.stringify(options), JSON.stringify(input.content), input.photo?.id ?? '', input.letter ?? ''];
  const { owner } = input;
  return cache(cacheKey, () =>
    typeset({ ...request, sheet: input }, { owner, key, isBackground: request.make === 'picture' }),
  ) as Promise<Extract<TypesetResult, { make: Request['make'] }>>;
}
