import { onTestFinished } from 'vitest';
import { openSeverableLine } from './open-severable-line.ts';

/** Opens a severable proxy to a local server and closes it after the test. */
export async function severableLine(port: number) {
  const line = await openSeverableLine(port);
  onTestFinished(line.sever);
  return line;
}
