import { expect } from 'vitest';
import { cpuTimeMs } from './cpu-time.ts';

const LENGTH = 60_000;
/** Linear code takes a few milliseconds at this length; quadratic code takes seconds. */
const LIMIT_MS = 500;

/** Checks that `work` is fast for each piece repeated to 60,000 characters, by CPU time. */
export async function expectLinear(pieces: readonly string[], work: (text: string) => unknown) {
  for (const piece of pieces) {
    const text = piece.repeat(Math.ceil(LENGTH / piece.length));
    const times = [await cpuTimeMs(() => work(text)), await cpuTimeMs(() => work(text))];
    expect(Math.min(...times), `${JSON.stringify(piece)} repeated`).toBeLessThan(LIMIT_MS);
  }
}
