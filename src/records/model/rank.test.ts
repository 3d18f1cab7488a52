import { describe, expect, it } from 'vitest';
import { rankBetween, spreadRanks } from './rank.ts';

describe('ranks', () => {
  it.each([
    ['', undefined],
    ['V', undefined],
    ['', 'V'],
    ['V', 'W'],
    ['V', 'V1'],
    ['zz', undefined],
    ['', '01'],
    ['', '0001'],
    ['A', 'A01'],
    ['Az', 'B'],
    ['1', '2'],
    ['0z', '1'],
  ])('finds a rank between %j and %j', (before, after) => {
    const rank = rankBetween(before, after);
    expect(rank > before).toBe(true);
    if (after !== undefined) expect(rank < after).toBe(true);
    expect(rank).not.toMatch(/0$/);
  });

  it('throws if the ranks are not in order', () => {
    expect(() => rankBetween('B', 'A')).toThrow();
    expect(() => rankBetween('A', 'A')).toThrow();
  });

  it('keeps ranks ordered and short through thousands of random moves', () => {
    let seed = 1;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const ranks = spreadRanks(50);
    for (let move = 0; move < 5000; move += 1) {
      ranks.splice(random(ranks.length), 1);
      const at = random(ranks.length + 1);
      ranks.splice(at, 0, rankBetween(ranks[at - 1], ranks[at]));
    }
    expect(ranks).toEqual([...new Set(ranks)].sort());
    expect(Math.max(...ranks.map((rank) => rank.length))).toBeLessThan(40);
  });

  it('keeps ranks short when every record is added at the same end', () => {
    for (const end of ['first', 'last']) {
      const ranks = spreadRanks(1);
      for (let at = 0; at < 20_000; at += 1) {
        ranks.push(end === 'first' ? rankBetween('', ranks.at(-1)) : rankBetween(ranks.at(-1)));
      }
      expect(ranks).toEqual(end === 'first' ? ranks.toSorted().reverse() : ranks.toSorted());
      expect(new Set(ranks).size).toBe(ranks.length);
      expect(Math.max(...ranks.map((rank) => rank.length))).toBe(4);
    }
  });

  it.each(['zzzz', 'zzzzV', '0001', '00001', '000000V'])(
    'finds ranks on both sides of %s, where no step is left',
    (end) => {
      expect(rankBetween(end) > end).toBe(true);
      expect(rankBetween('', end) < end).toBe(true);
    },
  );

  it('spreads ranks over any number of records', () => {
    for (const count of [0, 1, 2, 61, 62, 63, 5000]) {
      const ranks = spreadRanks(count);
      expect(ranks).toHaveLength(count);
      expect(ranks).toEqual([...new Set(ranks)].sort());
      expect(ranks.filter((rank) => rank.endsWith('0'))).toEqual([]);
    }
  });
});
