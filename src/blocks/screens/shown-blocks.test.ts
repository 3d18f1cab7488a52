import { expect, it } from 'vitest';
import type { FieldBlock } from '../model/limits.ts';
import type { Block } from '../model/schema.ts';
import { shownBlocks } from './shown-blocks.ts';

const TEXT = { id: 'b3c2f7a4-5a76-4b8c-9a64-0d3d6a0f1c11', kind: 'text', text: '' } as const;
const place = (id: FieldBlock) => ({ id, kind: 'field' }) as const;
const idsOf = (blocks: readonly Block[], filled: readonly FieldBlock[] = []) =>
  shownBlocks(blocks, {
    texts: { problem: '', approach: '', outcome: '' },
    isFilled: (field) => filled.includes(field),
  }).map(({ id }) => id);

it('an empty form has no blocks', () => {
  expect(idsOf([])).toEqual([]);
});

it('fields are listed where they are filled, and texts also where they were placed', () => {
  const filled = ['outcome', 'metrics'] as const;
  expect(idsOf([], filled)).toEqual(['outcome', 'metrics']);
  expect(idsOf([place('metrics'), TEXT, place('problem')], filled)).toEqual(['metrics', TEXT.id, 'problem', 'outcome']);
  expect(idsOf([place('gallery')])).toEqual([]);
});

it('a form without fields lists only its blocks', () => {
  expect(shownBlocks([TEXT], undefined)).toEqual([TEXT]);
});
