import { describe, expect, it } from 'vitest';
import { mergeChanges } from './three-way.ts';

describe('two changes of one thing', () => {
  it.each([
    ['only mine', 'a', 'b', 'a', 'b'],
    ['only theirs', 'a', 'a', 'b', 'b'],
    ['the same', 'a', 'b', 'b', 'b'],
  ])('%s', (_, base, mine, theirs, value) => {
    expect(mergeChanges(base, mine, theirs)).toEqual({ value, conflicts: [] });
  });

  it('contradict each other where both wrote the same field, and only there', () => {
    const base = { one: 'a', two: { three: 'a', four: 'a' } };
    const mine = { one: 'mine', two: { three: 'mine', four: 'a' } };
    const theirs = { one: 'a', two: { three: 'theirs', four: 'theirs' } };
    expect(mergeChanges(base, mine, theirs)).toEqual({
      value: { one: 'mine', two: { three: 'mine', four: 'theirs' } },
      conflicts: [['two', 'three']],
    });
  });
});

describe('two changes of one list of words', () => {
  it.each([
    ['both add', ['a'], ['a', 'b'], ['a', 'c'], ['a', 'b', 'c']],
    ['one adds, one takes away', ['a', 'b'], ['a', 'b', 'c'], ['b'], ['b', 'c']],
    ['both take away', ['a', 'b', 'c'], ['b', 'c'], ['a', 'b'], ['b']],
    ['one orders, one adds at the end', ['a', 'b'], ['b', 'a'], ['a', 'b', 'c'], ['b', 'c', 'a']],
    ['one orders, one adds at the top', ['a', 'b'], ['b', 'a'], ['c', 'a', 'b'], ['c', 'b', 'a']],
  ])('%s', (_, base, mine, theirs, value) => {
    expect(mergeChanges(base, mine, theirs)).toEqual({ value, conflicts: [] });
  });

  it('is asked about when both made another order', () => {
    const { conflicts } = mergeChanges(['a', 'b', 'c'], ['b', 'a', 'c'], ['a', 'c', 'b']);
    expect(conflicts).toEqual([[]]);
  });
});

describe('two changes of one list of things that have names', () => {
  const base = [
    { image: '1', alt: '' },
    { image: '2', alt: '' },
  ];

  it('are put together thing by thing', () => {
    const mine = [{ image: '1', alt: 'A wing' }, base[1]];
    const theirs = [base[1], base[0], { image: '3', alt: '' }];
    expect(mergeChanges(base, mine, theirs)).toEqual({
      value: [base[1], { image: '1', alt: 'A wing' }, { image: '3', alt: '' }],
      conflicts: [],
    });
  });

  it('are asked about when one took away what the other wrote in', () => {
    expect(mergeChanges(base, [base[1]], [{ image: '1', alt: 'A wing' }, base[1]]).conflicts).toEqual([[]]);
  });

  it('are asked about when both wrote in the same', () => {
    const [mine, theirs] = ['A wing', 'A bird'].map((alt) => [{ image: '1', alt }, base[1]]);
    expect(mergeChanges(base, mine, theirs).conflicts).toEqual([[]]);
  });
});

it('a list of things without names is asked about as a whole', () => {
  const row = (url: string) => ({ label: '', url });
  const [mine, theirs] = ['b', 'c'].map((url) => [row('a'), row(url)]);
  expect(mergeChanges([row('a')], mine, theirs)).toEqual({ value: mine, conflicts: [[]] });
});
