import { expect } from 'vitest';
import { cpuTimeMs } from './cpu-time.ts';

const LENGTH = 60_000;
/** Linear code takes a few milliseconds at this length; quadratic code takes seconds. */
const LIMIT_MS = 500;
const PART = 4;
/** Code that takes long, on a busy machine or for other reasons, takes so many times as long for four times the text. */
const LIMIT_RATIO = 8;

/** Checks that `work` is fast for each piece repeated to 60,000 characters, by CPU time. */
export async function expectLinear(pieces: readonly string[], work: (text: string) => unknown) {
  for (const piece of pieces) {
    const timeOf = async (length: number) => {
      const text = piece.repeat(Math.ceil(length / piece.length));
      return Math.min(await cpuTimeMs(() => work(text)), await cpuTimeMs(() => work(text)));
    };
    const time = await timeOf(LENGTH);
    if (time < LIMIT_MS) continue;
    expect(time / (await timeOf(LENGTH / PART)), `${JSON.stringify(piece)} repeated`).toBeLessThan(LIMIT_RATIO);
  }
}
