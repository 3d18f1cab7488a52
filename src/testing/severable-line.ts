import { onTestFinished } from 'vitest';
import { openSeverableLine } from './open-severable-line.ts';

/** A line to a server on this machine that a test severs and mends, gone after the test. */
export async function severableLine(port: number) {
  const line = await openSeverableLine(port);
  onTestFinished(line.sever);
  return line;
}
