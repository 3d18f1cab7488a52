import { expect, it, vi } from 'vitest';
import { EMPTY_POST } from '../../model/limits.ts';
import { type EditablePost, preparePost } from './prepare-post.ts';

// The `components.tsx` of a domain also imports its screens, which need a browser.
vi.mock('#records/components.tsx', () => import('#records/model/field-errors.ts'));
vi.mock('#blocks/components.tsx', async () => ({
  ...(await import('#blocks/screens/filled-rows.ts')),
  ...(await import('#blocks/screens/validate-block.ts')),
}));

const { minutes: _, ...EMPTY } = EMPTY_POST;
const post = (fields: Partial<EditablePost>): EditablePost => ({ ...EMPTY, slug: '', title: 'Note G', ...fields });

it('accepts a post with only a title', () => {
  const unchanged = post({});
  expect(preparePost(unchanged)).toEqual({ document: unchanged, faults: {}, groups: [['status', 'publishedAt']] });
});

it('reports each error by its field path', () => {
  const { faults } = preparePost(
    post({
      title: ' ',
      slug: 'no spaces',
      summary: 'x'.repeat(301),
      series: 'x'.repeat(122),
      tags: ['maths', 'x'.repeat(41)],
      coverAlt: 'x'.repeat(501),
      originalUrl: 'nowhere',
      blocks: [{ id: '0b3cf0ce-5a0c-4c8c-9a64-0d3d6a0f1c01', kind: 'heading', text: 'x'.repeat(201) }],
    }),
  );
  expect(faults).toEqual({
    title: { name: 'titleNeeded' },
    slug: { name: 'slugFaulty' },
    summary: { name: 'tooLong', over: 1 },
    series: { name: 'tooLong', over: 2 },
    tags: { name: 'tooLong', over: 1 },
    coverAlt: { name: 'tooLong', over: 1 },
    originalUrl: { name: 'addressFaulty' },
    'blocks.0.text': { name: 'tooLong', over: 1 },
  });
});

it('sends no empty rows of numbers', () => {
  const figures = [
    { label: '', value: '' },
    { label: 'operations', value: '25' },
  ];
  const { document } = preparePost(
    post({ blocks: [{ id: '0b3cf0ce-5a0c-4c8c-9a64-0d3d6a0f1c01', kind: 'figures', figures }] }),
  );
  expect(document.blocks).toMatchObject([{ figures: [figures[1]] }]);
});
