import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { AppError, type ErrorText, invalidFields } from '#platform/errors.ts';
import type { ReadBadge } from './badge.ts';
import type { Answer, Order } from './badge-worker.ts';
import { BADGE_LIMITS } from './limits.ts';

/** After so long a badge is given up: its thread is ended, whatever it does. */
const PATIENCE_MILLISECONDS = 30_000;
/** More would wait longer than anybody does. */
const LONGEST_QUEUE = 50;
const MEMORY = { maxOldGenerationSizeMb: 256 };

/** Beside this file when run from source, beside the bundle when built. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './badge-worker.ts' : './badge-worker.js', import.meta.url);

const oneByOne = pLimit(1);

const unfit = (text: ErrorText) => invalidFields([{ path: 'file', text }]);

/**
 * Reads an Open Badge (2.0 or 3.0; JSON, JWS, or baked into a PNG or SVG) and checks its proof: who gave it, to whom,
 * and whether it stands as it was signed. The addresses are those that the member has proven to own. Nothing is asked
 * of any other machine; what would have to be is told as not verifiable here.
 */
export async function readBadge(
  bytes: Uint8Array,
  { emails, now = new Date() }: { emails: readonly string[]; now?: Date },
): Promise<ReadBadge> {
  if (bytes.length === 0) throw unfit({ word: 'emptyFile' });
  if (bytes.length > BADGE_LIMITS.fileBytes) throw unfit({ word: 'badgeTooLarge' });
  if (oneByOne.pendingCount >= LONGEST_QUEUE) throw new AppError('SERVICE_UNAVAILABLE');
  const answer = await oneByOne(() => ask({ bytes, reader: { emails, now } }));
  if ('unreadable' in answer) throw unfit(answer.unreadable);
  if ('broken' in answer) throw new Error(`a badge could not be read: ${answer.broken}`);
  return answer.badge;
}

function ask(order: Order): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  // It needs nothing of the settings, and so it is given none.
  const worker = new Worker(WORKER, { workerData: order, env: {}, execArgv: [], resourceLimits: MEMORY });
  const tooComplex = () => resolve({ unreadable: { word: 'badgeTooComplex' } });
  const timer = setTimeout(tooComplex, PATIENCE_MILLISECONDS);
  worker.on('message', resolve);
  worker.on('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooComplex() : reject(error),
  );
  worker.on('exit', (code) => reject(new Error(`the reader of badges ended with ${code}`)));
  return promise.finally(() => {
    clearTimeout(timer);
    return worker.terminate();
  });
}
