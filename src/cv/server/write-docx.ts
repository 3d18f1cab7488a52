import { invalidFields } from '#platform/errors.ts';
import { GIVEN_UP, makeThreads } from '#platform/threads.ts';
import type { Answer, Order } from './docx-worker.ts';

/** Beside this file when run from source, beside the bundle when built. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './docx-worker.ts' : './docx-worker.js', import.meta.url);

const askThread = makeThreads<Order, Answer>({
  program: WORKER,
  milliseconds: 10_000,
  megabytes: 512,
  atOnce: 2,
  waiting: 20,
});

/**
 * A document of Word, written in a thread: half a megabyte of short lines takes seconds. What writes it is large and is
 * loaded there alone.
 */
export async function writeDocx(order: Order): Promise<Uint8Array> {
  const answer = await askThread(order);
  if (answer === GIVEN_UP) throw invalidFields([{ path: 'document', text: { word: 'cannotBeSet' } }]);
  if ('broken' in answer) throw new Error(`a document could not be written: ${answer.broken}`);
  return answer.written;
}
