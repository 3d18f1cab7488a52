import { AppError, invalidFields } from '#platform/errors.ts';
import { OVERTAKEN, openThreadPool } from '#platform/thread-pool.ts';
import { GIVEN_UP } from '#platform/threads.ts';
import type { Places } from './compile.ts';
import { fontFolders } from './font-files.ts';
import type { CardOrder, Made } from './order.ts';
import type { Sheet } from './order-of.ts';
import type { ReadingReport } from './reading/compare-reading.ts';
import { TEMPLATES_FOLDER } from './templates.ts';

/** Beside this file when run from source, beside the bundle when built. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './typeset-worker.ts' : './typeset-worker.js',
  import.meta.url,
);

/** What is wished of a thread. It makes all of the pages there, so that nobody else waits for it. */
export type Wish = SheetWish | CardOrder;
export type SheetWish = { make: Exclude<Answer['make'], 'card'>; sheet: Sheet; marks: boolean };
export type Answer = Made | { make: 'reading'; report: ReadingReport };

type Pool = ReturnType<typeof openThreadPool<Wish, Answer>>;
let pool: Pool | undefined;
/** Opened when somebody looks at their CVs: an instance where nobody does goes without. */
const poolOf = () => {
  pool ??= openThreadPool<Wish, Answer>({
    program: WORKER,
    given: { templates: TEMPLATES_FOLDER, fonts: fontFolders() } satisfies Places,
    threads: 2,
    milliseconds: 10_000,
    megabytes: 256,
    waiting: 200,
  });
  return pool;
};

/** Has a wish fulfilled in a thread. Of those of one `line` that wait, only the last one is. */
export async function typeset(wish: Wish, line?: string): Promise<Answer> {
  const made = await poolOf().fulfil(wish, line);
  if (made === OVERTAKEN) throw new AppError('CLIENT_CLOSED_REQUEST');
  if (made === GIVEN_UP) throw invalidFields([{ path: 'document', text: { word: 'cannotBeSet' } }]);
  return made;
}

/** Whoever looks at their CVs soon wants pages: the first ones need not wait for a thread to begin. */
export const prepareTypesetting = () => poolOf().prepare();
