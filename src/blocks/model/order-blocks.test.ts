import { expect, it } from 'vitest';
import { orderBlocks } from './order-blocks.ts';

const text = { id: 'b3c2f7a4-5a76-4b8c-9a64-0d3d6a0f1c11', kind: 'text', text: 'A table' } as const;
const field = (id: 'problem' | 'approach' | 'outcome' | 'metrics' | 'gallery') => ({ kind: 'field', id }) as const;

it('a case study without blocks shows its fields in the order from before there were blocks', () => {
  expect(orderBlocks([])).toEqual(
    ['problem', 'approach', 'outcome', 'metrics', 'gallery'].map((id) => field(id as 'problem')),
  );
});

it('fields stay where they were placed, and the others follow', () => {
  expect(orderBlocks([field('gallery'), text, field('problem')])).toEqual([
    field('gallery'),
    text,
    field('problem'),
    field('approach'),
    field('outcome'),
    field('metrics'),
  ]);
});
