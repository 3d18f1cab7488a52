import { AppError } from '#platform/pure/errors.ts';
import { makeFairLimit } from '#platform/server/fair-limit.ts';
import { limitError, type Task, workerProgram } from '#platform/server/workers/task.ts';
import { runTask } from '#platform/server/workers/workers.ts';
import type { ReadingResult } from '../import/read-or-reject.ts';
import type { ScanLanguages } from '../import/scan/choose-language.ts';

export type ScanRequest = { bytes: Uint8Array; languages: ScanLanguages };

/** The time for waiting and reading. With that before, responses take less than three minutes. */
const DEADLINE_MS = 150_000;

const SCAN: Task<ScanRequest, ReadingResult> = {
  program: workerProgram(import.meta.url, 'scan-worker'),
  memoryMb: 768,
  cpuMs: 90_000,
  deadlineMs: DEADLINE_MS,
  exceeded: { path: 'content', text: { word: 'scanTooComplex' } },
};
const BUSY = { word: 'scansBusy' } as const;

/**
 * One scan at a time, and few that wait, so that they occupy few of the slots for uploads. The wait leaves some time for
 * reading.
 */
const inTurn = makeFairLimit({ maxBusy: 1, maxQueue: 4, maxQueuePerOwner: 1, maxWaitMs: 90_000, refusal: BUSY });
/** The members who have a scan that waits or is read: one each. */
const owners = new Set<string>();

type Options = { owner: string; signal: AbortSignal | undefined };

/** Recognizes the text of a scan in a worker, on behalf of a member. */
export async function runScanTask(request: ScanRequest, { owner, signal }: Options): Promise<ReadingResult> {
  if (owners.has(owner)) throw new AppError('SERVICE_UNAVAILABLE', { text: BUSY, retryAfter: 5 });
  owners.add(owner);
  const late = AbortSignal.timeout(DEADLINE_MS);
  const ends = signal ? AbortSignal.any([signal, late]) : late;
  try {
    return await inTurn(owner, () => runTask(SCAN, request, { owner, signal: ends }), ends);
  } catch (error) {
    throw late.aborted && !signal?.aborted ? limitError(SCAN.exceeded, 'time') : error;
  } finally {
    owners.delete(owner);
  }
}
