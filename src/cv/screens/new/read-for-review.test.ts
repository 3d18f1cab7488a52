import { expect, it, vi } from 'vitest';
import { EMPTY_CONTENT } from '../../model/content.ts';
import { readForReview } from './read-for-review.ts';

const SOURCE = {
  ...{ lines: [], pages: [], face: null, marks: [], unplaced: [], unplacedSection: null, template: 'classic' },
};

async function read({ isRecognized, isWanted }: { isRecognized: boolean; isWanted: boolean }) {
  const create = vi.fn(async () => 'imported');
  const review = vi.fn(async () => {});
  const result = await readForReview({
    filename: 'nora.pdf',
    destinations: { cv: true, work: true },
    read: async () => ({
      ...{ document: EMPTY_CONTENT, name: 'Nora', photo: null, source: isRecognized ? SOURCE : null },
      report: { format: isRecognized ? 'pdf' : 'json-resume', warnings: [], counts: {} } as never,
    }),
    ...{ create, review, isWanted: () => isWanted },
  });
  return { result, imports: create.mock.calls.length, reviews: review.mock.calls.length };
}

it('opens the review of a recognized CV', async () => {
  expect(await read({ isRecognized: true, isWanted: true })).toEqual({ result: undefined, imports: 0, reviews: 1 });
});

it('does nothing with a recognized CV whose review is no longer wanted', async () => {
  expect(await read({ isRecognized: true, isWanted: false })).toEqual({ result: undefined, imports: 0, reviews: 0 });
});

it('imports data at once, also if the dialog was closed', async () => {
  expect(await read({ isRecognized: false, isWanted: true })).toMatchObject({ result: 'imported', reviews: 0 });
  expect(await read({ isRecognized: false, isWanted: false })).toMatchObject({ result: 'imported', reviews: 0 });
});
