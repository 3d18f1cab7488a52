import { makeLog } from '#platform/server/log.ts';

/** Returns a log whose lines a test can read. */
export function recordingLog() {
  const lines: string[] = [];
  return { log: makeLog('debug', { write: (line) => lines.push(line) }), lines };
}
