import { parentPort, workerData } from 'node:worker_threads';
import { makeExample } from '../examples/examples.ts';
import { makeCompiler, type Places } from './compile.ts';
import { orderOf } from './order-of.ts';
import type { Answer, Wish } from './typesetter.ts';

/** A thread that sets pages: it keeps its compiler, and with it the typefaces that it has read. */
const compile = makeCompiler(workerData as Places);

/** Before anything is asked of it, it reads the typefaces that most CVs are set in. */
const practice = setTimeout(() => {
  const content = makeExample('software-engineer', { name: 'Ada Lovelace', email: 'ada@example.org' });
  compile({ ...orderOf({ content, photo: null }), make: 'pdf' });
}, 20);

parentPort?.on('message', async ({ id, order }: { id: number; order: Wish }) => {
  clearTimeout(practice);
  try {
    parentPort?.postMessage({ id, made: await answer(order) });
  } catch (error) {
    parentPort?.postMessage({ id, failed: String(error) });
  }
});

async function answer(wish: Wish): Promise<Answer> {
  if (wish.make === 'card') return compile(wish);
  const { make, sheet, marks } = wish;
  if (make !== 'reading') return compile({ ...orderOf(sheet, marks), make });
  const made = compile({ ...orderOf(sheet), make: 'pdf' });
  // What reads PDFs is large, and most threads never need it.
  const { readBack } = await import('./reading/read-back.ts');
  return { make, report: await readBack(sheet, made.make === 'pdf' ? made.pdf : new Uint8Array()) };
}
