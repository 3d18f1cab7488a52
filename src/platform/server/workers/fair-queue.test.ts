import { describe, expect, it } from 'vitest';
import { makeFairQueue } from './fair-queue.ts';

type TestItem = { owner: string; key?: string; isBackground?: boolean; name: string };

const open = ({ maxQueue = 100, maxQueuePerOwner = 100 } = {}) => {
  const superseded: string[] = [];
  const queue = makeFairQueue<TestItem>({
    maxQueue,
    maxQueuePerOwner,
    onSuperseded: ({ name }) => superseded.push(name),
  });
  const push = (owner: string, name: string, key?: string) =>
    queue.push({ owner, name, ...(key === undefined ? {} : { key }) });
  const takeAll = () => Array.from({ length: 10 }, () => queue.take(() => true)?.name).filter(Boolean);
  return { queue, push, takeAll, superseded };
};

describe('a fair queue', () => {
  it('serves owners in turn, and the requests of one owner in order', () => {
    const { push, takeAll } = open();
    for (const name of ['a1', 'a2', 'a3', 'a4']) push('a', name);
    push('b', 'b1');
    push('c', 'c1');
    push('c', 'c2');
    expect(takeAll()).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'a4']);
  });

  it('serves what an owner does in the background after their other requests', () => {
    const { queue, push, takeAll } = open();
    queue.push({ owner: 'a', name: 'picture 1', isBackground: true });
    queue.push({ owner: 'a', name: 'picture 2', isBackground: true });
    push('a', 'page 1');
    push('a', 'page 2');
    push('b', 'b1');
    expect(takeAll()).toEqual(['page 1', 'b1', 'page 2', 'picture 1', 'picture 2']);
  });

  it('skips an owner who may not start anything now, and keeps their turn', () => {
    const { queue, push, takeAll } = open();
    push('a', 'a1');
    push('b', 'b1');
    expect(queue.take((owner) => owner !== 'a')?.name).toBe('b1');
    expect(queue.take((owner) => owner !== 'a')).toBeUndefined();
    expect(takeAll()).toEqual(['a1']);
  });

  it('keeps only the latest request with a key, at the position of the first', () => {
    const { push, takeAll, superseded } = open();
    push('a', 'draft 1', 'page');
    push('a', 'other');
    push('a', 'draft 2', 'page');
    push('a', 'draft 3', 'page');
    expect(superseded).toEqual(['draft 1', 'draft 2']);
    expect(takeAll()).toEqual(['draft 3', 'other']);
  });

  it('refuses requests beyond the limit of one owner without refusing the others', () => {
    const { push } = open({ maxQueuePerOwner: 2 });
    expect([push('a', '1'), push('a', '2'), push('a', '3'), push('b', '1')]).toEqual([true, true, false, true]);
  });

  it('refuses requests beyond the total limit', () => {
    const { push } = open({ maxQueue: 2 });
    expect([push('a', '1'), push('b', '1'), push('c', '1')]).toEqual([true, true, false]);
  });
});
