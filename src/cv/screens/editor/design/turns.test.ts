import { describe, expect, it } from 'vitest';
import { makeTurns } from './turns.ts';

describe('works that wait for one another', () => {
  it('are begun when the one before has ended, whatever became of it', async () => {
    const inTurn = makeTurns(1);
    const { signal } = new AbortController();
    const told: string[] = [];
    const fails = inTurn(signal, async () => {
      told.push('first begins');
      await Promise.resolve();
      told.push('first ends');
      throw new Error('no picture');
    });
    const done = inTurn(signal, async () => void told.push('second begins'));
    await expect(fails).rejects.toThrow('no picture');
    expect([await done, told]).toEqual([true, ['first begins', 'first ends', 'second begins']]);
  });

  it('are left out where nobody wants them by then', async () => {
    const inTurn = makeTurns(1);
    const leaving = new AbortController();
    let begun = false;
    const turn = inTurn(leaving.signal, async () => {
      begun = true;
    });
    leaving.abort();
    expect([await turn, begun]).toEqual([false, false]);
  });

  it('are done side by side as far as that is allowed', async () => {
    const inTurn = makeTurns(2);
    const { signal } = new AbortController();
    const begun: number[] = [];
    const ends = [0, 1, 2].map(() => Promise.withResolvers<void>());
    const turns = ends.map(({ promise }, at) =>
      inTurn(signal, () => {
        begun.push(at);
        return promise;
      }),
    );
    await Promise.resolve();
    expect(begun).toEqual([0, 1]);
    for (const { resolve } of ends) resolve();
    await Promise.all(turns);
    expect(begun).toEqual([0, 1, 2]);
  });
});
