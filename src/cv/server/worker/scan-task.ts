import { makeFairLimit } from '#platform/server/fair-limit.ts';
import { type Task, workerProgram } from '#platform/server/workers/task.ts';
import { runTask } from '#platform/server/workers/workers.ts';
import type { ReadingResult } from '../import/read-or-reject.ts';
import type { ScanLanguages } from '../import/scan/extract-scan.ts';

export type ScanRequest = { bytes: Uint8Array; languages: ScanLanguages };

const SCAN: Task<ScanRequest, ReadingResult> = {
  program: workerProgram(import.meta.url, 'scan-worker'),
  memoryMb: 768,
  cpuMs: 90_000,
  deadlineMs: 180_000,
  exceeded: { path: 'content', text: { word: 'scanTooComplex' } },
};

/** One scan at a time, so that other work never waits for scans. Members take turns. */
const inTurn = makeFairLimit({ maxBusy: 1, maxQueue: 20, maxQueuePerOwner: 2, maxWaitMs: 120_000 });

type Options = { owner: string; signal: AbortSignal | undefined };

/** Recognizes the text of a scan in a worker, on behalf of a member. */
export const runScanTask = (request: ScanRequest, { owner, signal }: Options): Promise<ReadingResult> =>
  inTurn(owner, () => runTask(SCAN, request, { owner, signal }));
