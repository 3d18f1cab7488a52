import { describe, expect, it } from 'vitest';
import { truncateUnchanged } from './truncate-unchanged.ts';

const LONG = `The engine weaves algebraical patterns ${'and so on '.repeat(30)}just as the loom weaves flowers`;

describe('truncateUnchanged', () => {
  it('shortens long unchanged text to the context of the changes', () => {
    const [before, , between, , after] = truncateUnchanged([
      { text: LONG },
      { text: 'old', in: 'removed' },
      { text: LONG },
      { text: 'new', in: 'added' },
      { text: LONG },
    ]);
    expect(before?.text).toBe(`…${LONG.slice(-60)}`);
    expect(between?.text).toBe(`${LONG.slice(0, 60)}…${LONG.slice(-60)}`);
    expect(after?.text).toBe(`${LONG.slice(0, 60)}…`);
  });

  it('keeps changed text and short unchanged text whole', () => {
    const words = [{ text: 'weaves ' }, { text: LONG, in: 'added' as const }, { text: ' patterns' }];
    expect(truncateUnchanged(words)).toEqual(words);
  });
});
