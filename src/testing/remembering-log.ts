import { makeLog } from '#platform/log.ts';

/** A log whose lines a test can read. */
export function rememberingLog() {
  const lines: string[] = [];
  return { log: makeLog('debug', { write: (line) => lines.push(line) }), lines };
}
