import { expect } from 'vitest';
import { cpuTime } from './cpu-time.ts';

const LENGTH = 60_000;
/** Linear code takes a few milliseconds; code whose cost grows with the square of the length takes seconds. */
const LIMIT_MS = 500;

/** Checks that `work` is quick with each of the pieces repeated to 60,000 characters, by the processor's time. */
export async function expectLinear(pieces: readonly string[], work: (text: string) => unknown) {
  for (const piece of pieces) {
    const text = piece.repeat(Math.ceil(LENGTH / piece.length));
    const times = [await cpuTime(() => work(text)), await cpuTime(() => work(text))];
    expect(Math.min(...times), `${JSON.stringify(piece)} repeated`).toBeLessThan(LIMIT_MS);
  }
}
