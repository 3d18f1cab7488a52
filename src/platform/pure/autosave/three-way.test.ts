import { describe, expect, it } from 'vitest';
import { mergeChanges } from './three-way.ts';

describe('two changes of one value', () => {
  it.each([
    ['takes my change', 'a', 'b', 'a', 'b'],
    ['takes their change', 'a', 'a', 'b', 'b'],
    ['takes the same change once', 'a', 'b', 'b', 'b'],
  ])('%s', (_, base, mine, theirs, value) => {
    expect(mergeChanges(base, mine, theirs)).toEqual({ value, conflicts: [] });
  });

  it('conflict only in the fields that both sides changed', () => {
    const base = { one: 'a', two: { three: 'a', four: 'a' } };
    const mine = { one: 'mine', two: { three: 'mine', four: 'a' } };
    const theirs = { one: 'a', two: { three: 'theirs', four: 'theirs' } };
    expect(mergeChanges(base, mine, theirs)).toEqual({
      value: { one: 'mine', two: { three: 'mine', four: 'theirs' } },
      conflicts: [['two', 'three']],
    });
  });
});

describe('two changes of a list of words', () => {
  it.each([
    ['both add', ['a'], ['a', 'b'], ['a', 'c'], ['a', 'b', 'c']],
    ['one adds, one removes', ['a', 'b'], ['a', 'b', 'c'], ['b'], ['b', 'c']],
    ['both remove', ['a', 'b', 'c'], ['b', 'c'], ['a', 'b'], ['b']],
    ['one reorders, one adds at the end', ['a', 'b'], ['b', 'a'], ['a', 'b', 'c'], ['b', 'c', 'a']],
    ['one reorders, one adds at the top', ['a', 'b'], ['b', 'a'], ['c', 'a', 'b'], ['c', 'b', 'a']],
  ])('%s', (_, base, mine, theirs, value) => {
    expect(mergeChanges(base, mine, theirs)).toEqual({ value, conflicts: [] });
  });

  it('conflict if both sides reordered', () => {
    const { conflicts } = mergeChanges(['a', 'b', 'c'], ['b', 'a', 'c'], ['a', 'c', 'b']);
    expect(conflicts).toEqual([[]]);
  });
});

describe('two changes of a list of identifiable items', () => {
  const base = [
    { image: '1', alt: '' },
    { image: '2', alt: '' },
  ];

  it('are merged item by item', () => {
    const mine = [{ image: '1', alt: 'A wing' }, base[1]];
    const theirs = [base[1], base[0], { image: '3', alt: '' }];
    expect(mergeChanges(base, mine, theirs)).toEqual({
      value: [base[1], { image: '1', alt: 'A wing' }, { image: '3', alt: '' }],
      conflicts: [],
    });
  });

  it('conflict if one side removed an item that the other changed', () => {
    expect(mergeChanges(base, [base[1]], [{ image: '1', alt: 'A wing' }, base[1]]).conflicts).toEqual([[]]);
  });

  it('conflict if both sides changed the same item', () => {
    const [mine, theirs] = ['A wing', 'A bird'].map((alt) => [{ image: '1', alt }, base[1]]);
    expect(mergeChanges(base, mine, theirs).conflicts).toEqual([[]]);
  });
});

it('two changes of a list without identifiable items conflict as a whole', () => {
  const row = (url: string) => ({ label: '', url });
  const [mine, theirs] = ['b', 'c'].map((url) => [row('a'), row(url)]);
  expect(mergeChanges([row('a')], mine, theirs)).toEqual({ value: mine, conflicts: [[]] });
});
