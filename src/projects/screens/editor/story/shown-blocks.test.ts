import { expect, it } from 'vitest';
import { EMPTY_PROJECT } from '../../../model/limits.ts';
import { shownBlocks } from './shown-blocks.ts';

const EMPTY = { ...EMPTY_PROJECT, slug: '' };
const TEXT = { id: 'b3c2f7a4-5a76-4b8c-9a64-0d3d6a0f1c11', kind: 'text', text: '' } as const;
const idsOf = (project: Partial<typeof EMPTY>) => shownBlocks({ ...EMPTY, ...project }).map(({ id }) => id);

it('an empty project has no blocks', () => {
  expect(idsOf({})).toEqual([]);
});

it('fields are listed where they are filled, and texts also where they were placed', () => {
  const caseStudy = { problem: '', approach: ' ', outcome: 'It ran.' };
  const metrics = [{ label: '', value: '25' }];
  expect(idsOf({ caseStudy, metrics })).toEqual(['outcome', 'metrics']);
  expect(
    idsOf({ caseStudy, metrics, blocks: [{ id: 'metrics', kind: 'field' }, TEXT, { id: 'problem', kind: 'field' }] }),
  ).toEqual(['metrics', TEXT.id, 'problem', 'outcome']);
  expect(idsOf({ blocks: [{ id: 'gallery', kind: 'field' }] })).toEqual([]);
});
