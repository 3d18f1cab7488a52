import { expect, it } from 'vitest';
import { availableFirst } from './available-first.ts';

const command = (id: string, unavailable?: string) => ({ id, label: id, unavailable, run: () => {} });

it('puts unavailable commands last and otherwise keeps the order', () => {
  const commands = [command('undo', 'Nothing yet'), command('show'), command('fit', 'Locked'), command('zoom')];
  expect(availableFirst(commands).map(({ id }) => id)).toEqual(['show', 'zoom', 'undo', 'fit']);
});
