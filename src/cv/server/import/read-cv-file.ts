import { AppError, type ErrorText, invalidFields } from '#platform/errors.ts';
import { GIVEN_UP, makeThreads } from '#platform/threads.ts';
import type { Imported } from '../../model/import/draft.ts';
import type { Answer, Order } from './cv-worker.ts';

const LARGEST_FILE = 8 * 1024 * 1024;

/** Beside this file when run from source, beside the bundle when built. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './cv-worker.ts' : './cv-worker.js', import.meta.url);

const askThread = makeThreads<Order, Answer>({
  program: WORKER,
  milliseconds: 5000,
  megabytes: 256,
  atOnce: 2,
  waiting: 20,
});

const unfit = (text: ErrorText) => invalidFields([{ path: 'content', text }]);

/**
 * Makes a CV of a file: JSON Resume, ours included, RenderCV, an export of LinkedIn, or Reactive Resume. What it is is told
 * by what is in it, never by what it is called.
 */
export async function readCvFile(bytes: Buffer): Promise<Imported> {
  if (bytes.length > LARGEST_FILE) {
    throw new AppError('PAYLOAD_TOO_LARGE', { text: { word: 'payloadTooLarge', values: { limit: LARGEST_FILE } } });
  }
  if (bytes.length === 0) throw unfit({ word: 'emptyFile' });
  const answer = await askThread({ bytes });
  if (answer === GIVEN_UP) throw unfit({ word: 'cvTooComplex' });
  if ('unfit' in answer) throw unfit(answer.unfit);
  if ('broken' in answer) throw new Error(`a file could not be read: ${answer.broken}`);
  return answer.read;
}
