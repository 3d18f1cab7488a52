import { makeContentCache } from '#platform/content-cache.ts';
import type { Sheet } from './order-of.ts';
import { type Answer, type SheetWish, typeset } from './typesetter.ts';

export type { Sheet } from './order-of.ts';

const MEGABYTE = 1024 * 1024;
const keep = makeContentCache<Answer>({ largest: 48 * MEGABYTE, sizeOf });

function sizeOf(made: Answer) {
  if (made.make === 'pdf') return made.pdf.length;
  if (made.make === 'reading') return made.report.text.length * 2 + 1;
  return made.make === 'pages' ? made.pages.reduce((sum, page) => sum + page.length, 1) : 1;
}

/** A tagged PDF with its own data inside. */
export const pdfOf = (sheet: Sheet) => set({ make: 'pdf', sheet, marks: false }).then(({ pdf }) => pdf);

/** Pages for a screen. With `marks` they tell where each part stands; of the wishes of one `line`, the last one counts. */
export async function pagesOf(sheet: Sheet, { marks = false, line }: { marks?: boolean; line?: string } = {}) {
  const { pages, fingerprints, blocks } = await set({ make: 'pages', sheet, marks }, line);
  return { pages, fingerprints, blocks };
}

export const countPages = (sheet: Sheet) => set({ make: 'count', sheet, marks: false }).then(({ count }) => count);

/** What a parser makes of its PDF, beside what it says. */
export const readingOf = (sheet: Sheet) => set({ make: 'reading', sheet, marks: false }).then(({ report }) => report);

/** Letters are none of the CV's pages, and other ones none of a letter's: what is written in them sets nothing anew. */
const withItsOwn = (sheet: Sheet): Sheet => {
  const letters = sheet.content.letters.filter(({ id }) => id === sheet.letter);
  return { ...sheet, content: { ...sheet.content, letters } };
};

/** What was set before is there at once. */
async function set<Make extends SheetWish['make']>(wish: SheetWish & { make: Make }, line?: string) {
  const { make, marks } = wish;
  const sheet = withItsOwn(wish.sheet);
  const content = [make, String(marks), JSON.stringify(sheet.content), sheet.photo?.id ?? '', sheet.letter ?? ''];
  return keep(content, () => typeset({ ...wish, sheet }, line)) as Promise<Extract<Answer, { make: Make }>>;
}
