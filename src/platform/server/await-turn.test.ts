import { expect, it } from 'vitest';
import { awaitTurn } from './await-turn.ts';

it('gives each caller a turn of the event loop, in order', async () => {
  const order: string[] = [];
  const turns = ['a', 'b', 'c'].map(async (name) => {
    await awaitTurn();
    order.push(name);
  });
  let ticks = 0;
  const tick = () => {
    order.push('-');
    ticks += 1;
    if (ticks < 10) setImmediate(tick);
  };
  setImmediate(tick);
  await Promise.all(turns);
  expect(order.filter((name) => name !== '-')).toEqual(['a', 'b', 'c']);
  expect(order.join('')).toMatch(/a-+b-+c/);
});
