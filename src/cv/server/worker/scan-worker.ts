import { serveTask } from '#platform/server/workers/serve-task.ts';
import { readOrReject } from '../import/read-or-reject.ts';
import { readScan } from '../import/scan/read-scan.ts';
import type { ScanRequest } from './scan-task.ts';

/** Runs a worker that recognizes text in scans, apart from the others because it needs more memory. */
serveTask(
  () =>
    ({ bytes, languages }: ScanRequest) =>
      readOrReject(() => readScan(bytes, languages)),
);
