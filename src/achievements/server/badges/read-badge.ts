import { type ErrorText, invalidFields } from '#platform/errors.ts';
import { GIVEN_UP, makeThreads } from '#platform/threads.ts';
import type { ReadBadge } from './badge.ts';
import type { Answer, Order } from './badge-worker.ts';
import { BADGE_LIMITS } from './limits.ts';

/** Beside this file when run from source, beside the bundle when built. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './badge-worker.ts' : './badge-worker.js', import.meta.url);

const askThread = makeThreads<Order, Answer>({
  program: WORKER,
  milliseconds: 30_000,
  megabytes: 256,
  atOnce: 1,
  waiting: 50,
});

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
  const answer = await askThread({ bytes, reader: { emails, now } });
  if (answer === GIVEN_UP) throw unfit({ word: 'badgeTooComplex' });
  if ('unreadable' in answer) throw unfit(answer.unreadable);
  if ('broken' in answer) throw new Error(`a badge could not be read: ${answer.broken}`);
  return answer.badge;
}
